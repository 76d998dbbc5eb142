/** Letters in turn are days or months. */
import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["snow in cm - o 2 n 10 d 22 j 31 f 28 m 12", "Oct 2 · Nov 10 · Dec 22 · Jan 31 · Feb 28 · Mar 12"],
  [
    "steps m 9000 t 8000 w 7500 t 9900 f 12000 s 4000 s 3000",
    "Mon 9000 · Tue 8000 · Wed 7500 · Thu 9900 · Fri 12000 · Sat 4000 · Sun 3000",
  ],
  [
    "frost days j 12 f 9 m 5 a 2 m 0 j 0 j 0 a 0 s 0 o 1 n 6 d 10",
    "Jan 12 · Feb 9 · Mar 5 · Apr 2 · May 0 · Jun 0 · Jul 0 · Aug 0 · Sep 0 · Oct 1 · Nov 6 · Dec 10",
  ],
  ["Books read: J 3, F 4, M 2, A 5, M 6", "Jan 3 · Feb 4 · Mar 2 · Apr 5 · May 6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["S 3, M 4, L 5, XL 6", "votes: a 12, b 9, c 4, d 2, e 1, f 3"])(
  "%s: no times",
  (text) => expect(readLine(text)).not.toMatch(/Mon|Sat|Jan|Feb/u), // catches "Mon", not "M"
);
