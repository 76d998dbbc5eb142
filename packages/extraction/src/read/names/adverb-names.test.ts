import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Marigold tops the charts this weekend, opening to $41 million domestically and $72.5 million internationally for a worldwide total of $113.5 million.",
    "Domestically 41000000 · Internationally 72500000",
  ],
  ["The tour earned £3.1m domestically and £5.4m overseas.", "Domestically 3100000 · Overseas 5400000"],
  ["We sold 1,200 tickets online and 800 offline.", "Online 1200 · Offline 800"],
])("where figures were made: %s", (text, line) => expect(readLine(text)).toBe(line));

test("one such word alone names nothing", () =>
  expect(readLine("Tea sold 40 nationally, coffee 30")).toBe("Tea 40 · Coffee 30"));
