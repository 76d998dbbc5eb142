import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { rowAsides } from "./row-asides.ts";

test.each([
  ["Tits 8, 8 and 5; the nuthatches, new this year, 7, 6, 6.", "Tits 8, 8 and 5; the nuthatches 7, 6, 6."],
  ["York did 38, 21 and 9. Hull, down to one van, 29, 14 and 2", "York did 38, 21 and 9. Hull 29, 14 and 2"],
  ["Our end-of-term report: 12 won", "Our end of term report: 12 won"],
])("%s", (text, told) => expect(rowAsides(text)?.text).toBe(told));

test("the rows keep their names and what they did", () =>
  expect(
    readLine(
      "Nest boxes, end-of-season report. The blue tits laid 11 eggs, hatched 9 and fledged 7. Great tits managed 8, 8 and 5; the nuthatches, new this year, 7, 6, 6.",
    ),
  ).toBe("[Laid / Hatched / Fledged] Blue tits 11/9/7 · Great tits 8/8/5 · Nuthatches 7/6/6"));

test.each(["We had 3; Ann, Bo and Cy, 7, 6 and 6", "out-of-hours calls: 12", "Hull, new this year, 7"])(
  "%s: stays as it is",
  (text) => expect(rowAsides(text)).toBeNull(),
);
