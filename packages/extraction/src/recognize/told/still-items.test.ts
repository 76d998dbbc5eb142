import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Visits fell 8%, sales rose 3% and returns stayed flat.", "Visits -8 · Sales 3 · Returns 0"],
  ["Leeds gained 4 points, York lost 7, Hull stood still.", "Leeds 4 · York -7 · Hull 0"],
  ["Prices are up 4% in Rome, 3% in Pisa and flat in Bari.", "Rome 4 · Pisa 3 · Bari 0"],
  ["Bread is 8% dearer, milk 3% cheaper and eggs unchanged.", "Bread 8 · Milk -3 · Eggs 0"],
  ["Visits fell 8%, sales rose 3% and returns did not move.", "Visits -8 · Sales 3 · Returns 0"],
  // levels, and flats to live in
  ["Rent rose from 800 to 900 and the deposit was unchanged.", "Before 800 · After 900"],
  ["Inflation was 5% in May, 4% in June and flat in July.", "May 5 · June 4 · July 4"],
  ["Profit rose 12% in a flat market, sales 8%.", "Profit 12 · Sales 8"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
