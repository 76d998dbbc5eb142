/**
 * Words for no one and nothing, which count as zero where they stand beside other counts.
 * "12 took tea, 7 coffee, none of them juice" → 0; not "Nobody commutes longer than Londoners".
 */

import { MONTHS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { CONJUNCTIONS, DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isCountAt, smallNumber } from "./small-number.ts";

const NONE_FORMS: readonly (readonly string[])[] =
  "a lone|a sole|zilch|nada|nowt|not once|not at all|nothing|nil|not a single one|not a single|not a soul|not a drop|not a flake|not a penny|not a cent|not one|a single one|a single|nobody|no one|none"
    .split("|")
    .map((form) => form.split(" "));

export const NONE_OPENINGS: ReadonlySet<string> = new Set(NONE_FORMS.map(([first = ""]) => first));

/** "nobody", "none", "not a single one" → 0; "a single one" → 1. */
export function noneAt(scan: Scan, at: number): { value: number; to: number } | null {
  const not =
    lowerAt(scan, at) === "any" && [1, 2].some((step) => /n't$|^(?:not|never)$/u.test(lowerAt(scan, at - step))); // catches "hasn't got any" and "did not win any", not "has any"
  const steady = ["flat", "unchanged"].includes(lowerAt(scan, at)) && MOVES.test(scan.text);
  const placed =
    steady && (["in", "on", "at", "for"].includes(lowerAt(scan, at + 1)) || WEEKDAYS.has(lowerAt(scan, at + 1))); // "up 4% in Rome, flat in Bari"
  const flat = steady && isWordAt(scan, at - 1);
  const atAll =
    lowerAt(scan, at) === "no" &&
    [2, 3].some((step) => lowerAt(scan, at + step) === "at" && lowerAt(scan, at + step + 1) === "all") &&
    !isCountAt(scan, at - 1) &&
    verbSense(lowerAt(scan, at - 1)) === null; // "candles 3, no soap at all"; not "4 no pet at all", "the rest got no reaction at all"
  if (
    atAll ||
    noneOfThese(scan, at) ||
    isFree(scan, at) ||
    placed ||
    ((not || flat) && (!isWordAt(scan, at + 1) || CONJUNCTIONS.has(lowerAt(scan, at + 1))))
  )
    return { value: 0, to: at + 1 };
  if (!NONE_OPENINGS.has(lowerAt(scan, at))) return null;
  if (lowerAt(scan, at - 1) === "not" && lowerAt(scan, at) === "a") return null;
  const shared = ["%", "percent", "cent", "rest", "others"].includes(lowerAt(scan, at - 1));
  const so =
    lowerAt(scan, at) === "not" &&
    isWordAt(scan, at + 3) &&
    !PREPOSITIONS.has(lowerAt(scan, at + 3)) &&
    !CONJUNCTIONS.has(lowerAt(scan, at + 3));
  if (lowerAt(scan, at + 1) === "at" && (shared || so || isCountAt(scan, at - 1))) return null; // "85 not at all", "the rest not at all", "not at all happy 3"
  for (const form of NONE_FORMS)
    if (form.every((word, step) => lowerAt(scan, at + step) === word))
      return { value: form[0] === "a" ? 1 : 0, to: at + form.length };
  return null;
}

const MOVES = /\b(?:up|down) [\d.]+%/u; // catches "up 4.1%", where "flat" tells a change as well; not "up to 40%"
const PRICES =
  /[$€£¥₹] ?\d|\d ?(?:€|p\b)|\b(?:entry|tickets?|prices?|fares?|admission|costs?|charges?|tenner|quid|pounds?|euros?|dollars?|rupees|francs)\b/iu; // catches "£8", "90p" and "Tickets", not "8"
/** Behind them "free" says without what, and no price. */
export const FREE_OF = wordSet("gluten dairy sugar nut fat duty tax feel break");

/** "adults £8, kids £4.50, under-5s free": the price of an item that ends with the word; not "feel free", "a free drink". */
const isFree = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at) === "free" &&
  (!isWordAt(scan, at + 1) ||
    ["at", "in", "on", "for", "after", "before"].includes(lowerAt(scan, at + 1)) ||
    (["and", "but"].includes(lowerAt(scan, at + 1)) && DETERMINERS.has(lowerAt(scan, at + 2)))) && // "the app is free and the map £3"
  !isNumberAt(scan, at + 1) &&
  !["/", ":", "-"].includes(lowerAt(scan, at + 1)) && // "plan: Free / price: $0"
  (isWordAt(scan, at - 1) || lowerAt(scan, at - 1) === ":") &&
  !FREE_OF.has(lowerAt(scan, at - 1)) &&
  PRICES.test(scan.text);

const COMPARING = wordSet("than though but beat beats knows can will");
const NEAR_TOKENS = 40;

/** "12 took tea, 7 coffee and nobody juice", "nobody juice, 12 tea, 7 coffee": a zero beside counts; not "Nobody commutes longer than". */
export function isElliptic(scan: Scan, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - NEAR_TOKENS); before--) if (isCountAt(scan, before)) return true;
  let counts = 0;
  let sentences = 0;
  for (let after = at + 1; after < Math.min(scan.tokens.length, at + NEAR_TOKENS); after++) {
    const { lower, kind } = tokenAt(scan, after);
    if (COMPARING.has(lower)) return false;
    if (kind === "line" || ["!", "?"].includes(lower)) break;
    if (lower === ".") sentences++;
    if (sentences > 1) break;
    if (isCountAt(scan, after) && after > at + 1) counts++;
  }
  return counts >= 1;
}

/** "5 wins, 2 draws and no losses": none of what is counted beside it. Not "no more than 5", "12 and no sign of rain". */
function noneOfThese(scan: Scan, at: number): boolean {
  if (lowerAt(scan, at) !== "no" || !isPlural(scan, at + 1)) return false;
  const ended =
    !isWordAt(scan, at + 2) || ["and", "but", "in", "at", "on", "for", "from"].includes(lowerAt(scan, at + 2));
  if (!ended || ![",", "and", "but"].includes(lowerAt(scan, at - 1))) return false;
  const comma = lowerAt(scan, at - 1) !== "," && lowerAt(scan, at - 2) === "," ? at - 2 : at - 1;
  return [2, 3].some((back) => isCountAt(scan, comma - back) && isPlural(scan, comma - 1));
}

const isPlural = (scan: Scan, at: number): boolean => {
  const word = lowerAt(scan, at);
  return isWordAt(scan, at) && word.length > 2 && singular(word) !== word;
};

const ANSWERS = wordSet("did do does were was had have has");

const CHOSEN =
  wordSet(`picked chose ordered wanted took had voted bought ate drank liked likes loves asked went opted preferred got failed passed came want
  wants order orders picks chooses like love prefer prefers`);

/** "Nobody picked pistachio, seven went for vanilla": what others do of the kind follows behind a mark. */
function isChoice(scan: Scan, at: number): boolean {
  if (!CHOSEN.has(lowerAt(scan, at))) return false;
  for (let later = at + 1; later < Math.min(scan.tokens.length, at + NEAR_TOKENS); later++) {
    const { lower } = tokenAt(scan, later);
    if (COMPARING.has(lower) || lower === ".") return false;
    if (![",", ";"].includes(lower) || !isCountAt(scan, later + 1)) continue;
    return CHOSEN.has(lowerAt(scan, later + 2)) || CHOSEN.has(lowerAt(scan, later + 3));
  }
  return false;
}

/** "Nobody failed in 2021, two did in 2022", "none of us swam at first; by May four did": a count in the same words follows. */
export function isAnswered(scan: Scan, at: number): boolean {
  if (isChoice(scan, at)) return true;
  for (let later = at + 1; later < Math.min(scan.tokens.length, at + NEAR_TOKENS); later++) {
    if (COMPARING.has(lowerAt(scan, later))) return false;
    if (isCountAt(scan, later) && ANSWERS.has(lowerAt(scan, later + 1))) return true;
    const clause = scan.tokens.slice(at, later).some(({ lower }) => [",", ";", "."].includes(lower));
    if (!clause && (WEEKDAYS.has(lowerAt(scan, later)) || MONTHS.has(lowerAt(scan, later)))) return true; // "Nobody came on Monday, three on Tuesday"
    const there = lowerAt(scan, later - 2) === "there" && ANSWERS.has(lowerAt(scan, later - 1));
    if (there && isCountAt(scan, later)) return true;
  }
  return false;
}

/** "Nobody failed biology, one pupil failed physics", "9 dead; none dead": the verb or last word is said of others as well. */
export const isSaidAgain = (scan: Scan, at: number): boolean =>
  (verbSense(lowerAt(scan, at)) === "verb" || !isWordAt(scan, at + 1)) &&
  scan.tokens.some(
    ({ lower }, other) =>
      other !== at &&
      lower === lowerAt(scan, at) &&
      [1, 2].some((step) => isNumberAt(scan, other - step) || (smallNumber(lowerAt(scan, other - step)) ?? 0) > 0),
  );
