import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { raceGaps } from "./race-gaps.ts";

test.each([
  [
    "Ana won the fell race in 52 minutes. Beth was 3 minutes back, Cleo another 4 behind Beth, and Dot finished half an hour after Ana, still smiling.",
    "Ana 52 · Beth 55 · Cleo 59 · Dot 82",
  ],
  ["Ivo won in 40 minutes. Max was 2 minutes back, Leo another 3 behind Max", "Ivo 40 · Max 42 · Leo 45"],
  ["Kay finished in 61 minutes, Lou 4 minutes behind Kay, Mo another 5 behind Lou", "Kay 61 · Lou 65 · Mo 70"],
  [
    "Tom won the race in 31 minutes. Sam came in 2 minutes later, Ed finished a quarter of an hour after Tom",
    "Tom 31 · Sam 33 · Ed 46",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ana won with 52 points, Cleo was 4 behind Ana",
  "The race took 52 minutes. We left 10 minutes after lunch",
  "The bus took 52 minutes, 3 minutes back we had 40",
])("stays: %s", (text) => expect(raceGaps(text)).toBeNull());
