/**
 * So many times one of what was told, with the article of what is known: "studios £780, two-beds twice a studio" → "two-beds twice the studio";
 * "adult £12, child half an adult". Not "twice a week", nor "half a loaf" where no loaf was told.
 */
import { singular } from "../lexicon/morphology.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const TIMES_ONE =
  /(?<=\b(?:twice|double|thrice|triple|treble|half|quadruple) )an?(?= ((?!(?:hour|day|night|week|fortnight|month|quarter|year|season|dozen|century)\b)\p{L}[\p{L}-]+)(?:[.,;!)]|$| and ))/giu; // catches the "a" of "twice a studio", not of "twice a week" or "twice a good studio"

/** Null where no thing is told so. */
export function timesOne(text: string): Squeezed | null {
  if (!/\b(?:twice|double|thrice|triple|treble|half|quadruple) an? /iu.test(text)) return null; // catches "twice a studio", not "twice that"
  return without(text, TIMES_ONE, (found, at, [noun = ""]) => {
    const before = text
      .slice(0, at)
      .toLowerCase()
      .split(/[^\p{L}-]+/u); // catches blanks and commas, not hyphens
    const told = before.some((word) => singular(word) === singular(noun.toLowerCase()));
    return told ? "the" : found;
  });
}
