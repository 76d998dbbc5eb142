import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Falls: early shift 4 in May, 2 in June; late shift 9 in May, 7 in June.",
    "[Early shift / Late shift] May 4/9 · June 2/7",
  ],
  ["Complaints: front desk 4 in May and 2 in June, spa 9 and 7.", "[Front desk / Spa] May 4/9 · June 2/7"],
  // which one it is
  ["Ward 3 in May 12 falls, in June 9.", "May 12 · June 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
