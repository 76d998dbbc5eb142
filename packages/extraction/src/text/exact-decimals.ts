/**
 * Three digits behind a point are decimals and group no thousands, where something tells so; a nought behind each says it. A head tells percent:
 * "Year % (estimate) 2017 28.915 2018 31.889"; a magnitude or a measure that is priced: "$1.582 trillion", "$23.891 an ounce"; prices to a tenth
 * of a cent of what is sold by measure: "Gas is $3.519 in Ohio"; other numbers that group by commas: "$1,386.50 … $23.891". Not "1.582 cars,
 * 1.031 bikes", nor "$1.250 for rent".
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const HEAD = /^[^\d]*(?:%|\bper ?cent\b|\bpercentage\b)[^\d%]{0,60}(?:\d|$)/iu; // catches "Year % (estimate) 2", not "Sales 28.915"
const SHARE = /(?<![\d.,])\d{1,2}\.\d{3}(?![\d.,])/gu; // catches "28.915", not "128.915"
const OTHER = /(?<![\d.,])\d{3,}\.\d|\d\.\d{1,2}(?!\d)|\d,\d/u; // catches "128.915", "28.9" and "1,204", not "28.915"
const FEWEST = 2;

/** Shares of which none is above 100. */
const shares = (text: string): Squeezed | null =>
  matches(text, HEAD) && !matches(text, OTHER) && (text.match(SHARE)?.length ?? 0) >= FEWEST
    ? without(text, SHARE, (found) => `${found}0`)
    : null;

const SCALED =
  /(?<=(?<![\d.,])\d{1,3}\.\d{3})(?= ?(?:million|billion|trillion|bn|crore)(?!\p{L})| (?:an?|per) (?:ounce|pound|bushel|gallon|barrel|litre|liter|kilo|share|euro|dollar)\b)/giu; // catches the place behind "1.582" of "1.582 trillion", not of "1.582 cars"

const SOLD =
  /\b(?:gas(?:oline)?|petrol|diesel|unleaded|fuel|gallons?|lit(?:er|re)s?|ounces?|bushels?|barrels?|therms?|kwh|btu|mmbtu|natural gas|copper|silver|exchange rates?|against the (?:dollar|euro|pound|yen))\b/iu; // catches "an ounce", not "ounced"
const PRICE = /(?<![\d.,])[$£€] ?[1-9]\d{0,2}\.\d{3}(?![\d.,]*\d)/gu; // catches "$3.519", not "$3.52" or "$3.519.000"
const MONEY = /[$£€] ?\d[\d.,]*/gu; // catches "$3.519" and "$120", not "120"
const ROUND = /\.\d[05]0$/u; // catches "$1.250", not "$3.519"
const GROUPED = /\d,\d{3}(?!\d)/u; // catches "1,204", not "1.204"
const BOTH = /\d,\d{3}\.\d/u; // catches "1,386.50", not "1,386"
const LARGEST = 60;

/** Whether what is sold by measure is priced so: all of it for little money, and not in round sums. */
function isSoldSo(text: string, exact: readonly string[]): boolean {
  const small = (text.match(MONEY) ?? []).every(
    (price) => price.includes(".") && Number.parseFloat(price.replace(/[^\d.]/gu, "")) < LARGEST,
  ); // catches "$", not "3.5"
  return matches(text, SOLD) && small && (matches(text, GROUPED) || !exact.every((price) => ROUND.test(price)));
}

function prices(text: string): Squeezed | null {
  const exact = text.match(PRICE) ?? [];
  return exact.length > 0 && (matches(text, BOTH) || isSoldSo(text, exact))
    ? without(text, PRICE, (price) => `${price}0`)
    : null;
}

/** Null where nothing is told so. */
export const exactDecimals = (text: string): Squeezed | null =>
  /\d\.\d{3}/u.test(text) ? changedBy(text, [shares, (now) => without(now, SCALED, () => "0"), prices]) : null; // catches "28.915", not "28.9"
