import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([["We had 300 guests on Friday, lost 2 coats on Saturday.", "Friday 300 · Saturday 2"]])("%s", (text, line) =>
  expect(readLine(text)).toBe(line),
);

test.each([
  ["We had 300 guests on Friday and lost 20 guests on Saturday.", "Friday 300 · Saturday 280"],
  ["Ann has 12 apples. Ben has 4 fewer.", "Ann 12 · Ben 8"],
])("what is counted alike goes on: %s", (text, line) => expect(readLine(text)).toBe(line));
