/**
 * Things of one kind told in one breath are items: "class a has 23 students class b has 27 class c 19" → "class a has 23 students, class b has 27, class c 19".
 * Not "class a 23, class b 27", whose marks part them, nor "the class of class a".
 */
import { isSmallWord, wordSet } from "../lexicon/closed-class.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LABEL =
  "(?:[a-h]|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|alpha|beta|gamma|delta|red|blue|green|yellow|black|white)";
const KIND = new RegExp(
  `(?<![\\p{L}\\d])(\\p{L}{3,}) ${LABEL}(?= (?:(?:has|had|have|got|gets|is|was|with|scored?|sold|made|did|won|only|just) ){0,2}(?:(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|\\p{L}+ty)(?!\\p{L}{3})|[$€£]))`,
  "giu",
); // catches "class b" of "class b has 27", not of "class b and"
const MARKED = /[,;:\n]|[.!?] /u; // catches ", ", not "4.5"
const NOT_KINDS = wordSet(
  "and the than from with for has had have got was were are only just than about in on at to of by day week month quarter year",
);
const FEWEST = 2;

/** Null where nothing is told so. */
export function repeatedKinds(text: string): Squeezed | null {
  if (MARKED.test(text)) return null;
  const found = [...text.matchAll(KIND)];
  const nouns = new Set(found.map(([, noun = ""]) => noun.toLowerCase()));
  const [noun = ""] = nouns;
  const counted = /\d $/u.test(text.slice(0, found[0]?.index)); // catches the "1 " in front of "star 12"
  if (counted || found.length < FEWEST || nouns.size > 1 || NOT_KINDS.has(noun) || isSmallWord(noun)) return null;
  const inner = new RegExp(
    `(?<=\\p{L}|\\d)(?<!\\b(?:and|but|the|while|then|our|my)) (?=${noun} ${LABEL}(?!\\p{L}))`,
    "giu",
  ); // catches the blank in front of "class b", not of "and class b"
  return without(text, inner, (blank, at) => (found.some(({ index }) => index === at + 1 && index > 0) ? ", " : blank));
}
