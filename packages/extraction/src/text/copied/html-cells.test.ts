/** Cells of a page's source. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { htmlCells } from "./html-cells.ts";

test.each([
  ["<td>North</td><td>120</td>\n<td>South</td><td>98</td>", "North 120 · South 98"],
  [
    '<table><tr><th>City</th><th>Rain</th></tr><tr><td class="n">Oslo</td><td>12</td></tr><tr><td>Rome</td><td>5</td></tr></table>',
    "Oslo 12 · Rome 5",
  ],
])("a table: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["<b>North</b> 120, <b>South</b> 98", "<30: 12, >30: 5"])("none: %s", (text) =>
  expect(htmlCells(text)).toBeNull(),
);
