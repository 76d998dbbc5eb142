/** A plural behind a noun is no verb where the verb or the colon of its clause is still to come. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const seriesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.series.map(({ name }) => name).join(" / ") : answer.reason;
};

test.each([
  ["House prices here rose from 120k in 2001 to 190k in 2012", "House prices"],
  ["Bird counts here dropped from 410 in 1990 to 120 in 2020", "Bird counts"],
  ["GCSE passes 2022–2024: 71, 74, 78", "GCSE passes"],
  ["Phone calls Mon–Wed: 12, 14, 9", "Phone calls"],
  ["Tom scores 12 in May, 15 in June", "Tom"],
  ["Ajax wins in May 4, in June 2", "Ajax"],
])("%s", (text, name) => expect(seriesOf(text)).toBe(name));
