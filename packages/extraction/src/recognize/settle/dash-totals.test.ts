import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Gold: 41, silver 37, bronze 28 – 106 medals in all.", "Gold 41 · Silver 37 · Bronze 28"],
  ["Ate 12 figs, 9 plums, pears 4 - 25 in total", "Figs 12 · Plums 9 · Pears 4"],
])("%s ends with its total", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Rome 12, Bari 9, ages 4 – 26", "Pears 4"],
  ["Toddlers need 12 hours, teens 9 and adults 7-8", "Adults 7 "],
])("%s holds no %s", (text, part) => expect(readLine(text)).not.toContain(part));
