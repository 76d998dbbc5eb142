import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { lastedAfter } from "./lasted-after.ts";

test.each([
  ["Average handling time was 7.4 minutes before the new script and 5.9 minutes after it.", "Before 7.4 · After 5.9"],
  ["It took 40 minutes before the fix and only 12 minutes after it.", "Before 40 · After 12"],
  ["Her cough lasted 9 days before the inhaler and 3 days after the inhaler.", "Before 9 · After 3"],
  ["Waits were 3 hours before triage and 1 hour after.", "Before 3 · After 1"],
  ["Repairs took 14 days before we hired Sam and 6 days after.", "Before 14 · After 6"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "45 min before, 28 min after",
  "He ate 3 hours before the race and 2 hours after midnight",
  "Pain was 7 before surgery and 3 days after 2",
  "We had 41 complaints before the switch and 18 after it",
])("%s: stays as it is", (text) => expect(lastedAfter(text)).toBeNull());
