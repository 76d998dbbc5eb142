/**
 * So many times one of what was told, with the article of what is known: "studios £780, two-beds twice a studio" → "two-beds twice the studio".
 * Not "twice a week", nor "half a loaf", which is a part as often.
 */
import { singular } from "../lexicon/morphology.ts";
import { CURRENCY_WORDS, MEASURES } from "../lexicon/units.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const TIMES_ONE =
  /(?<=(?:[,;:.] |\band |^)(?:[\p{L}-]+ ){1,4}(?:twice|double|thrice|triple|treble|quadruple) )an?(?= ((?!(?:hour|day|night|week|fortnight|month|quarter|year|season|dozen|hundred|thousand|million|billion|trillion|lakh|crore|century|score|minute|second)\b)\p{L}[\p{L}-]+)(?:[.,;!)]|$| and ))/giu; // catches the "a" of "twice a studio", not of "twice a week", "12 is twice a box" or "twice a good studio"

/** Null where no thing is told so. */
export function timesOne(text: string): Squeezed | null {
  if (!/\b(?:twice|double|thrice|triple|treble|quadruple) an? /iu.test(text)) return null; // catches "twice a studio", not "twice that"
  const isUnit = (word: string): boolean => MEASURES.has(word) || CURRENCY_WORDS.has(word);
  return without(text, TIMES_ONE, (found, at, [noun = ""]) => {
    const before = text
      .slice(0, at)
      .toLowerCase()
      .split(/[^\p{L}-]+/u); // catches blanks and commas, not hyphens
    const one = singular(noun.toLowerCase());
    const told = before.some((word) => singular(word) === one);
    return told && !isUnit(one) && !isUnit(noun.toLowerCase()) ? "the" : found;
  });
}
