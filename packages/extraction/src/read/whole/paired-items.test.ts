import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Safety got 7.9 and price 8.4, housing and transport 6.2 and 8, income 4.1.",
    "Safety 7.9 · Price 8.4 · Housing 6.2 · Transport 8 · Income 4.1",
  ],
  ["Jun and Elsa need 18 and 23 minutes, Marco 50, Petra 95.", "Jun 18 · Elsa 23 · Marco 50 · Petra 95"],
  [
    "Speaking time: the host 12 minutes, her guest 36, the two callers 7 and 4.",
    "Host 12 · Guest 36 · Caller 1 7 · Caller 2 4",
  ],
  // one figure of several, and names that are no list
  ["Carl has 12 stickers, Anna and Ben 9 each and Dora 3.", "Carl 12 · Anna 9 · Ben 9 · Dora 3"],
  ["Anna got 12 points, Ben and Co. 14 and Dora 3.", "Anna 12 · Ben 14 · Dora 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
