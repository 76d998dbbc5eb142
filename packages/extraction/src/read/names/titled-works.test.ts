import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["In the UK 16% of people are over 65, in Japan 28%", "UK 16 · Japan 28"],
  ["As It Was 14, Anti-Hero 12, Flowers 16", "As It Was 14 · Anti-Hero 12 · Flowers 16"],
  ["Get Out 33, Us 28, Nope 25", "Get Out 33 · Us 28 · Nope 25"],
  ["I Will Survive 12 plays, Dancing Queen 9, Respect 7", "I Will Survive 12 · Dancing Queen 9 · Respect 7"],
  ["Votes: 1. How I Met Your Mother 8 2. Lost 7 3. The Office 9", "How I Met Your Mother 8 · Lost 7 · The Office 9"],
])("%s: whole titles", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["In Leeds 5, York 3, Hull 2", "Leeds 5 · York 3 · Hull 2"],
  ["Not Leeds 40 but York 31", "Leeds 40 · York 31"],
  ["My Rent 500, Food 300, Fun 100", "Rent 500 · Food 300 · Fun 100"],
])("%s: no titles", (text, line) => expect(readLine(text)).toBe(line));
