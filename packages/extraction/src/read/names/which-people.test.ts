import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Of the 240 seats, 96 went to members and 83 to people off the street. The others stayed empty.",
    "Members 96 · People off the street 83 · Stayed empty 61",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["The lift holds 12 people, 9 dogs and 3 bikes", "People 12 · Dogs 9 · Bikes 3"]])("not %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
