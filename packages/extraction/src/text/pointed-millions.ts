/**
 * Three digits behind a point are decimals, and group no thousands, in front of "million" or a measure that is priced, and in a text whose
 * other numbers group by commas or that speaks of fuel at the pump: "$1.582 trillion, $1.031 trillion", "silver rose to $23.891 an ounce" are read as "$1.5820 trillion",
 * "$23.8910 an ounce". Not "1.582 cars, 1.031 bikes".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const POINTED = "(?<=(?<![\\d.,])\\d{1,3}\\.\\d{3})";
const SCALED = new RegExp(
  `${POINTED}(?= ?(?:million|billion|trillion|bn|crore)(?!\\p{L})| (?:an?|per) (?:ounce|pound|bushel|gallon|barrel|litre|liter|kilo|share|euro|dollar)\\b)`,
  "giu",
); // catches the place behind "1.582" of "1.582 trillion", not of "1.582 cars"
const PRICED = /[$£]\d{1,3}\.\d{3} (?:an?|per) (?:ounce|pound|bushel|gallon|barrel|litre|liter|kilo)\b/iu; // catches "$6.217 an ounce", not "$6.217 million"
const MONEY = /(?<=[$£])\d{1,3}\.\d{3}(?![\d.,]\d|\d)/gu; // catches "23.891" of "$23.891", not of "€23.891"
const GROUPED = /\d,\d{3}\.\d|\b(?:gallons? of|regular) (?:gas|gasoline|petrol|diesel|unleaded)\b|\bgas prices\b/iu; // catches "1,386.50" and "a gallon of gas", not "1,386"

/** Null where none is told so. */
export function pointedMillions(text: string): Squeezed | null {
  const money = (now: string): Squeezed | null => without(now, MONEY, (found) => `${found}0`);
  const scaled = without(text, SCALED, () => "0");
  if (!scaled) return GROUPED.test(text) ? money(text) : null;
  return PRICED.test(text) ? changedBy(text, [() => scaled, money]) : scaled; // "$6.217 an ounce, compared with $6.304"
}
