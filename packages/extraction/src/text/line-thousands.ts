/**
 * Commas inside the numbers of lines are no marks between cells: "Wind: 11,904,228⏎Coal: 341,902", "Reds 184 seats 6,930,136 votes⏎Blues 99
 * seats 5,600,496 votes" → without them; points that group thousands among commas are read as commas: "39,705 / 4,206,311⏎7.914 / 2.708.533"; "Goa 1,23,456⏎Pune 2,34,567".
 * Not "Mon: 120,340,200⏎Tue: 110,330,210" or "Week 1,120,340⏎Week 2,130,350", which may be cells, nor lines with other commas.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const INSIDE = /(?<=(?<![\d.,])\d{1,3}(?:,\d{3})*),(?=\d{3}(?:,\d{3})*(?!\d|[.,]\d))/gu; // catches the commas of "6,930,136", not of "2022,100"
const COMMAS = /,/gu; // catches ",", not "."
const CELLS = /[\t|;]/u; // catches a tab, not ","
/** A number that is told as one: behind a mark or a sign of money, or in front of what it counts. */
const LONG = /(?:[:–—=] ?[$€£¥₹]?|[$€£¥₹])\d{1,2}(?:,\d{3}){2,}(?![\d,])|(?<![\d,])\d{1,2}(?:,\d{3}){2,} \p{L}/u; // catches ": 11,904,228" and "6,930,136 votes", not ": 120,340,200" or "Week 1,120,340"
const WORD = /\p{L}{2,}/gu; // catches "Everest", not "m"
const FEWEST_WORDS = 3;

/** Null where the commas may part cells. */
function unparted(text: string): Squeezed | null {
  const lines = text.split("\n").filter((line) => line.includes(","));
  const inside = lines.every((line) => line.match(INSIDE)?.length === line.match(COMMAS)?.length);
  if (lines.length < 2 || matches(text, CELLS) || !inside) return null;
  const wordy = lines.every((line) => (line.match(WORD)?.length ?? 0) >= FEWEST_WORDS);
  return wordy || matches(text, LONG) ? without(text, INSIDE) : null;
}

const POINTS = /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.,])/u; // catches "2.708.533", not "7.914"
const POINT = /(?<=(?<![\d.,])\d{1,3}(?:\.\d{3})*)\.(?=\d{3}(?:\.\d{3})*(?![\d.,]))/gu; // catches the points of "2.708.533" and of "7.914", not of "7.9"
const FRACTION = /\d[.,]\d{1,2}(?!\d)/u; // catches "7.9", not "7.914"

const pointed = (text: string): Squeezed | null =>
  matches(text, POINTS) && /\d,\d{3}(?!\d)/u.test(text) && !matches(text, FRACTION)
    ? without(text, POINT, () => ",")
    : null; // catches "39,705", not "3,9"

const LAKHS =
  /^[^,]*\p{L}[^,\d\p{L}]*[ :=–-](?:Rs\.? ?)?(?:\d{1,2}(?:,\d{2}){1,4},\d{3}|\d{1,2},\d{3}|\d{1,3})[^\d,]*$/u; // catches "Goa 1,23,456" and "Goa 12,345", not "Goa,1,23"
const LAKH = /(?<![\d,])\d{1,2}(?:,\d{2}){1,4},\d{3}(?![\d,])/u; // catches "1,23,456", not "123,456"
const IN_LAKHS = /(?<=\d),(?=\d{2}(?:,\d{2}){0,3},\d{3}(?!\d)|\d{3}(?!\d))/gu; // catches both commas of "1,23,456", not of "1,23"

/** Numbers grouped by two, as in India, one a line. */
function inLakhs(text: string): Squeezed | null {
  const lines = text.split("\n").filter((line) => line.includes(","));
  const told = lines.every((line) => LAKHS.test(line.trim())) && lines.some((line) => LAKH.test(line));
  return lines.length > 1 && told && !matches(text, CELLS) ? without(text, IN_LAKHS) : null;
}

/** Null where the text has no such lines. */
export const lineThousands = (text: string): Squeezed | null =>
  text.includes("\n") ? changedBy(text, [pointed, inLakhs, unparted]) : null;
