import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Average reading age in my Year 3 intervention group: 6.2 years back in September, 7.6 now. Ten minutes a day with a real book, that's all it was.",
    "September 6.2 · Now 7.6",
  ],
  ["My Year 6 reading group: 41 in September, 58 now.", "September 41 · Now 58"],
  ["Mrs Bell's Year 5 pupils planted 40 bulbs in 2022 and 65 in 2023.", "2022 40 · 2023 65"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Our Year 3 had 12 absences, Year 4 15 and Year 5 9.", "Year 3 12 · Year 4 15 · Year 5 9"],
  ["My week 1 total was 40 in runs, week 2 55.", "Week 1 40 · Week 2 55"],
])("%s: as it is told", (text, line) => expect(readLine(text)).toBe(line));
