import { describe, expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const sourceOf = (text: string): string | null | undefined => {
  const answer = extract(text);
  return answer.ok ? answer.chart.source : null;
};

describe("who the figures are from", () => {
  test.each([
    ["Core inflation fell to 1.9% in October from 2.3% in September, the NSO said.", "NSO"],
    ["Youth unemployment: 31% → 24% within two years, the minister said on Monday", "Minister"],
    ["Heating accounts for 53% of the bill, says Ofgem, hot water for 18%, appliances for 17%", "Ofgem"],
    ["According to Eurostat, rents rose 4% in Porto, 6% in Lyon and 9% in Graz.", "Eurostat"],
    ["Wait for a driving test, per the DVSA: 5 weeks in 2019, 13 in 2021, 18 in 2023", "DVSA"],
    ["US payrolls: Jan 111k, Feb 102k, Mar 120k, Apr 147k (BLS)", "BLS"],
    ["Heating in Swiss homes: oil 38%, heat pumps 18%, gas 18%, wood 12%. Source: BFS, 2023", "BFS, 2023"],
    ["The 2023 census counts 410 people in Upper Vale and 296 in Mill End.", "2023 census"],
    ["English 61%, French 20%, other 19% (2011 Census)", "2011 Census"],
    ["Burglaries fell from 2,914 in 2016 to 1,602 in 2020, police figures show.", "Police figures"],
  ])("%s", (text, source) => {
    expect(sourceOf(text)).toBe(source);
  });

  test.each([
    ["who is compared", "Boys said 12 of 40 books were good, girls said 30"],
    ["a reply", "Tea? 12 said yes, 5 said no, 3 had no opinion"],
    ["nobody in particular", "The mill lost 40 jobs in May and 12 in June, people say."],
    ["somebody", "The mill lost 40 jobs in May and 12 in June, a man told us."],
    ["an abbreviation of what is measured", "Net promoter score, NPS: Ford 41, Fiat 38, Seat 29 (NPS)"],
    ["what the title tells", "Training report: 340 people did first aid, 295 fire safety"],
    ["incomes", "Our sources of income: rent 40k, fees 12k, gifts 3k"],
    ["a rate", "60 km per the hour on road A, 80 on road B, 100 on road C"],
    ["a scorer", "Goals scored by Kane 12, Salah 9, Haaland 14"],
    [
      "a study that nobody can find",
      "Nurses spent 37% of shifts on care, the study found, 26% on paper and 37% on rounds.",
    ],
    ["no source at all", "Chrome 65%, Safari 19%, Edge 5%"],
  ])("not %s", (_, text) => {
    expect(sourceOf(text) ?? null).toBe(null);
  });

  test("is told of every reading", () => {
    const answer = extract("According to Eurostat, in 2020 A was 1, B 2; in 2021 A was 3 and B 4.");
    expect(answer.ok && [answer.chart, ...answer.alternatives].every(({ source }) => source === "Eurostat")).toBe(true);
  });
});
