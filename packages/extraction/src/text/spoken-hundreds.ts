/**
 * Amounts said without their hundred or their point: "rent four fifty, gas one oh five" → "four hundred fifty", "one hundred five"; beside
 * dollars and such "tea is two fifty, a cake three dollars" → "two point five zero". Not times of day, heights or numbered things:
 * "woke up at six thirty", "Anna is five ten", "week two fifty people".
 */

import { STEP_NOUNS } from "../lexicon/calendar.ts";
import { isSmallWord } from "../lexicon/closed-class.ts";
import { NUMBERED_THINGS } from "../lexicon/nouns.ts";
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { matches } from "./needs/matches.ts";
import { NUMBERS, ONES, TENS } from "./number-patterns.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";

/** Behind it the number goes on, or counts something else than money or points. */
const GOES_ON = `[ -](?:hundred|thousand|million|billion|lakh|crore|k|percent|per|point|oh|year|odd|minutes?|seconds|hours?|am|pm|${NUMBERS})(?![\\p{L}])`;
/** In front of it: a number goes on, or a time, a place in a row or a whole is told. */
const GOES_BEFORE = `(?:${NUMBERS}|hundred|thousand|million|point|at|in|past|between|than|of|after|before|number|q|h|the|first|last)[ -]`;
const UP_TO_99 = `(?:${TEENS}|(?:${TENS})(?:[ -](?:${ONES}))?)(?![\\p{L}-])`;
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d-])(?<!(?<![\\p{L}])${GOES_BEFORE})(?:(?:${ONES}) (?:oh|o) (?:${ONES})(?![\\p{L}-])|(?:${ONES}) ${UP_TO_99}(?!${GOES_ON})|one ${UP_TO_99}(?= percent\\b)|(?:ten|eleven|twelve) (?:${TENS})(?:[ -](?:${ONES}))?(?![\\p{L}-])(?!${GOES_ON})|(?:${TEENS}|(?:${TENS})(?:[ -](?:${ONES}))?) ninety[ -]nine(?![\\p{L}-])(?!${GOES_ON}))`,
  "giu",
); // catches "four fifty" and "one oh five", not "forty five" and "at six thirty"

/** "rent eighteen fifty" beside such amounts, which would be a year alone. */
const YEARLIKE = new RegExp(
  `(?<=\\p{L} )(?<!(?<!\\p{L})(?:in|since|by|from|of|until|to|born|founded|early|late|year|${NUMBERS}) )(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen) (?:${TENS})(?![\\p{L}-])(?!${GOES_ON})`,
  "giu",
); // catches "eighteen fifty" of "rent eighteen fifty", not of "in eighteen fifty"

/** Told of times of day, of heights, of races and of well-known names. */
const OTHERWISE =
  /\b(?:[ap]\.?m|o['’]?clock|past|noon|midnight|quarter to|clock|woke|wakes?|bed|alarm|trains?|bus|leaves?|arriv\w+|starts?|opens?|closes?|until|till|feet|foot|tall|taller|heights?|time|hours?|mins?|minutes?|seconds|finish\w*|marathon|races?|ran|run|nine eleven|seven eleven)\b/iu; // catches "woke" and "o'clock", not "rent"
const MONEY =
  /[$€£₹]|\b(?:dollars?|euros?|pounds?|quid|bucks|cents|pence|each|apiece|(?:a|per) (?:cup|pint|slice|pack|bag|loaf|kilo|litre|piece|lb|pound|dozen|bunch|bottle|can|box|jar|head|gallon|liter|ounce|oz|stick|yard))\b/iu; // catches "three dollars", not "rent"
const LARGE = /\b(?:hundred|thousand|k|grand|million)\b|(?<![\d.,])\d{3,}/iu; // catches "a hundred" and "450", not "12"
/** Read as coins anyway. */
const PRICED = /\b(?:costs?|prices?|pa(?:y|id)|charges?)\b/iu; // catches "costs", not "coasts"

/** "fifteen ninety nine" may be a year, or a price. */
const TENS_FIRST = /^(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|\p{L}+ty)\b/iu; // catches "fifteen", not "four"

const NAMES = [...UNITS_WORDS].filter(([word, value]) => value < 10 && (value > 0 || word === "zero"));

/** "fifty" → "five zero": the digits behind a point. */
export function digitsSaid(words: string): string {
  const parts = words.toLowerCase().split(/[ -]/u); // catches the blank of "twenty five"
  const value = parts.reduce((sum, word) => sum + (TENS_WORDS.get(word) ?? UNITS_WORDS.get(word) ?? 0), 0);
  return [...String(value).padStart(2, "0")]
    .map((digit) => NAMES.find(([, one]) => one === Number(digit))?.[0] ?? "")
    .join(" ");
}

/** "week " and "Anna ", not "tea, " */
const wordBefore = (text: string, { index = 0 }: RegExpMatchArray): string =>
  /(\p{L}+) $/u.exec(text.slice(0, index))?.[1]?.toLowerCase() ?? ""; // catches "week ", not "tea, "

/** "week two fifty people", "model one fifty model two sixty": which of the things it is, and then how many. */
function isNumbered(text: string, found: readonly RegExpMatchArray[]): boolean {
  const before = found.map((amount) => wordBefore(text, amount));
  const alike = found.length > 1 && new Set(before).size === 1;
  const onward = found.every(([amount], at) => UNITS_WORDS.get((amount.split(" ")[0] ?? "").toLowerCase()) === at + 1);
  const again = new RegExp(`(?<!\\p{L})(?:${before.join("|")}) (?:${ONES})(?!\\p{L})`, "giu"); // catches "group one" and "group two"
  const counted =
    before.every((word) => word !== "" && !isSmallWord(word)) && (text.match(again)?.length ?? 0) > found.length;
  const numbered = alike && (onward || NUMBERED_THINGS.has(before[0] ?? ""));
  return counted || numbered || before.some((word) => STEP_NOUNS.has(word));
}

/** "The western one thirty-one": which of them, and its number. */
const THE_ONE = new RegExp(`\\b(?:the|this|that) \\p{L}+ one (?:${TEENS}|${TENS})\\b`, "iu"); // catches "the red one twenty", not "rent one twenty"

/** A cheap look: two numbers in words side by side. */
const SPELLED = new RegExp(`(?:${ONES}|${TEENS}|ty) (?:${TEENS}|${TENS}|oh|o)\\b`, "iu"); // catches "four fifty", not "forty five"

/** Null where nothing is said so. */
export function spokenHundreds(text: string): Squeezed | null {
  if (!matches(text, SPELLED)) return null;
  const found = [...text.matchAll(AMOUNT)];
  if (found.length === 0 || matches(text, THE_ONE) || matches(text, OTHERWISE) || isNumbered(text, found)) return null;
  const prices = (text.match(/ ninety[ -]nine\b/giu)?.length ?? 0) > 1 && !/\bhundred ninety[ -]nine\b/iu.test(text); // catches " ninety nine", not "nine hundred ninety nine"
  const coins = prices || matches(text, PRICED) || (matches(text, MONEY) && !matches(text, LARGE));
  const amounts =
    text.search(YEARLIKE) < 0 || coins ? AMOUNT : new RegExp(`${AMOUNT.source}|${YEARLIKE.source}`, "giu");
  return without(text, amounts, (amount) => {
    const words = amount.split(" ");
    const whole = / ninety[ -]nine$/iu.test(amount) && words.length > 3 ? 2 : 1; // catches "twenty four ninety nine", not "four fifty"
    const first = words.slice(0, whole).join(" ");
    const behind = words
      .slice(whole)
      .filter((word) => word !== "oh" && word !== "o")
      .join(" ");
    if (!coins && / ninety[ -]nine$/iu.test(amount) && TENS_FIRST.test(amount)) return amount; // catches "fifteen ninety nine", not "fifteen fifty"
    return coins ? `${first} point ${digitsSaid(behind)}` : `${first} hundred ${behind}`;
  });
}
