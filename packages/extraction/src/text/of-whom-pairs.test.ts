import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { ofWhomPairs } from "./of-whom-pairs.ts";

test.each([
  [
    "Weekday: 320 visitors (of whom 110 with children). Weekend: 900 (of whom 540 with children).",
    "[Visitors / With children] Weekday 320/110 · Weekend 900/540",
  ],
  ["Spring 40 hikers (of whom 12 women), autumn 60 (of whom 25 women)", "[Hikers / Women] Spring 40/12 · Autumn 60/25"],
  [
    "Class 5a has 24 pupils, of whom 14 girls; class 5b has 27, of whom 13 girls",
    "[Pupils / Girls] Class 5a 24/14 · Class 5b 27/13",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "We had 320 visitors, of whom 110 paid and 40 of them came twice.",
  "Spring 40 hikers (of whom 12 women), autumn 60 (of whom 25 men)",
  "Spring 40 hikers, of whom 12 women",
])("%s: as it is told", (text) => expect(ofWhomPairs(text)).toBeNull());
