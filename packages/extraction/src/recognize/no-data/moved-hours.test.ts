/** Hours that something is moved between. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

test.each(["Team meeting moved from 3 to 4 in room 12.", "The yoga class was pushed back from 6 to 7.30 tomorrow"])(
  "nothing to chart: %s",
  (text) => expect(extract(text).ok).toBe(false),
);

test.each([
  ["Prices moved from 30 to 40", "Before 30 · After 40"],
  ["Wins in the class moved from 3 to 4", "Before 3 · After 4"],
])("data: %s", (text, line) => expect(readLine(text)).toBe(line));
