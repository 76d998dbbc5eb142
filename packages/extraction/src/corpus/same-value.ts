/** When two figures are the same, and whether a figure stands in a text in digits. */

/** Figures agree to four digits. */
const TOLERANCE = 1e-4;
/** A share worked out from one of these fractions may be rounded to one decimal: 33.33 as 33.3. */
const FRACTION_PARTS = [3, 6, 7, 9, 12];
const ROUNDING = 0.051;

const isUnroundedFraction = (value: number): boolean =>
  !Number.isInteger(value * 10) &&
  FRACTION_PARTS.some((parts) => Math.abs((value * parts) / 100 - Math.round((value * parts) / 100)) < 0.001);

export const isSameValue = (found: number, wanted: number): boolean =>
  Math.abs(found - wanted) <= TOLERANCE * Math.max(Math.abs(found), Math.abs(wanted)) ||
  (Math.abs(found - wanted) < ROUNDING && Math.abs(wanted) < 100 && isUnroundedFraction(wanted));

const DIGITS = /(?<!\d)\.\d+|\d[\d.,' \u00a0\u202f]*\d|\d/g; // catches "1 204,5" and ".7" whole, not the "k" of "12k"
const GAPS = /[ \u00a0\u202f]|, /; // catches the blank of "3 5", not the comma of "3,5"
const COMMA_GROUPS = /[,' \u00a0\u202f]/g; // catches the comma of "1,204", not the point of "1.204"
const POINT_GROUPS = /[.' \u00a0\u202f]/g; // catches the point of "1.204", not the comma of "1,204"

/** Every number that stands in the text in digits, in each way of grouping thousands. */
export const digitsIn = (text: string): number[] =>
  [...text.matchAll(DIGITS)]
    .flatMap(([match]) => [match, ...match.split(GAPS)])
    .flatMap((part) => [
      Number(part.replace(COMMA_GROUPS, "")),
      Number(part.replace(POINT_GROUPS, "").replace(",", ".")),
    ])
    .filter((value) => Number.isFinite(value));

/** What a word or sign behind the digits can multiply them by. */
const FACTORS = [1, 1e2, 1e3, 1e5, 1e6, 1e7, 1e9, 1e12];

/** True when the figure stands in the text in digits, times a magnitude, whatever its sign. */
export const standsInText = (value: number, text: string): boolean =>
  digitsIn(text).some((number) => FACTORS.some((factor) => isSameValue(Math.abs(value), number * factor)));
