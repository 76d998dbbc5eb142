import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Prices went from 149 to 142 after peaking at 158.", "Before 149 · Peak 158 · After 142"],
  ["Fuel has gone from 149p to 142p, having peaked at 158p in August.", "Before 149 · August 158 · Now 142"],
  ["Occupancy went from 70% to 82%, dipping to 55% in between.", "Before 70 · Low 55 · After 82"],
  ["The pound slid from 1.38 to 1.22, via a low of 1.07.", "Before 1.38 · Low 1.07 · After 1.22"],
  ["Membership fell from 900 to 640 before recovering to 710.", "Before 900 · Low 640 · After 710"],
  ["The herd went from 40 down to 25, then back up to 33.", "Before 40 · Low 25 · After 33"],
  ["My weight was 82, peaked at 95 and is 77 now.", "Before 82 · Peak 95 · Now 77"],
])("a level that turned: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  // one way all along, times of their own, somebody else, a range
  ["The image shrank from 940 MB to 310 and finally to 84.", "1 940 · 2 310 · 3 84"],
  ["Turnout was 61% in 2010, peaked at 70% in 2015 and slid to 58% in 2020.", "2010 61 · 2015 70 · 2020 58"],
  ["Sales rose from 40 in May to 55 in June before falling to 48 in July.", "May 40 · June 55 · July 48"],
])("told otherwise: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Members fell from 900 to 640 and staff rose to 710.",
  "The ride takes from 20 to 25 minutes, with a peak of 40.",
])("no turn: %s", (text) => expect(readLine(text)).not.toMatch(/Peak|Low/));
