import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Recorded crime was down 4 per cent, with burglary falling by 11 per cent and vehicle theft by 6 per cent.",
    "Recorded crime -4 · Burglary -11 · Vehicle theft -6",
  ],
  [
    "Swifts have declined by 66 percent in the UK since 1995, house martins by 44 percent and swallows by 24 percent.",
    "Swifts -66 · House martins -44 · Swallows -24",
  ],
  [
    "Exports to China sank by 9.2 percent, those to the US by 4.1 percent; exports to Poland rose by 3 percent.",
    "China -9.2 · US -4.1 · Poland 3",
  ],
  ["Brent crude was down 1.2% and Dubai crude off 1.4%.", "Brent crude -1.2 · Dubai crude -1.4"],
  ["Visits to museums dropped by 8%, to zoos by 5%.", "Museums -8 · Zoos -5"],
])("fell: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Emissions fell by 12% in Sweden, by 9% in Norway and rose by 2% in Finland.", "Sweden -12 · Norway -9 · Finland 2"],
  ["Books are 20% off, toys 30% off and games 10% off.", "Books 20 · Toys 30 · Games 10"],
  ["Burglary fell by 11% and fraud rose by 6%.", "Burglary -11 · Fraud 6"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
