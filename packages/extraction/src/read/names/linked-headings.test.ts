import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["number of goals messi 12 ronaldo 10 neymar 7", "Messi 12 · Ronaldo 10 · Neymar 7"],
  ["cost of living rent 1200 food 400 bills 150", "Rent 1200 · Food 400 · Bills 150"],
  ["height of my kids tom 120, ann 130, ben 110", "Tom 120 · Ann 130 · Ben 110"],
  ["sales by region north 24, south 30, east 27", "North 24 · South 30 · East 27"],
  ["Holiday cost pp flights 180 hotel 420 eating out 250", "Flights 180 · Hotel 420 · Eating out 250"],
  ["uni costs per month rent 560 food 200 books 12", "Rent 560 · Food 200 · Books 12"],
  ["students by house red 24 blue 30 green 27", "Red 24 · Blue 30 · Green 27"],
])("%s: the heading is no part of the first name", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Cost of apple pie 5, tarts 3, buns 2", "Apple pie 5 · Tarts 3 · Buns 2"],
  ["Number of sports cars 5, vans 3, bikes 2", "Sports cars 5 · Vans 3 · Bikes 2"],
  ["cups of green tea 5, coffee 3, milk 2", "Green tea 5 · Coffee 3 · Milk 2"],
])("%s: a name of two words", (text, line) => expect(readLine(text)).toBe(line));
