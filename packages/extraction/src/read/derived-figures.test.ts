/** Sentences that tell their figures from others or in words, and how they are read; some that hold nothing to work out. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  ["This year there were three times as many entries as in 2019, when there were 40.", "2019 40 · This year 120"],
  ["Rent in Oslo is twice as high as in Bergen, where it averages $900.", "Oslo 1800 · Bergen 900"],
  ["Twice as many people chose tea as chose coffee, and that had 30.", "Tea 60 · Coffee 30"],
  ["Twice as many people came as last year, when we had 300.", "Last year 300"],
  ["We sold 60, twice as many as in May, when 12 people worked here.", "We 60 · May 30 · Here 12"],
])("told of what a clause says: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each<[string, string]>([
  ["Nine in ten adults have a phone, seven in ten a car and two a boat.", "Phone 90 · Car 70 · Boat 20"],
  [
    "In May nine out of ten trains were on time, in June eight out of ten, in July only five.",
    "May 90 · June 80 · July 50",
  ],
  ["Nine in ten pupils walk, one in ten cycles. The school has seven.", "Walk 90 · Cycles 10"],
  ["One in five wants tea, one in five coffee, and two want milk.", "Tea 20 · Coffee 20 · Milk 2"],
])("out of as many as in front: %s", (text, line) => expect(readLine(text)).toBe(line));
