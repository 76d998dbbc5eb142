import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["36% say things are better, 40% say they are worse and 22% about the same", "Better 36 · Worse 40 · Same 22"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Ann got 12 in May, Bo the same", "Ann 12 · Bo 12"]])("stays: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
