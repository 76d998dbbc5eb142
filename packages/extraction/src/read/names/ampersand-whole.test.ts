import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["clients: Hart & Co £4,200, Loxley £1,150, Finch £9,800", "Hart & Co 4200 · Loxley 1150 · Finch 9800"],
  ["Marks & Spencer 12, Procter & Gamble 9, Boots 14", "Marks & Spencer 12 · Procter & Gamble 9 · Boots 14"],
  ["Fish & Chips 12, Pie & Mash 7, Soup 3", "Fish & Chips 12 · Pie & Mash 7 · Soup 3"],
  ["Food & drinks 27%, band 9%, venue 64%", "Food & drinks 27 · Band 9 · Venue 64"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
