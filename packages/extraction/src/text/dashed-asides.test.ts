import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { dashedAsides } from "./dashed-asides.ts";

test.each([
  ["Ann 4, Bo 3, Cy 3 - 10 minutes later all were ill", "Ann 4 · Bo 3 · Cy 3"],
  ["Fri 31, Sat 40, Sun 12 - 20 fewer than last year", "Fri 31 · Sat 40 · Sun 12"],
  ["Ann scored 4, Bo 3, Cy 8 - 12 other kids watched", "Ann 4 · Bo 3 · Cy 8"],
  ["Leeds 31, York 40, Hull 12 – 30 people were turned away", "Leeds 31 · York 40 · Hull 12"],
  ["Mon 12, Tue 15, Wed 9 - 14 of them new", "Mon 12 · Tue 15 · Wed 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Waits: Leeds 10 - 15 min, York 20 - 30 min, Hull 5 - 10 min",
  "Ann 4, Bo 3, Cy 3 - 10 minutes",
  "Hull 12, Leeds 20 - 30 people, York 9",
  "Cy 3 - 10 minutes later all were ill",
])("not %s", (text) => expect(dashedAsides(text)).toBeNull());
