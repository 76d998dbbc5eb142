import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["spring onions 5, carrots 9, peas 12", "Spring onions 5 · Carrots 9 · Peas 12"],
  ["summer dresses 12, winter coats 5, hats 3", "Summer dresses 12 · Winter coats 5 · Hats 3"],
  ["burgers 9, Sunday roasts 12, pies 3", "Burgers 9 · Sunday roasts 12 · Pies 3"],
  [
    "Wheat output is 1700 bushels. Durum wheat output is 347 bushels. Spring wheat output is 343 bushels.",
    "Wheat output 1700 · Durum wheat output 347 · Spring wheat output 343",
  ],
  ["trainers 12 winter boots 5 sandals 9", "Trainers 12 · Winter boots 5 · Sandals 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["summer tomatoes 12 beans 8 peas 3", "Tomatoes 12 · Beans 8 · Peas 3"],
  ["Summer: boots 5, coats 3", "Boots 5 · Coats 3"],
  ["winter sales 5, summer sales 9", "Winter 5 · Summer 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
