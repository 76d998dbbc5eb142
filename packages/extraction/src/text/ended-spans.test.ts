import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { endedSpans } from "./ended-spans.ts";

test.each([
  [
    "Sales were $4 million in the quarter ended Sept. 30, up from $3 million a year earlier.",
    "Year earlier 3000000 · Now 4000000",
  ],
  ["Profit fell to £6m in the year to 31 March 2020 from £8m.", "Before 8000000 · After 6000000"],
  ["Orders rose to 90 in the third quarter ended Sept 30, 2011 from 80 a year ago.", "Year ago 80 · Third quarter 90"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["£6m in the year to 31 March 2020 and £8m in the year to 31 March 2021.", "The season ended 12 games ago."])(
  "%s: two spans, or none",
  (text) => expect(endedSpans(text)).toBeNull(),
);
