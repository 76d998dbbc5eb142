/** Totals in front of the parts that add up to them. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Revenue rose to $64.7 billion. Intelligent Cloud brought in $28.5 billion, Productivity $20.3 billion and More Personal Computing $15.9 billion.",
    "Intelligent Cloud 28500000000 · Productivity 20300000000 · More Personal Computing 15900000000",
  ],
  [
    "Germany generated 59% of its electricity from renewables. Wind contributed 31.9%, solar 14.7%, biomass 8.4% and hydropower 4%. Coal stood at 22.5% and gas at 13.2%.",
    "Wind 31.9 · Solar 14.7 · Biomass 8.4 · Hydropower 4 · Coal 22.5 · Gas 13.2",
  ],
  ["Acme sold 1,204 bikes. Berlin sold 612, Leeds 401 and Rome 191.", "Berlin 612 · Leeds 401 · Rome 191"],
  [
    "In total 9,300 tonnes were collected. Fridges made up 4,650 tonnes, phones 2,110, screens 1,480 and lamps 1,060.",
    "Fridges 4650 · Phones 2110 · Screens 1480 · Lamps 1060",
  ],
  // what adds up by chance, and what does not
  ["Ann has 120, Bo 50, Cy 40, Di 30.", "Ann 120 · Bo 50 · Cy 40 · Di 30"],
  ["Ann has 1,204, Bo 612, Cy 401, Di 190.", "Ann 1204 · Bo 612 · Cy 401 · Di 190"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
