import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The Dow shed 0.6%, the S&P 500 0.9% and the Nasdaq 1.4%.", "Dow -0.6 · S&P 500 -0.9 · Nasdaq -1.4"],
  ["The DAX lost 0.9%, the CAC 40 shed 1.1% and the FTSE 100 gained 0.4%.", "DAX -0.9 · CAC 40 -1.1 · FTSE 100 0.4"],
  ["Chairs: garden shed 12, hall 40, attic 3", "Garden shed 12 · Hall 40 · Attic 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
