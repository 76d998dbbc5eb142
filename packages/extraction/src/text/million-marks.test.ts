import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { millionMarks } from "./million-marks.ts";

test.each([
  ["Sales crossed the million mark in 2021.", "Sales crossed 1 million in 2021."],
  ["It topped the 500,000 mark in 2019", "It topped 500,000 in 2019"],
  ["They broke the half-million mark and the $4-billion mark", "They broke 500,000 and the $4-billion mark"],
])("%s", (text, told) => expect(millionMarks(text)?.text).toBe(told));

test.each(["They missed the million mark again", "12 marks out of ten", "Market share hit 12%"])("stays: %s", (text) =>
  expect(millionMarks(text)).toBeNull(),
);

test.each([
  [
    "Sales crossed the million mark in 2021, after 840,000 in 2020 and 610,000 in 2019.",
    "2019 610000 · 2020 840000 · 2021 1000000",
  ],
  ["Membership topped the 500,000 mark in 2019, up from 380,000 in 2010.", "2010 380000 · 2019 500000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
