/**
 * A unit told with each figure of a run without marks ends its item: "s1 12 eps s2 10 eps s3 8 eps" → "s1 12 eps, s2 10 eps, s3 8 eps"; so does a place numbers could be
 * counted by: "ninety on the math test eighty five on history" → "… test, eighty five …". Not "5 apples 3 oranges", whose nouns differ.
 */
import { isSmallWord } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import { SCALES } from "../lexicon/number-words.ts";
import { NUMBERS, ONES, TENS } from "./number-patterns.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNTED = /(?<![\p{L}\d.,])\d[\d.,]*[kKmM%]? (\p{Ll}{3,})(?!\p{L})/gu; // catches "12 eps", not "12 s2"
const MARKED = /[,;:\n]|[.!?] /u; // catches ", ", not "4.5"
const FIGURE = /(?<![\p{L}\d.,])\d[\d.,]*/gu; // catches "12", not the "1" of "s1"
const FEWEST = 2;
const TESTS =
  "test|exam|quiz|paper|room|floor|page|unit|class|line|game|round|section|chapter|level|grade|team|group|store|site|gate|route|bus|course|final";
const SPOKEN = `(?:(?:${TENS})(?:[ -](?:${ONES}))?|${NUMBERS})`;
const TAKEN = new RegExp(
  `(?<=(?<![\\p{L}])${SPOKEN} (?:on|in|at|for|to|by|from) (?:the |my |our )?(?:\\p{L}+ )?(?:${TESTS})) (?=${SPOKEN} (?:on|in|at|for|to|by|from)(?!\\p{L}))`,
  "giu",
); // catches the blank behind "ninety on the math test" in front of "eighty five on", not of "room two"

/** Behind the noun that all figures count. */
function nounsEnd(text: string): Squeezed | null {
  const found = [...text.matchAll(COUNTED)].map(([, noun = ""]) => singular(noun));
  const figures = text.match(FIGURE)?.length ?? 0;
  const [noun = ""] = found;
  const isNoun = !isSmallWord(noun) && !SCALES.has(noun);
  const alike = found.length >= FEWEST && new Set(found).size === 1 && found.length === figures && isNoun;
  const closed = new RegExp(`^\\s*\\p{L}.*\\d[kKmM%]?(?: ${noun}(?:s|es)?)?[.!]?\\s*$`, "u"); // catches "anna 12 goals ben 9", not "30 min walk 20 min run"
  const ends = new RegExp(
    `(?<=(?<![\\p{L}\\d.,])\\d[\\d.,]*[kKmM%]? ${noun}(?:s|es)?) (?=(?!and |but |of |in |on |at |for |per |a |an |the |with |from |to |by )\\p{L})`,
    "gu",
  ); // catches the blank behind "12 eps"
  return alike && closed.test(text) ? without(text, ends, () => ", ") : null;
}

/** Null where nothing is told so. */
export const unitsBetween = (text: string): Squeezed | null =>
  MARKED.test(text) ? null : changedBy(text, [nounsEnd, (now) => without(now, TAKEN, () => ", ")]);
