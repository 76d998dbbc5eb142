/**
 * Prices of what is sold by measure to a tenth of a cent are no thousands: "Gas is $3.519 in Ohio and $3.402 in Iowa", "$6.217 an ounce, compared to $6.304"
 * are read with a nought behind each. Not "$1.250 for rent", where nothing is sold so.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SOLD =
  /\b(?:gas(?:oline)?|petrol|diesel|unleaded|fuel|gallons?|lit(?:er|re)s?|ounces?|bushels?|barrels?|therms?|kwh|btu|mmbtu|natural gas|copper|silver|exchange rates?|against the (?:dollar|euro|pound|yen))\b/iu; // catches "an ounce", not "ounced"
const PRICE = /(?<![\d.,])[$£€] ?[1-9]\d?\.\d{3}(?![\d.,]*\d)/gu; // catches "$3.519", not "$3.52" or "$3.519.000"
const MONEY = /[$£€] ?\d[\d.,]*/gu; // catches "$3.519" and "$120", not "120"
const ROUND = /\.\d[05]0$/u; // catches "$1.250", not "$3.519"
const GROUPED = /\d,\d{3}(?!\d)/u; // catches "1,204", not "1.204"
const LARGEST = 60;

/** Null where nothing is told so. */
export function exactPrices(text: string): Squeezed | null {
  if (!/[$£€]/u.test(text) || !SOLD.test(text)) return null;
  const prices = text.match(PRICE) ?? [];
  const small = (text.match(MONEY) ?? []).every(
    (price) => price.includes(".") && Number.parseFloat(price.replace(/[^\d.]/gu, "")) < LARGEST,
  ); // catches "$", not "3.5"
  if (prices.length === 0 || !small || (!GROUPED.test(text) && prices.every((price) => ROUND.test(price)))) return null;
  return without(text, PRICE, (price) => `${price}0`);
}
