import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { powersOfTen } from "./powers-of-ten.ts";

test.each([
  ["Before 2.25 x 106 cells/ml, after 4.1 x 105 cells/ml", "Before 2250000 · After 410000"],
  ["In 2009, 6.3x10^7 parcels were sent. In 2015, it was 9.2 × 10⁷.", "2009 63000000 · 2015 92000000"],
  ["Distances: Venus 4.1e7 km, Jupiter 6.28e8 km", "Venus 41000000 · Jupiter 628000000"],
  ["Germs per ml: broth 10^5, cream 10^7, tap 10^2", "Broth 100000 · Cream 10000000 · Tap 100"],
  ["Probe A read 3.5*10^-3, probe B 6.25*10⁻³", "Probe A 0.0035 · Probe B 0.00625"],
  ["Visits: Hooli 2.4E6, Initech 1.10E+06", "Hooli 2400000 · Initech 1100000"],
  ["Rows: alpha 4e6, beta 7e5", "Alpha 4000000 · Beta 700000"],
  ["Exports (10^3 tonnes): Kenya 62, Ghana 41", "Kenya 62000 · Ghana 41000"],
  ["Output (× 10⁶ t): Kenya 62, Ghana 41", "Kenya 62000000 · Ghana 41000000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Commits 3e8a, 9a1, 5e6",
  "Take the E5 for 30 km and the E6 for 12 km",
  "4x100 m relay 38.2 s, 4x400 m relay 178 s",
  "Room 2E3 holds 40, room 3E1 holds 25",
  "Storage 2^10 bytes, 2^20 bytes",
  "Boards 2x10 12, 2x4 30",
  "Boards 2.5 x 106 cm, 1.2 x 104 cm",
  "Part 10x5 12, part 10x6 8",
])("leaves alone: %s", (text) => expect(powersOfTen(text)).toBeNull());

test("goes back to the places as typed", () => {
  const text = "Ants 2.5 x 10^6, bees 4e3";
  const told = powersOfTen(text);
  const at = told?.text.indexOf("2500000") ?? -1;
  expect(told?.back([at, at + 7])).toEqual([5, 15]);
});
