/**
 * What is more or fewer of what was counted before is told without its name, as most do: "Kim did 12 laps, Jo 3 laps more" → "Jo 3 more"; and half of
 * a unit behind a number by its figure: "in week 2 half a kilo" → "in week 2 0.5 kilos". Not "3 laps more" where no laps were counted.
 */
import { currencyCalled, MEASURES } from "../lexicon/units.ts";
import { NUMBERS } from "./number-patterns.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MORE = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d[\\d,]*|${NUMBERS}) (\\p{Ll}{3,}s) (more|fewer|less)(?![\\p{L}-])`,
  "giu",
); // catches "3 laps more", not "3 more laps"
const MINOR = /^(?:cents|points|degrees|times|percent|years|days|weeks|months|hours|minutes|seconds)$/iu; // catches "cents", not "tickets"
const HALF =
  /(?<=\p{L} \d{1,2},? )half an? (kilo|kilometre|mile|litre|pound|metre|hour|ton|tonne|pint|gallon|degree|point|cup|glass)(?![\p{L}-])(?! past)/giu; // catches "half a kilo" of "week 2 half a kilo", not of "2 and a half"
const ONE = /(?<![\p{L}\d.,])one (\p{Ll}{3,}) (more|fewer|less)(?![\p{L}-])/giu; // catches "one bike less", not "one more bike"
const STEPS = [
  (text: string): Squeezed | null =>
    without(text, MORE, (found, at, [count = "", noun = "", way = ""]) => {
      if (MEASURES.has(noun.toLowerCase()) || MINOR.test(noun) || currencyCalled(noun)) return found; // "28 minutes less"
      const before = text.slice(0, at).toLowerCase();
      const counted = new RegExp(`\\d ${noun.toLowerCase()}(?!\\p{L})`, "u").test(before); // catches "12 laps", not "laps 12"
      return counted ? `${count} ${way}` : found;
    }),
  (text: string): Squeezed | null =>
    without(text, ONE, (found, at, [noun = "", way = ""]) => {
      const counted = new RegExp(`\\d ${noun.toLowerCase()}e?s?(?!\\p{L})`, "u").test(text.slice(0, at).toLowerCase()); // catches "6 bikes", not "bikes 6"
      return counted && !MEASURES.has(noun.toLowerCase()) ? `one ${way}` : found;
    }),
  (text: string): Squeezed | null =>
    without(text, HALF, (_, __, [unit = ""]) => `0.5 ${unit}${unit === "glass" ? "es" : "s"}`),
];

/** Null where neither is told. */
export const countedMore = (text: string): Squeezed | null =>
  /\b(?:more|fewer|less)\b|\d,? half a/iu.test(text) ? changedBy(text, STEPS) : null; // catches "more" and "2 half a", not "moreover"
