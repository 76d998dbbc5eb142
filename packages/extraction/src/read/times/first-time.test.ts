/** Series that go by their times, the first as the others. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const seriesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.series.map(({ name }) => name).join("/") : answer.reason;
};

test.each([
  ["Runs, week 1: mon 5, wed 8, sun 12; week 2: mon 6, wed 8, sun 15", "Week 1/Week 2"],
  ["Sales 2024: mon 5k, wed 8k, sun 3k; last year: mon 4k, wed 7k, sun 3k", "2024/Last year"],
])("%s: by its time", (text, series) => expect(seriesOf(text)).toBe(series));

test.each([
  ["Sales mon 80 fri 145 sat 210 - last yr mon 95 fri 120 sat 180", "Sales/Last yr"],
  ["Bees: May 40, June 62; wasps: May 12, June 35", "Bees/Wasps"],
])("%s: as it is told", (text, series) => expect(seriesOf(text)).toBe(series));
