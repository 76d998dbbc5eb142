/** Lists behind a fall. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Rents in Lyon, Nice and Metz were down 2, 4 and 7% respectively.", "Lyon -2 · Nice -4 · Metz -7"],
  [
    "Robin, Wren and Marsh Tit had a poor spring, with counts down 12%, 19% and 31% respectively on last year",
    "Robin -12 · Wren -19 · Marsh Tit -31",
  ],
  ["Orders slid by 3% and 6% in May and June.", "May -3 · June -6"],
  ["Fares are up 3%, 5% and 8% in Oslo, Bergen and Moss", "Oslo 3 · Bergen 5 · Moss 8"],
  ["Gas bills were up 0.6 percent in July after slipping 0.2 percent in June.", "June -0.2 · July 0.6"],
  [
    "Sales shrank 3 percent in May after a 2 percent fall in April and a 4 percent rise in March.",
    "March 4 · April -2 · May -3",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
