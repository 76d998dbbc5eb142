import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["60 adults, 20 children, 5 people who'd lost their way.", "Adults 60 · Children 20 · Lost their way 5"],
  ["12 books, 9 toys, 4 things nobody could identify.", "Books 12 · Toys 9 · Things nobody could identify 4"],
  ["12 people who left, 3 who stayed", "Left 12 · Stayed 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
