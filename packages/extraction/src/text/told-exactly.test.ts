import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { toldExactly } from "./told-exactly.ts";

test.each([
  ["Leeds 14, York about twice that (27), Hull 40", "Leeds 14 · York 27 · Hull 40"],
  ["Ann raised £30, Bo roughly double that (£62), Cy £80.", "Ann 30 · Bo 62 · Cy 80"],
  [
    "You pay €28 a night at the hostel, almost three times that at the B&B (€75) and €140 at the hotel.",
    "Hostel 28 · B&B 75 · Hotel 140",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Leeds 14, York twice that, Hull 40",
  "Leeds 14, York twice that (2019)",
  "Leeds 14%, York twice that (up)",
])("not %s", (text) => expect(toldExactly(text)).toBeNull());
