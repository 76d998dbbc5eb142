/**
 * "Ages 18-24 142, 25-34 188": behind a band the blank parts name and figure, and groups no thousands. Read with a colon between. Not
 * "North 10-12 000, South 8-9 500". Places go back to the text as typed.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const BAND = /(?<![\p{L}\d.,$€£-])(\d{1,3})[-–](\d{1,3}) (?=\d{3}(?![\d%]|[.,]\d))/gu; // catches "18-24 " in front of "142", not of "14" or "1,420"
const BLANK = /(?<=(?<![\p{L}\d.,$€£-])\d{1,3}[-–]\d{1,3}) (?=\d{3}(?![\d%]|[.,]\d))/gu; // catches the blank of "18-24 142", not of "24 142"
const RANGE = /(?<![\p{L}\d.,-])\d{1,3}[-–]\d{1,3}(?!\d)/gu; // catches "4-7", not "2019-20"
const OPENS = /(?:^|[,;|/\n•·] ?)$/u; // catches ", ", not "North "

/** Null where no such bands are listed. */
export function bandedCells(text: string): Squeezed | null {
  const bands = [...text.matchAll(BAND)];
  const listed = bands.every(({ index }, at) => at === 0 || OPENS.test(text.slice(0, index)));
  const several = bands.length > 1 || (bands.length === 1 && (text.match(RANGE)?.length ?? 0) > 2);
  return several && listed ? without(text, BLANK, () => ": ") : null;
}
