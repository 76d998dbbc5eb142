/**
 * Years said in full are told in digits where what they are the time of follows: "two thousand it was six billion", "revenue two thousand twenty one was one
 * point two million", "in two thousand fifteen thirty" → 2000, 2021, 2015. Not "in two thousand homes", nor "two thousand five hundred".
 */
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { matches } from "./needs/matches.ts";
import { NUMBERS, ONES, TENS } from "./number-patterns.ts";
import { after, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SHORT = [...UNITS_WORDS.keys()].filter((word) => (UNITS_WORDS.get(word) ?? 0) > 0).join("|");
const LATE = `(?:and |oh )?(?:twenty[ -](?:${ONES})|twenty|thirty|${SHORT})`;
const DOING =
  "(?:it|we|they|there|i|he|she|you) (?:was|were|is|are|had|have|made|sold|did|got|only|earned|grew|went|reached|counted)";
const LEVEL = `(?:was|were|is) (?:at |about |around |only |just )?(?:${NUMBERS}|a |half |\\d|[$€£])`;
const YEAR = new RegExp(
  `(?<![\\p{L}\\d-])(?<!(?<!\\p{L})(?:${NUMBERS}|hundred|of|about|around|over|nearly) )(?:two thousand(?= ${DOING}\\b)|two thousand ${LATE}(?= (?:${DOING}|${LEVEL}))|(?<=(?<!\\p{L})(?:in|since|by|until|from|year) )two thousand ${LATE}(?=[,.;]|$| (?:and|it|we|they|there|i|the|to|was|were|but)(?!\\p{L})| (?:${NUMBERS})(?![\\p{L}-])(?! (?:hundred|thousand))))`,
  "giu",
); // catches "two thousand ten" of "in two thousand ten we had", not of "in two thousand ten homes"

const numberSaid = (said: string): number =>
  said
    .toLowerCase()
    .split(/[ -]/u) // catches the blank of "twenty one"
    .reduce((sum, word) => sum + (TENS_WORDS.get(word) ?? UNITS_WORDS.get(word) ?? 0), 0);

/** "two thousand and twenty one" → 2021. */
const inDigits = (said: string): string => String(2000 + numberSaid(said.slice("two thousand".length)));

/** Beside them, those that are said by their halves. */
const HALVES = new RegExp(
  `(?<![\\p{L}\\d-])(?<!(?<!\\p{L})(?:${NUMBERS}|hundred|thousand|of|about|around) )(eighteen|nineteen|twenty) ((?:${TENS})(?:[ -](?:${ONES}))?|ten|eleven|twelve|\\p{L}{3,5}teen|oh (?:${ONES}))(?= (?:${DOING}|${LEVEL}))`,
  "giu",
); // catches "nineteen ninety" of "nineteen ninety it was", not of "nineteen ninety people"

/** "nineteen ninety" → 1990. */
const halvesInDigits = (_: string, __: number, [first = "", second = ""]: readonly (string | undefined)[]): string =>
  String(numberSaid(first) * 100 + numberSaid(second));

/** Null where no year is said so. */
export function spokenYears(text: string): Squeezed | null {
  const told = matches(text, /\btwo thousand\b/iu) ? without(text, YEAR, inDigits) : null; // catches "two thousand", not "2000"
  return told && after(told, without(told.text, HALVES, halvesInDigits));
}
