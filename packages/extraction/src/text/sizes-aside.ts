/**
 * How big a place is, told in passing in front of its figure, is left out: "and tiny Nether Wick, population 60, a round dozen" → "and Nether Wick a
 * round dozen". Not "Rye, population 400, Deal, population 900", where that is the figure.
 */
import { matches } from "./needs/matches.ts";
import { NUMBERS } from "./number-patterns.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SIZE = new RegExp(
  `(?<=\\p{Lu}\\p{L}+), (?:population|pop\\.?|elevation|altitude) (?:(?:about|just|only|of|some) )*\\d[\\d.,]*\\d?(?: ?(?:m|ft|million|k))?,(?= (?:(?:a|an|round|just|only|about|some|with|had|has|got|reported|saw|took|sent|gave|made|raised|managed) ){0,3}(?:[$€£]?\\d|dozen|${NUMBERS})(?!\\p{L}))`,
  "giu",
); // catches ", population 60," in front of " a round dozen", not ", population 400, Deal"

const CUES = /\b(?:pop(?:ulation)?|elevation|altitude)\b/iu; // catches "Population" and "pop.", not "popular"
const TINY = /(?<=^|\P{L})(?:tiny|little|wee|small) (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$)/u; // catches "tiny " in front of "Nether Wick" at the end, not "little dogs"

/** Null where no size is told so. */
export function sizesAside(text: string): Squeezed | null {
  const told = matches(text, CUES) ? without(text, SIZE, () => "") : null;
  const tiny = told && TINY.exec(text.slice(0, text.search(SIZE)));
  const named = tiny && without(told.text, new RegExp(`(?<=^.{${tiny.index}})${tiny[0]}`, "gsu"), () => "");
  return told && named ? { text: named.text, back: (span) => told.back(named.back(span)) } : told;
}
