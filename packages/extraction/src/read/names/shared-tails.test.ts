import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Home wins 8, away wins 3, draws 5", "Home wins 8 · Away wins 3 · Draws 5"],
  ["Ann wins 8, Bo 3, Cy 5", "Ann 8 · Bo 3 · Cy 5"],
  ["Home wins 8, away 3, neutral 5", "Home 8 · Away 3 · Neutral 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
