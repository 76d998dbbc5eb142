/**
 * Prices without a sign beside pence are pounds, and cents beside them a part of the same money: "Loaf 2.40, bun 60p" → "Loaf £2.40, bun 60p"; "Coffee 2.80, tea
 * 90 cents" → "tea 0.90". Not "Loaf £2.40, bun 60p", nor "3.40 m long, 60p".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PENCE = /(?<![\d.,£$€])\d{1,2} ?(?:p|pence)(?![\p{L}\d])/u; // catches "60p", not "1080p"
const CENTS =
  /(?<![\d.,£$€])\d{1,2}(?: ?cents?|c)(?![\p{L}\d])(?! (?:more|less|up|down|off|cheaper|dearer|on|from)\b)/gu; // catches "90 cents", not "90 cents more"
const PRICE =
  /(?<![\d.,£$€:])\d{1,3}\.\d\d(?![\d%]| ?(?:[$€£]|kg|g|m|km|l|ml|cm|mm|h|hours?|seconds?|points?|euros?|pounds?|dollars?|million|k|s)(?!\p{L}))/gu; // catches "2.40", not "2.40 m" or "£2.40"
const MONEY = /[$€£¥₹]|\b(?:euros?|dollars?|pounds?|quid|rupees?)\b/iu; // catches "£" and "euros"
const NUMBER = /\d+(?:[.,]\d+)*/gu; // catches "2.40" and "60"

/** Null where no price stands so beside pence or cents. */
export function penceBesideDecimals(text: string): Squeezed | null {
  if (!/\d ?(?:p|pence|c|cents?)\b/u.test(text) || matches(text, MONEY)) return null; // catches "60p", not "60 people"
  const prices = text.match(PRICE)?.length ?? 0;
  const pence = PENCE.test(text);
  const cents = text.match(CENTS)?.length ?? 0;
  const numbers = text.match(NUMBER)?.length ?? 0;
  const small = pence ? (text.match(new RegExp(PENCE, "gu"))?.length ?? 0) : cents;
  if (prices === 0 || small === 0 || prices + small < numbers) return null;
  if (pence) return without(text, PRICE, (found) => `£${found}`);
  return without(text, CENTS, (found) => (Number.parseFloat(found) / 100).toFixed(2));
}
