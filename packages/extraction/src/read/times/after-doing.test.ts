/** What went another way before. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Diesel prices fell 3 percent after rising 5.2 percent in July.", "July 5.2 · Now -3"],
  ["Sales were 12 in Leeds and 9 in York.", "Leeds 12 · York 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
