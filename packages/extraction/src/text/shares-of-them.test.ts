import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sharesOfThem } from "./shares-of-them.ts";

test.each([
  ["Last year one in five staff cycled to work; now it's a third of them.", "Last year 20 · Now 33.3"],
  ["40% of members voted in March, and in June only a fifth of them.", "March 40 · June 20"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "In May 80 came, in June half of them.",
  "A third of the crew are women, half of them officers.",
  "Of the 120 guests, half stayed for dinner and a third of them danced.",
])("leaves alone: %s", (text) => expect(sharesOfThem(text)).toBeNull());
