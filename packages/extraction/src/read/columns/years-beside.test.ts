/** This year beside last year, and nouns that could be verbs. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Heating: Jan 310; Feb 285; Mar 190. Last year: 342, 301, 224.",
    "[This year / Last year] Jan 310/342 · Feb 285/301 · Mar 190/224",
  ],
  ["Sales: Jan 4, Feb 5; same months last year: 3, 6", "[This year / Last year] Jan 4/3 · Feb 5/6"],
  ["Budget: Jan 310; Feb 285. Last year: 342, 301.", "[Budget / Last year] Jan 310/342 · Feb 285/301"],
  ["Lager £4.20, stout £4.80, soft drinks from £1.90", "Lager 4.2 · Stout 4.8 · Soft drinks 1.9"],
  ["Bread £1.20, milk £1.80, cheese starts from £4", "Bread 1.2 · Milk 1.8 · Cheese 4"],
  ["The north gained 4 seats, the south lost 2, the west stayed as it was", "North 4 · South -2 · West 0"],
  ["Visits up 3 in Leeds, down 2 in York and the same in Hull", "Leeds 3 · York -2 · Hull 0"],
  ["Ann got 5, Bo the same", "Ann 5 · Bo 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
