import { expect, test } from "vitest";
import { readLine, readTitle } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Salary before tax 52k, after tax 39k, after rent 24k", "Before tax 52000 · After tax 39000 · After rent 24000"],
  ["Price with fries 8.50, without fries 6", "With fries 8.5 · Without fries 6"],
  ["Bounce rate after the redesign 34%, before it 58%.", "Before 58 · After 34"],
  ["Tea with milk 12, with sugar 9, with lemon 4", "Milk 12 · Sugar 9 · Lemon 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what they share is the title", () => expect(readTitle("Salary before tax 52k, after tax 39k")).toBe("Salary"));
