import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Okafor scored 21 and set up 4, Lind scored 13 and set up 11.", "[Scored / Set up] Okafor 21/4 · Lind 13/11"],
  ["The consultants put wind at €1.2m, solar at €0.8m and gas at €0.5m.", "Wind 1200000 · Solar 800000 · Gas 500000"],
  ["12 signed up, 5 dropped out", "Signed up 12 · Dropped out 5"],
  [
    "The pool costs adults 6 and children 3.50 on weekdays, 7.50 and 4.50 at weekends",
    "[Adults / Children] Weekdays 6/3.5 · Weekends 7.5/4.5",
  ],
  ["12 came, 5 left", "Came 12 · Left 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
