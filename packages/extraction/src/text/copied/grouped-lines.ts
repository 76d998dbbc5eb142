/**
 * Lines of a name and a figure of millions are no cells: in "Wind: 11,904,228⏎Coal: 341,902" the commas group thousands. Read without them. Not
 * "North,120,340".
 */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const GROUPED = /(?<=[\p{L}).] ?(?:[:–—=-] ?)?[$€£¥₹]?)\d{1,3}(?:,\d{3}){2,}(?![\d,])/u; // catches the figure of "Wind: 11,904,228", not "North,120,340" or "12,904"
const ONE = /^[^\n,;|\t]*?[:–—= -] ?[$€£¥₹]?\d{1,3}(?:,\d{3})*(?![\d,]) ?(?:\([^()\n]*\)|[%\p{L}. ]{0,24})?$/u; // catches "Turnout: 1,106,214 (38.09%)", not "Ann 4,812,300, Ben 9"
const COMMA = /(?<=\d),(?=\d{3}(?!\d))/gu; // catches the commas of "11,904,228", not of "12, 9"

/** Null where the text holds no such lines. */
export function groupedLines(text: string): Squeezed | null {
  if (!text.includes("\n") || !GROUPED.test(text)) return null;
  const lines = text.split("\n").filter((line) => line.includes(","));
  return lines.length > 1 && lines.every((line) => ONE.test(line.trim())) ? without(text, COMMA) : null;
}
