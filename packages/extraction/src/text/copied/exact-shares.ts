/**
 * Shares to three places are no thousands: "Year % (estimate) 2017 28.915 2018 31.889" is read with a nought behind each. Only where a head in front
 * of the figures tells percent and none is above 100. Ages told in words are bands: "Under age 35", "65-plus" → "Under 35", "65+".
 */
import { changedBy, type Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const HEAD = /^[^\d]*(?:%|\bper ?cent\b|\bpercentage\b)[^\d%]{0,60}(?:\d|$)/iu; // catches "Year % (estimate) 2", not "Sales 28.915"
const EXACT = /(?<![\d.,])\d{1,2}\.\d{3}(?![\d.,])/gu; // catches "28.915", not "128.915"
const OTHER = /(?<![\d.,])\d{3,}\.\d|\d\.\d{1,2}(?!\d)|\d,\d/u; // catches "128.915", "28.9" and "1,204", not "28.915"
const FEWEST = 2;

const exact = (text: string): Squeezed | null =>
  HEAD.test(text) && !OTHER.test(text) && (text.match(EXACT)?.length ?? 0) >= FEWEST
    ? without(text, EXACT, (found) => `${found}0`)
    : null;

const AGE = /(?<=\b(?:under|over|below|above) )aged? (?=\d{1,2}\b)/giu; // catches "age " of "Under age 35", not of "age 35"
const PLUS = /(?<=(?<![\d.,])\d{2})-plus(?= ?:)/gu; // catches "-plus" of "65-plus:", not of "A-plus" or " Plus" of "15 Plus:"

const banded = (text: string): Squeezed | null => without(text, PLUS, () => "+");
const plainAges = (text: string): Squeezed | null => without(text, AGE);

/** Null where nothing is told so. */
export const exactShares = (text: string): Squeezed | null =>
  /\d/u.test(text) ? changedBy(text, [exact, banded, plainAges]) : null; // catches "3", not "three"
