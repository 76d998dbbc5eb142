import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Average class size has fallen from 27.1 pupils in 2000 to 24.3.", "2000 27.1 · Now 24.3"],
  ["Membership has grown from 400 members in 2010 to 620.", "2010 400 · Now 620"],
  ["Enrolment fell from 1,204 pupils in 2015 to just 980.", "2015 1204 · Now 980"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Membership grew from 400 to 620 in 2010.", "Before 400 · 2010 620"],
  ["The fleet shrank from 27 ships in 1990 to 9 in 2010.", "1990 27 · 2010 9"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
