/**
 * Lines of a name and one long number whose commas part thousands and no cells: "Wind: 12,229,559⏎Gas: 116,139,609⏎Coal: 297,874" → "Wind:
 * 12229559" and so on. Not "Mon: 120,340,200⏎Tue: 110,330,210", which may be three cells each, nor "Mon: 12,40⏎Tue: 9,31".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const GROUPED = /(?<=: ?[$€£]?)\d{1,3}(?:,\d{3}){1,4}(?![\d,])/gu; // catches the "12,229,559" of "Wind: 12,229,559", not "12,40"
const LONG = /: ?[$€£]?\d{1,2},\d{3},\d{3}(?![\d,])/u; // catches ": 12,229,559", not ": 120,340,200"
const LINE = /^[^,\n]*$|^[^,\n]*: ?[$€£]?\d{1,3}(?:,\d{3}){1,4}(?: [^,\n]*)?$/u; // catches "Wind: 12,229,559 MWh" and "Output", not "a,b,c"

/** Null where the commas may part cells. */
export function groupedLines(text: string): Squeezed | null {
  if (!text.includes("\n") || !LONG.test(text) || !text.split("\n").every((line) => LINE.test(line))) return null;
  return without(text, GROUPED, (digits) => digits.replaceAll(",", ""));
}
