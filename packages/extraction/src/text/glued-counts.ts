/**
 * Letters glued to several numbers are what is counted: "450xp level 2 900xp", "34nos, 45nos", "20reps" → "450 xp", "34 nos", "20 reps"; "450 MT, 380 MT" are tonnes, and "build
 * 12s, test 45s" seconds, no numbers of builds. Not units
 * that everybody knows ("5km"), places in a row ("4th") or names ("3B").
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { MEASURES } from "../lexicon/units.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const GLUED = /(?<=(?<![\p{L}\d.,])\d[\d.,]*)(?=(\p{Ll}{2,6})(?![\p{L}\d'’²³/-]))/gu; // catches the place in front of "xp" of "450xp", not of "3B"
const KNOWN = wordSet(
  "st nd rd th k m mn bn mio mrd mil mill tn cr am pm hr hrs min mins sec secs yr yrs mo mon tue wed thu fri sat sun jan feb mar apr may jun jul aug sep sept oct nov dec x er ft in lb lbs oz pt pts pct pc usd eur gbp rs",
);
const TONNES = /(?<=\d ?)MT(?![\p{L}\d])/gu; // catches "MT" of "450 MT", not of "MT 450"
const SECONDS =
  /(?<=\b(?:build|test|tests|version|model|page|step|job|stage|task|run|release|line|gate|room|unit|no|nr):? \d[\d.]*)(?=s(?:[,;\n]|$| and ))/giu; // catches the place in front of the "s" of "build 12s", not of "lint 8s"
const ANY_SECONDS = /\p{L}:? \d[\d.]*s(?=[,;\n]|$| and )/gu; // catches "lint 8s", not "the 80s were"
const FEWEST = 2;

/** Null where no letters are glued so. */
export function gluedCounts(text: string): Squeezed | null {
  if ((text.match(TONNES)?.length ?? 0) >= FEWEST) return without(text, TONNES, () => "t");
  if ((text.match(ANY_SECONDS)?.length ?? 0) > FEWEST) return without(text, SECONDS, () => " ");
  if (!/\d\p{Ll}{2,6}(?!\p{L})/u.test(text)) return null; // catches "450xp", not "450 xp"
  const counts = Map.groupBy(text.matchAll(GLUED), ([, word = ""]) => word);
  const told = [...counts].filter(([word, found]) => found.length >= FEWEST && !KNOWN.has(word) && !MEASURES.has(word));
  const words = new Set(told.map(([word]) => word));
  return words.size === 1 ? without(text, GLUED, (_, __, [word = ""]) => (words.has(word) ? " " : "")) : null;
}
