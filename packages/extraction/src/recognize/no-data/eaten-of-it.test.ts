/** What somebody took of a list of takings, told behind it. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["wk 14 gross – uber $412 | lyft 265 | doordash 98 … gas ate 120 of it smh", "Uber 412 · Lyft 265 · Doordash 98"],
  ["Tips this week: Mon 45, Tue 62, Wed 80. rent took 100 of it", "Mon 45 · Tue 62 · Wed 80"],
  ["Bake sale: cakes 120, scones 85, jam 60; ingredients cost us 90 of that", "Cakes 120 · Scones 85 · Jam 60"],
  ["Etsy 310, eBay 220, Vinted 95, postage gobbled up 70 of it", "Etsy 310 · eBay 220 · Vinted 95"],
  ["Lawns 40, cars 60 and dogs 30 but mum kept 50 of the total", "Lawns 40 · Cars 60 · Dogs 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Pie went to: Ann ate 3 of it, Bo 2, Cy 1", "Ann 3 · Bo 2 · Cy 1"],
  ["100 cake slices: kids ate 40 of them, staff 30, guests 30", "Kids 40 · Staff 30 · Guests 30"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
