import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Leeds 1.2, York 3.4 and Hull 5.6 million", "Leeds 1200000 · York 3400000 · Hull 5600000"],
  ["Leeds £12, York £34 and Hull £56 million", "Leeds 12000000 · York 34000000 · Hull 56000000"],
  ["Venus 108, Earth 150 and Mars 228 million km", "Venus 108000000 · Earth 150000000 · Mars 228000000"],
  ["France has 68, Spain 48 and Italy 59 million people", "France 68000000 · Spain 48000000 · Italy 59000000"],
])("%s: the magnitude goes for all", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Leeds 800, York 900 and London 9 million", "Leeds 800 · York 900 · London 9000000"],
  ["3 shops, 40 staff and 2 million customers", "Shops 3 · Staff 40 · Customers 2000000"],
  ["Leeds 200 thousand, York 900 and Hull 56 million", "Leeds 200000 · York 900 · Hull 56000000"],
])("%s: each as it is told", (text, line) => expect(readLine(text)).toBe(line));
