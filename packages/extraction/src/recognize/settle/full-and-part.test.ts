import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["employees: 142 FT, 38 PT, 11 contractors", "FT 142 · PT 38 · Contractors 11"],
  ["staff: 20 FT, 12 PT", "FT 20 · PT 12"],
  ["142 FT, 38 PT, 11 temps", "FT 142 · PT 38 · Temps 11"],
  ["Mast 20 ft, pole 12 ft", "Mast 20 · Pole 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
