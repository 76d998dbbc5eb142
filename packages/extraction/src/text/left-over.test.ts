import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";
import { leftOver } from "./left-over.ts";

test.each([
  ["The tent was £610 and squash £95, which leaves £305 of our £1,010 budget.", "Tent 610 · Squash 95 · Left 305"],
  ["Rent takes $900 and food $400, leaving $200 out of $1,500.", "Rent 900 · Food 400 · Left 200"],
  ["The band cost £300 and the hall £120. That leaves us £80.", "Band 300 · Hall 120 · Left 80"],
  [
    "Bouncy castle £610, prizes £240, squash £95. £305 left over.",
    "Bouncy castle 610 · Prizes 240 · Squash 95 · Left 305",
  ],
  ["Paint 40 euros, brushes 12 (leaves 18)", "Paint 40 · Brushes 12 · Left 18"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Of 40 seats, 22 went to members and 10 to guests, leaving 8 unsold.",
  "Wages take 60% and rent 25%, which leaves 12% for materials.",
  "The train takes 40 minutes, leaving 10.",
  "Ann scored 40, Bo 30 and 5 left early.",
])("left as it is: %s", (text) => expect(leftOver(text)).toBeNull());

test("what is left stands where it is told", () => {
  const text = "€31,500 was handed out in grants. Postage swallowed €4,200; €9,400 remains in the bank.";
  const found = extract(text);
  const [start, end] = (found.ok && found.chart.grounding.at(-1)?.[0]?.spans[0]) || [0, 0];
  expect(text.slice(start, end)).toBe("€9,400");
});
