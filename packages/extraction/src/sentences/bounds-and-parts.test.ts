/** Figures that are typed as bounds, roughly, or as parts of a whole. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Leeds 40+, York 25+, Hull 10+", "Leeds 40 · York 25 · Hull 10"],
  ["Leeds c. 40, York ca. 25, Hull approx 10", "Leeds 40 · York 25 · Hull 10"],
  ["40ish in Leeds, 25 or so in York", "Leeds 40 · York 25"],
  ["Cake 1/2, pie 1/4, tart 1/4", "Cake 50 · Pie 25 · Tart 25"],
  ["Score: Ann 10, Bob 8 (out of 12)", "Ann 10 · Bob 8"],
  ["A(12) B(9) C(7)", "A 12 · B 9 · C 7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["18-24 15%, 65+ 20%", "18-24 15 · 65+ 20"],
  ["Scores: Ann 3/5, Bo 4/5, Cy 2/5", "Ann 3 · Bo 4 · Cy 2"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
