/**
 * How a line of a bill comes to its amount is left out: "Hosting 12 x 15.00 180.00" → "Hosting 180.00", "Consulting 12 hrs @ $95/hr = $1,140" → "Consulting $1,140".
 * Only where the two make the third. Not "Room 3 x 4 12 people".
 */
import { matches } from "../needs/matches.ts";
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const COUNT =
  "(\\d[\\d.,]*)(?: ?(?:hrs?|hours?|h|pcs|pieces|units|nos|days?|kg|st(?:ü|u)?c?k?|stk\\.?|nights?|tickets?))?";
const PRODUCT = new RegExp(
  `(?<=\\p{L}[^\\n]{0,40}[ :\\t])${COUNT} ?(?:[x×@*]|at|à) ?[$€£]?(\\d[\\d.,]*) ?[$€£]?(?: ?(?:\\/|per |an? )\\p{L}+)?(?: ?= ?| )(?=[$€£]?(\\d[\\d.,]*\\d|\\d) ?[$€£]?(?:\\s|$|[,;.)]))`,
  "giu",
); // catches "12 x 15.00 " in front of "180.00" and "12 hrs @ $95/hr = " in front of "$1,140"
const HINT = /\d[^\n]{0,8} ?(?:[x×@*]|at|à) ?[$€£]?\d/iu; // catches "12 x 15", not "12 by 15"

const numberOf = (digits = ""): number =>
  /,\d\d$/u.test(digits) // catches "15,00", not "1,204"
    ? Number(digits.replaceAll(".", "").replace(",", "."))
    : Number(digits.replaceAll(",", ""));

/** Null where no amount is told so. */
export const billProducts = (text: string): Squeezed | null =>
  matches(text, HINT)
    ? without(text, PRODUCT, (found, _, [count, price, amount]) => {
        const [one, two, made] = [numberOf(count), numberOf(price), numberOf(amount)];
        return Math.abs(one * two - made) <= Math.max(0.02, made * 0.001) ? "" : found;
      })
    : null;
