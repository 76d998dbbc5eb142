import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Causes of injury: falls 44%, cuts another 21%, burns 9%.", "Falls 44 · Cuts 21 · Burns 9"],
  ["Claims last year: leaks 31%, theft 24%, falls 12% and fire 8%", "Leaks 31 · Theft 24 · Falls 12 · Fire 8"],
  [
    "Who came in? Minor injuries made up 41% of cases, chest pain 17%, falls another 15%, fever 12%, others 15%.",
    "Minor injuries 41 · Chest pain 17 · Falls 15 · Fever 12 · Others 15",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["The Dow falls 3%, the Nasdaq 2% and the FTSE 1%.", "Dow -3 · Nasdaq -2 · FTSE -1"],
  ["Robberies dropped 18 percent, burglaries 7; car theft jumped 26", "Robberies -18 · Burglaries -7 · Car theft 26"],
])("fallen: %s", (text, line) => expect(readLine(text)).toBe(line));
