import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["There are now 412 pubs in the city; in 1950 there were 800 and by 1990 600.", "1950 800 · 1990 600 · Now 412"],
  ["Today it's 90 members; in 1980 there were 240 and by 2005 130.", "1980 240 · 2005 130 · Today 90"],
])("past: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["42 members now, 55 by 2031 and 60 by 2040.", "Now 42 · 2031 55 · 2040 60"]])("to come: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
