/**
 * Lines of a name and a figure of millions are no cells: in "Wind: 11,904,228⏎Coal: 341,902" the commas group thousands. Read without them. Points
 * do so where others have commas: "39,705⏎2.708.533". Not "North,120,340".
 */
import { changedBy, type Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const GROUPED = /(?<=[\p{L}).] ?(?:[:–—=-] ?)?[$€£¥₹]?)\d{1,3}(?:,\d{3}){2,}(?![\d,])/u; // catches the figure of "Wind: 11,904,228", not "North,120,340" or "12,904"
const ONE = /^[^\n,;|\t]*?[:–—= -] ?[$€£¥₹]?\d{1,3}(?:,\d{3})*(?![\d,]) ?(?:\([^()\n]*\)|[%\p{L}. ]{0,24})?$/u; // catches "Turnout: 1,106,214 (38.09%)", not "Ann 4,812,300, Ben 9"
const COMMA = /(?<=\d),(?=\d{3}(?!\d))/gu; // catches the commas of "11,904,228", not of "12, 9"

const POINTS = /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.,])/u; // catches "2.708.533", not "7.914"
const POINT = /(?<=(?<![\d.,])\d{1,3}(?:\.\d{3})*)\.(?=\d{3}(?:\.\d{3})*(?![\d.,]))/gu; // catches the points of "2.708.533" and of "7.914", not of "7.9"
const FRACTION = /\d[.,]\d{1,2}(?!\d)/u; // catches "7.9", not "7.914"

/** "39,705 / 4,206,311⏎7.914 / 2.708.533": points that group thousands where others have commas. */
const pointed = (text: string): Squeezed | null =>
  POINTS.test(text) && /\d,\d{3}(?!\d)/u.test(text) && !FRACTION.test(text) ? without(text, POINT, () => ",") : null; // catches "39,705", not "3,9"

/** Null where the text holds no such lines. */
export const millionsInLines = (text: string): Squeezed | null =>
  text.includes("\n") ? changedBy(text, [pointed, unparted]) : null;

function unparted(text: string): Squeezed | null {
  if (!GROUPED.test(text)) return null;
  const lines = text.split("\n").filter((line) => line.includes(","));
  return lines.length > 1 && lines.every((line) => ONE.test(line.trim())) ? without(text, COMMA) : null;
}
