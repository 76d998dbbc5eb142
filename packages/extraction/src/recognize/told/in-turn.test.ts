import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Mon we had 40, Tue 12 more, Wed 52.", "Mon 40 · Tue 52 · Wed 52"],
  ["January 30 visitors, February 10 more, March 40.", "January 30 · February 40 · March 40"],
  ["In 2021 90 people came, in 2022 20 fewer, in 2023 70.", "2021 90 · 2022 70 · 2023 70"],
  ["Q1 110, Q2 20 less, Q3 90.", "Q1 110 · Q2 90 · Q3 90"],
  ["In April 15 joined, in May 5 more, so now we are 20.", "April 15 · May 5 · Now 20"],
  ["Ann 20 points, Bob 5 more, Cy 25.", "Ann 20 · Bob 25 · Cy 25"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
