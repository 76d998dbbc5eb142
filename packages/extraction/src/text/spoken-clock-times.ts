/**
 * Times of day as they are said, told in digits: "at eight thirty 10 people, at nine fifteen 24" → "at 8:30 …, at 9:15 …". Not
 * amounts: "bread at two fifty".
 */

import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { matches } from "./needs/matches.ts";
import { HOURS, ONES } from "./number-patterns.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MINUTES = `(?:oh|o) (?:${ONES})|ten|eleven|twelve|fifteen|(?:twenty|thirty|forty|fifty)(?:[ -](?:${ONES}))?`;
const BEHIND = " (?:hundred|thousand|million|percent|per|point|k|minutes?|seconds?|people|of)(?!\\p{L})";
const TIME = new RegExp(
  `(?<=(?<!\\p{L})(?:at|by|until|till|around|before|after) )(?:${HOURS}) (?:${MINUTES})(?![\\p{L}-])(?!${BEHIND})|(?<!\\p{L})(?:${HOURS}) (?:${MINUTES})(?= ?[ap]\\.?m\\b)`,
  "iu",
); // catches "eight thirty" behind "at" and in front of "pm", not in "rent eight thirty"
const ANY = new RegExp(`(?<![\\p{L}\\d-])(?:${HOURS}) (?:${MINUTES})(?![\\p{L}-])(?!${BEHIND})`, "giu"); // catches "seven fifteen", not "seventy"
const MONEY =
  /[$€£₹]|\b(?:dollars?|euros?|pounds?|quid|bucks|cents|pence|costs?|prices?|pa(?:y|id)|sold|bought|each|percent|speed|mph|kmh|points?)\b/iu; // catches "sold", not "woke"

const toDigits = (said: string): string => {
  const [hour = "", ...rest] = said.toLowerCase().split(/[ -]/u); // catches the blanks of "eight forty five"
  const minutes = rest.reduce((sum, word) => sum + (TENS_WORDS.get(word) ?? UNITS_WORDS.get(word) ?? 0), 0);
  return `${UNITS_WORDS.get(hour) ?? 0}:${String(minutes).padStart(2, "0")}`;
};

/** Null where no time is said so; where one is, all are that could be. */
export const spokenClockTimes = (text: string): Squeezed | null =>
  matches(text, TIME) && !matches(text, MONEY) ? without(text, ANY, toDigits) : null;
