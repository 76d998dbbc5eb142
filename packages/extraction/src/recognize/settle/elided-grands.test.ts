/** Thousands said once. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Ten grand for the kitchen, six and a half for the bathroom, two for the hallway. That's the quote.",
    "Kitchen 10000 · Bathroom 6500 · Hallway 2000",
  ],
  [
    "Fifteen grand on the loft, nine on the kitchen and three on the garden.",
    "Loft 15000 · Kitchen 9000 · Garden 3000",
  ],
  ["The car cost me 12 grand, the van 7, the trailer two and a half.", "Car 12000 · Van 7000 · Trailer 2500"],
  ["Rent is 2k a month in Austin, 1.4 in Tulsa and 3 in Seattle.", "Austin 2000 · Tulsa 1400 · Seattle 3000"],
])("%s: a thousand said once", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Roof: 8 grand, gutters: 450, paint: 90.", "Roof 8000 · Gutters 450 · Paint 90"],
  ["Reels got 2k likes, stories 300 and posts 40.", "Reels 2000 · Stories 300 · Posts 40"],
  ["5k times in minutes: Ana 31.2, Ben 30.5, Cleo 29.1", "Ana 31.2 · Ben 30.5 · Cleo 29.1"],
  ["Best over 5k: Ana 21.5, Ben 20.4", "Ana 21.5 · Ben 20.4"],
  ["Shorts 4k views, lives 3 and podcasts 2.", "Shorts 4000 · Lives 3 · Podcasts 2"],
])("%s: each as it is told", (text, line) => expect(readLine(text)).toBe(line));
