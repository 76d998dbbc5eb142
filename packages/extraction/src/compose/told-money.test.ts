import { expect, test } from "vitest";
import { readUnit } from "./chart-line.fixture.ts";

test.each([
  ["Rent (CHF): studio 1,400, 2-room 1,900, 3-room 2,600", "CHF"],
  ["Prices in PLN: bread 5, milk 4, eggs 12", "zł"],
  ["Sales (₹ crore): FY22 1,210; FY23 1,455; FY24 1,702", "₹"],
  ["Rent 1'450.–, insurance 385.50, transport 110.– (all in kr)", "kr"],
  ["Games (won): Ann 12, Ben 9, Cy 4", null],
  ["Turnover in SEK million: 2021 420, 2022 480, 2023 510", "kr"],
  ["Revenue (CHF): 12; staff: 30; sites: 4", null],
])("%s", (text, unit) => expect(readUnit(text)).toBe(unit));
