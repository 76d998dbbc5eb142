/** What was aimed at and by how much it was passed or missed. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { targetsPassed } from "./targets-passed.ts";

test.each([
  [
    "We set out to raise £20,000 for the new lifeboat. You gave us £7,500 more than that!",
    "Target 20000 · Raised 27500",
  ],
  ["Our goal was £5,000 for the roof. You raised £1,200 more than that.", "Target 5000 · Raised 6200"],
  ["We hoped to sell 400 tickets. You bought 60 fewer than that.", "Target 400 · Sold 340"],
  ["I wanted to run 500 km this year and I did 120 km more.", "Target 500 · Actual 620"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "We aimed to raise £500 in May. We raised £720 in June.",
  "We set out to raise £20,000. We raised £5,000 more than Leeds.",
])("stays as it is: %s", (text) => expect(targetsPassed(text)).toBeNull());
