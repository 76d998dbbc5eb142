/**
 * Short forms whose points end no sentence: "the U.S. won 46 medals, the U.K. 29" → "the US won 46, the UK 29"; "Washington D.C. had 12" →
 * "Washington DC". Not "vitamin C. Oranges 53", "R.J. Cole", the letters of a name, nor "at 9 a.m. 12 came".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE = /\p{Lu}\.\p{Lu}\./u; // catches "U.S.", not "C. O" or "a.m."
const DOTTED = /(?<![\p{L}\p{N}.])(?:\p{Lu}\.){2,4}(?=[ ,;:!?)’'\n]|$)/gu; // catches "U.S." and "C.J.", not "Chess.com"
const PERSON = /^ \p{Lu}\p{Ll}/u; // catches " Cole", not " won"
const STATES: ReadonlySet<string> = new Set(["US", "UK", "UN", "EU", "DC", "UAE", "USA", "USSR"]);
const ENDS = /^(?:\n|$)/u; // catches the end of the text, not " won"

/** Null where there is none. The point stays that ends a sentence. */
export function dottedStates(text: string): Squeezed | null {
  if (!CUE.test(text)) return null;
  return without(text, DOTTED, (found, at) => {
    const letters = found.replaceAll(".", "");
    const behind = text.slice(at + found.length);
    if (PERSON.test(behind) && !STATES.has(letters)) return found;
    return ENDS.test(behind) ? `${letters}.` : letters;
  });
}
