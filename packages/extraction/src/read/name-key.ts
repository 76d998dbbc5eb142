/** Words and names as numbers and keys, for comparing: `keyOf("The bikes of Rome")` → "bike rome". */
import { wordSet } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import { perText } from "../text/per-text.ts";

function hashOf(lower: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < lower.length; at++) hash = Math.imul(hash ^ lower.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Small stable number of a word, for features. */
export const wordHash = (lower: string): number => hashOf(lower) % 1009;

/** The same over 16 bits, where words are to be told apart. */
export const wideHash = (lower: string): number => hashOf(lower) & 0xffff;

const SMALL = wordSet("the a an of in on at for and & to by our my their its");

/** A name for comparing: small, singular, without small words. "The bikes of Rome" → "bike rome" */
export const keyOf = perText((text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s?\b/gu, "") // catches the "'s" of "Ana's", not the "s" of "cats"
    .split(/[^\p{L}\p{N}]+/u) // catches blanks and hyphens, not letters
    .filter((word) => word !== "" && !SMALL.has(word))
    .map(singular)
    .join(" "),
);
