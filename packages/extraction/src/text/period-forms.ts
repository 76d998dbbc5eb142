/**
 * Periods as reports shorten them, told in the usual way: "1Q24" → Q1 '24, "YE21" → YE 2021, "2024 Q4" → Q4 2024, "2023M10" → Oct 2023,
 * "FY21a", "'24e" → FY21, '24. Not "4Q" of a game, nor "2024 Q1 12, Q2 14", where the year stands for all.
 */
import { MONTHS } from "../lexicon/calendar.ts";
import { type Piece, pieced } from "./pieced.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const QUARTER_FIRST = /(?<![\p{L}\d.,])([1-4])Q ?['’]?(\d\d)(?![\d%.,]\d|\d|%)/gu; // catches "1Q24", not "1Q 240"
const HALF_FIRST = /(?<![\p{L}\d.,])([12])H ?['’]?(\d\d)(?![\d%.,]\d|\d|%)/gu; // catches "2H23", not "2H 230"
const YEAR_END = /(?<![\p{L}\d])YE ?['’]?(\d\d)(?!\d)/gu; // catches "YE21", not "YE2021"
const MONTH_NUMBER = /(?<![\p{L}\d])((?:19|20)\d\d)M(0?[1-9]|1[0-2])(?!\d)/gu; // catches "2023M10", not "2023M13"
const KIND = /(?<=(?<![\p{L}\d])(?:(?:FY ?)?(?:19|20)\d\d|FY ?['’]?\d\d|['’]\d\d))[aefbp](?!\p{L})/gu; // catches the "a" of "FY21a" and the "e" of "'24e", not of "24e"
const YEAR_FIRST = /(?<![\p{L}\d.,/-])((?:19|20)\d\d) ?(Q[1-4])(?![\d/-])/gu; // catches "2024 Q4", not "2024 Q4-Q1"
const ANY_QUARTER = /(?<![\p{L}\d])Q[1-4](?!\d)/gu; // catches "Q4", not "FAQ4"
const FEWEST = 2;

/** "Oct" of "10" */
const monthCalled = (digits: string): string => {
  const [name = digits] = [...MONTHS].find(([word, month]) => word.length === 3 && month === Number(digits)) ?? [];
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const counted = (text: string, words: RegExp): number => text.match(words)?.length ?? 0; // catches all of them

/** Each quarter behind its own year, turned. */
function turned(text: string): Squeezed | null {
  const found = [...text.matchAll(YEAR_FIRST)];
  if (found.length === 0 || found.length !== counted(text, ANY_QUARTER)) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: all, 1: year = "", 2: quarter = "" } of found) {
    const end = index + all.length;
    pieces.push([from, index], [end - quarter.length, end], " ", [index, index + year.length]);
    from = end;
  }
  return pieced(text, [
    ...pieces.filter((piece) => typeof piece === "string" || piece[0] < piece[1]),
    [from, text.length],
  ]);
}

/** Periods that the text tells out of order: in order they stay as typed, and are known as they are. */
const unordered = (text: string, words: RegExp): boolean => {
  const places = [...text.matchAll(words)].map(([, part = "", year = ""]) => Number(year) * 10 + Number(part));
  const heads = new Set(places).size < places.length; // of several columns each
  return !heads && places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0));
};

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) =>
    unordered(text, QUARTER_FIRST)
      ? without(text, QUARTER_FIRST, (_, __, [quarter = "", year = ""]) => `Q${quarter} '${year}`)
      : null,
  (text) =>
    unordered(text, HALF_FIRST)
      ? without(text, HALF_FIRST, (_, __, [half = "", year = ""]) => `H${half} '${year}`)
      : null,
  (text) => without(text, YEAR_END, (_, __, [year = ""]) => `YE 20${year}`),
  (text) => without(text, MONTH_NUMBER, (_, __, [year = "", month = ""]) => `${monthCalled(month)} ${year}`),
  (text) => (counted(text, KIND) >= FEWEST ? without(text, KIND) : null),
  turned,
];

/** Null where no period is told so. */
export const periodForms = (text: string): Squeezed | null => (/\d/u.test(text) ? changedBy(text, STEPS) : null); // catches "1Q24", not "Q"
