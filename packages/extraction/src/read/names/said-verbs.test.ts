import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const namesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).join(" · ") : answer.reason;
};

describe("a verb of saying that only one name has", () => {
  it.each([
    ["A mere 3 per cent said yes; 21 per cent said maybe; 76 per cent said never.", "Yes · Maybe · Never"],
    [
      "47% said staff shortages were at fault, 33% said poor planning was to blame and 12% cited the weather.",
      "Staff shortages · Poor planning · Weather",
    ],
    ["Half of the class likes maths, a third likes art, the others prefer PE", "Maths · Art · PE"],
    ["Half likes maths, a quarter likes art, a quarter likes PE", "Maths · Art · PE"],
    ["Half my class loves football, a third loves tennis and the rest loves swimming", "Football · Tennis · Swimming"],
    ["Tea 41%, coffee 39%, and 20% opted for water.", "Tea · Coffee · Water"],
  ])("%s", (text, names) => expect(namesOf(text)).toBe(names));
  it.each([
    ["12% cited the weather, 9% walked out.", "Cited the weather · Walked out"],
    ["30% loves it, 40% likes it, 30% hates it", "Loves it · Likes it · Hates it"],
    ["Name change 175, divorce 1,250", "Name change · Divorce"],
  ])("stays: %s", (text, names) => expect(namesOf(text)).toBe(names));
});
