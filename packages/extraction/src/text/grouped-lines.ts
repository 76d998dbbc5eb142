/**
 * Lines of a name and one long number whose commas part thousands and no cells: "Wind: 12,229,559⏎Gas: 116,139,609⏎Coal: 297,874" → "Wind:
 * 12229559" and so on. Not "Mon: 120,340,200⏎Tue: 110,330,210", which may be three cells each, nor "Mon: 12,40⏎Tue: 9,31".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const GROUPED = /(?<=: ?[$€£]?)\d{1,3}(?:,\d{3}){1,4}(?![\d,])/gu; // catches the "12,229,559" of "Wind: 12,229,559", not "12,40"
const LONG = /: ?[$€£]?\d{1,2},\d{3},\d{3}(?![\d,])/u; // catches ": 12,229,559", not ": 120,340,200"
const LINE = /^[^,\n]*$|^[^,\n]*: ?[$€£]?\d{1,3}(?:,\d{3}){1,4}(?: [^,\n]*)?$/u; // catches "Wind: 12,229,559 MWh" and "Output", not "a,b,c"

const TOLD = /(?<=\p{L}[^\d\n,]* [($€£]?)\d{1,3}(?:,\d{3})+(?![\d,])|(?<=[(/])\d{1,3}(?:,\d{3})+(?![\d,])/gu; // catches "29,029" of "rises to 29,029 feet", not of "a,29,029"
const TIGHT = /,(?=\S)/u; // catches the comma of "29,029", not ", "
const WORD = /\p{L}{2,}/gu; // catches "Everest", not "m"
const FEWEST_WORDS = 3;

/** Lines of several words each, with grouped numbers and no other tight commas. */
const areTold = (lines: readonly string[]): boolean =>
  lines.filter((line) => TIGHT.test(line)).length >= 2 &&
  lines.every(
    (line) =>
      !TIGHT.test(line) || ((line.match(WORD)?.length ?? 0) >= FEWEST_WORDS && !TIGHT.test(line.replace(TOLD, ""))),
  );

/** Null where the commas may part cells. */
export function groupedLines(text: string): Squeezed | null {
  if (text.includes("\n") && areTold(text.split("\n")))
    return without(text, TOLD, (digits) => digits.replaceAll(",", ""));
  if (!text.includes("\n") || !LONG.test(text) || !text.split("\n").every((line) => LINE.test(line))) return null;
  return without(text, GROUPED, (digits) => digits.replaceAll(",", ""));
}
