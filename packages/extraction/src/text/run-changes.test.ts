import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { runChanges } from "./run-changes.ts";

test.each([
  ["My 5k time dropped from 24:10 to 22:45.", "Before 24.167 · After 22.75"],
  ["Our relay split improved from 1:12 to 1:06.", "Before 1.2 · After 1.1"],
  ["Her mile went from 7:45 in January to 7:20 in March and 6:58 in May.", "January 7.75 · March 7.3333 · May 6.9667"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "The night bus runs from 9:30 to 10:15.",
  "Our shift went from 9:30 to 10:15.",
  "A race from 9:30 to 10:15 on Sunday.",
  "My 5k time dropped from 24:10.",
  "The race starts later: it went from 9:30 to 10:15.",
])("leaves alone: %s", (text) => expect(runChanges(text)).toBeNull());
