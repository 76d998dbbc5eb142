import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The consultants put wind at €1.2m, solar at €0.8m and gas at €0.5m.", "Wind 1200000 · Solar 800000 · Gas 500000"],
  [
    "The pool costs adults 6 and children 3.50 on weekdays, 7.50 and 4.50 at weekends",
    "[Adults / Children] Weekdays 6/3.5 · Weekends 7.5/4.5",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
