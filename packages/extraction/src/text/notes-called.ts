/**
 * Notes and single coins by what they are called, beside other money of the land: "a pound at Priya's, a fiver at Jess's and fifty pence at Gran's"
 * → "£1 …, £5 …". Not "a fiver" alone, of which nothing says what money it is, nor "a pound of flour".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CUE = /\b(?:fivers?|tenners?|a pound)\b/iu; // catches "a fiver", not "five"
const MONEY = /£|\d ?p\b|\b(?:pence|quid|fiver|tenner)\b/iu; // catches "fifty pence" and "50p", not "pounds"
const NOTE = /\b(?:an?|one) (fiver|tenner)\b(?! note)/giu; // catches "a fiver", not "two fivers"
const POUND = /\ba pound(?= (?!of\b|per\b|and\b|for pound\b|a\b|heavier|lighter)\p{L}|[,;.!?])/giu; // catches "a pound at", not "a pound of"
const WEIGHT = /\b(?:weigh\p{L}*|lbs?|oz|ounces?|kg|kilos?|grams?|stone)\b/iu; // catches "weighs", not "away"
const BESIDE = /\b(?:pounds?|quid|pence)\b|£|\d ?p\b/iu; // catches "a pound" and "50p", not "a fiver"

/** Null where no money is called so. */
export function notesCalled(text: string): Squeezed | null {
  if (!matches(text, CUE) || !matches(text, MONEY) || matches(text, WEIGHT)) return null;
  const coins = without(text, POUND, () => "£1");
  const notes = matches(text, BESIDE)
    ? without(coins?.text ?? text, NOTE, (_, __, [note = ""]) => (note.toLowerCase() === "fiver" ? "£5" : "£10"))
    : null;
  if (!coins || !notes) return notes ?? coins;
  return { text: notes.text, back: (span) => coins.back(notes.back(span)) };
}
