import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The app now has 31.2 million users in the United States and Canada, up 4.2 million from a year ago.",
    "Year ago 27000000 · Now 31200000",
  ],
  ["The club has 4,300 members in Leeds and Hull, down 200 from last year.", "Last year 4500 · Now 4300"],
])("one level of two places: %s", (text, line) => expect(readLine(text)).toBe(line));

test("a figure of each", () => expect(readLine("40 in Leeds and 30 in Hull, up from 25")).toBe("Leeds 40 · Hull 30"));
