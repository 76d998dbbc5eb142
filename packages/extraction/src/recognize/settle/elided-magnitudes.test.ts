import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Six dozen eggs to the food bank, four to the church, two to the school.", "Food bank 72 · Church 48 · School 24"],
  [
    "Granny left seven thousand to the cat shelter, five to my cousin and a single thousand to me.",
    "Cat shelter 7000 · Cousin 5000 · Me 1000",
  ],
  [
    "Three million from Zambia last year, three-quarters of a million from Zimbabwe.",
    "Zambia 3000000 · Zimbabwe 750000",
  ],
])("%s: a magnitude told once", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["A dozen eggs for Ann, four for Bo, two for Cy.", "Ann 12 · Bo 4 · Cy 2"],
  ["Two thousand came to Leeds, 300 to Hull and 150 to York.", "Leeds 2000 · Hull 300 · York 150"],
  ["Six dozen eggs, four loaves and two pies.", "Eggs 72 · Loaves 4 · Pies 2"],
])("%s: each as it is told", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "There's one doctor for every 220 people in Austria, 300 in France and 1,200 in India.",
    "Austria 220 · France 300 · India 1200",
  ],
  [
    "There's one teacher for every eighteen children in Ash Ward, one for every twenty-two in Elm Ward.",
    "Ash Ward 18 · Elm Ward 22",
  ],
  [
    "Leeds has one doctor per 1,200 residents, Hull one per 1,800 and York one per 900.",
    "Leeds 1200 · Hull 1800 · York 900",
  ],
])("%s: for how many there is one", (text, line) => expect(readLine(text)).toBe(line));

test("one for each is counted as it is", () =>
  expect(readLine("One for Ann, two for Bo and three for Cy.")).toBe("Ann 1 · Bo 2 · Cy 3"));
