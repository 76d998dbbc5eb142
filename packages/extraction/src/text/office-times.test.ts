import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { officeTimes } from "./office-times.ts";

test.each([
  ["Win rate 32% vs 27% last qtr", "Last quarter 27 · Now 32"],
  ["NPS 42 vs 38 LY", "Last year 38 · Now 42"],
  ["Footfall this wk 8,120 vs LW 7,640", "Last week 7640 · This week 8120"],
  ["orders today 112, yday 98", "Yesterday 98 · Today 112"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["wk 12 40, wk 13 38", "Jan 42 (LY 38), Feb 45 (LY 41)", "Store TY LY\nLeeds 12 10", "only 2 of 5"])(
  "%s stays as it is",
  (text) => expect(officeTimes(text)).toBeNull(),
);
