import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Four tries for Leeds, two for Hull, one penalty try.", "Leeds 4 · Hull 2 · Penalty try 1"],
  ["Five for Ann, three for Bo, one spoilt ballot.", "Ann 5 · Bo 3 · Spoilt ballot 1"],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["We sold 12 in May and 9 in June for one reason.", "May 12 · June 9"]])("%s ends with none", (text, line) =>
  expect(readLine(text)).toBe(line),
);
