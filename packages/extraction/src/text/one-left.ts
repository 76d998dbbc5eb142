/**
 * The one that is left of a few that are counted: "Of 10 commuters 4 take the tram, 3 cycle, 2 drive and the last one walks" → 1. Only
 * where the others leave one: not "Of 12 songs 5 are slow; the last one is loud".
 */

import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { matchIn } from "./needs/matches.ts";
import { NUMBERS } from "./number-patterns.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ONE =
  /(?<=(?:,|;|\b(?:and|but|got|gets|get|took|had|ate|bought|won|has)) )the (?:last|final|remaining|other|sole remaining) one(?= \p{L}|[.!]?$)/iu; // catches "the last one" of "and the last one walks", not of "the last one, 2020"
const NUMBER = new RegExp(`(?<![\\p{L}\\d.])(?:\\d+(?:[.,]\\d+)?|${NUMBERS})(?![\\p{L}\\d])`, "giu"); // catches "10" and "four", not "fourth"

const valueSaid = (number: string): number =>
  UNITS_WORDS.get(number.toLowerCase()) ?? TENS_WORDS.get(number.toLowerCase()) ?? Number(number.replace(",", ""));

/** Null where no one is left so. */
export function oneLeft(text: string): Squeezed | null {
  const found = matchIn(text, ONE);
  if (!found) return null;
  const others = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  const told = [...others.matchAll(NUMBER)].map(([number]) => valueSaid(number));
  const left = 2 * Math.max(...told) - told.reduce((sum, value) => sum + value, 0); // of the whole, which is the largest
  return told.length > 2 && left === 1 ? without(text, ONE, () => "1") : null;
}
