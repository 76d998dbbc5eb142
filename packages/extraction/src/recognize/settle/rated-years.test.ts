/** Numbers that look like years and are none. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Chess ratings: Ana 1820 (was 1765), Bo 1650 (1702), Cy 1900 (1888)",
    "[Ana / Bo / Cy] Before 1765/1702/1888 · Now 1820/1650/1900",
  ],
])("%s: levels", (text, line) => expect(readLine(text)).toBe(line));
