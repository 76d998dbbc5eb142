import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Tried recipe 4 this morning. Taste 8, texture 6, looks 9.", "Taste 8 · Texture 6 · Looks 9"],
  ["Opened bottle 9 last night. Nose 8.5, palate 8, finish 7.", "Nose 8.5 · Palate 8 · Finish 7"],
  [
    "Cupped Huila lot 7 this morning. Acidity (8.5) and aroma (8.25) sing, finish 7.75.",
    "Acidity 8.5 · Aroma 8.25 · Finish 7.75",
  ],
  ["Rode trail 5 today. Views 9, surface 6, parking 4", "Views 9 · Surface 6 · Parking 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Sold tickets 40 today. Mugs 12, pens 9", "Sold tickets 40 · Mugs 12 · Pens 9"]])(
  "stays a figure: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
