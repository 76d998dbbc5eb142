/**
 * Ends of a range and wholes that are said are told in digits: "between five and ten percent" → "5 and 10"; "out of two
 * hundred people" → "out of 200 people". Not "from five to ten percent", which tells a change.
 */
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { matches } from "./needs/matches.ts";
import { NUMBERS, ONES, TENS } from "./number-patterns.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ONE = `(?:(?:${TENS})[ -](?:${ONES})|${NUMBERS})`;
const MEASURED =
  "(?=(?: percent| per cent| million| billion| thousand|%| degrees| euros| dollars| pounds| hours| minutes| people))";
const BETWEEN = new RegExp(`(?<=\\bbetween )${ONE} and ${ONE}${MEASURED}`, "giu"); // catches "five and ten" of "between five and ten percent", not of "five and ten percent"
const WHOLE = new RegExp(
  `(?<=\\bout of (?:the )?)(?:(?:a|one|${ONES}|${TENS}) )?(?:hundred|thousand)(?:(?: and)? (?:(?:${TENS})(?:[ -](?:${ONES}))?))?(?= \\p{L}|,)`,
  "giu",
); // catches "two hundred" of "out of two hundred people", not of "two hundred people"
const HINT = /\b(?:between|out of) /iu; // catches "between ", not "together"

const NUMBER_WORD = /\p{L}+/gu; // catches "five", not "5"

/** "twenty five" → 25, "two hundred fifty" → 250. */
function numberSaid(said: string): number {
  let sum = 0;
  for (const word of said.toLowerCase().match(NUMBER_WORD) ?? [])
    if (word === "hundred" || word === "thousand") sum = Math.max(sum, 1) * (word === "hundred" ? 100 : 1000);
    else sum += TENS_WORDS.get(word) ?? UNITS_WORDS.get(word) ?? 0;
  return sum;
}

const inDigits = (said: string): string => said.split(" and ").map(numberSaid).join(" and ");

/** Null where none is said so. */
export const spokenRanges = (text: string): Squeezed | null =>
  matches(text, HINT)
    ? changedBy(text, [
        (now) => without(now, BETWEEN, inDigits),
        (now) => without(now, WHOLE, (said) => String(numberSaid(said))),
      ])
    : null;
