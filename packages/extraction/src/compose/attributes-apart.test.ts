/** Attributes of one thing, of several sorts. */
import { expect, test } from "vitest";
import { readUnit } from "./chart-line.fixture.ts";

test.each([
  "Bridge: span 310 m, height 46 m, lanes 4",
  "Pool length 25 m, lanes 6, depth 1.8 m, temp 28",
  "Boat: length 9 m, beam 3 m, berths 6, weight 4.2 t",
])("no one unit: %s", (text) => expect(readUnit(text)).toBeNull());

test.each([
  ["Pond: length 25 m, width 10, depth 2", "m"],
  ["Oak 25 m, ash 18, elm 21", "m"],
  ["Height: Ana 162 cm, Bo 178, Cy 171", "cm"],
])("one for all: %s", (text, unit) => expect(readUnit(text)).toBe(unit));
