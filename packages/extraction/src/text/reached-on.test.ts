import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { reachedOn } from "./reached-on.ts";

test.each([
  ["Bar takings rose £340 on last Friday, hitting £2,115.", "Last Friday 1775 · Now 2115"],
  ["Traffic climbed 3,000 on May to hit 21,000.", "May 18000 · Now 21000"],
  ["Members are up 40 on last year at 310.", "Last year 270 · Now 310"],
  ["Turnover was up £1.2m on 2022 at £9.4m.", "2022 8200000 · Now 9400000"],
  ["The price is up 5% on last year at £210.", "Last year 200 · Now 210"],
  ["Complaints dropped 12 on last month to reach 30", "Last month 42 · Now 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Footfall fell 300 on Saturday to 1,900.",
  "Sales rose 3% on last year.",
  "We spent £40 on 2022 calendars at £4 each.",
  "Takings rose £340 on last Friday, hitting £2,115, and tips £90.",
])("%s: stays as it is", (text) => expect(reachedOn(text)).toBeNull());
