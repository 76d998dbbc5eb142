import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { describedDozens } from "./described-dozens.ts";

test.each([
  ["forty for Tekken and a very brave half dozen for chess", "forty for Tekken and half a dozen for chess"],
  ["22 and a good half dozen from Cy", "22 and half a dozen from Cy"],
  ["fifty for spin and a rather sad dozen for aerobics", "fifty for spin and a dozen for aerobics"],
  ["nine rowed and a half-dozen watched", "nine rowed and half a dozen watched"],
])("%s", (text, told) => expect(describedDozens(text)?.text).toBe(told));

test.each([
  "another half dozen came",
  "a dozen eggs",
  "a good dozen eggs",
  "eggs £2 a half dozen",
  "nine and a half dozen",
])("stays: %s", (text) => expect(describedDozens(text)).toBeNull());

test.each([
  ["Twelve people came by bus, nine by bike and a hardy half dozen on foot", "Bus 12 · Bike 9 · Foot 6"],
  ["48 signed up for the quiz, 30 for bingo and a mere half dozen for karaoke", "Quiz 48 · Bingo 30 · Karaoke 6"],
  ["Ninety signed up for yoga, fifty for spin and a rather sad dozen for aerobics", "Yoga 90 · Spin 50 · Aerobics 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
