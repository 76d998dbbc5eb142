/**
 * Ends of account and card numbers are no figures: "Checking ...1234 $2,410.50", "Visa **** 4412 -$42.10", "Giro ••5678 900 €" → without them. Not "1234 $5", nor
 * a list's dots: "Rent ....... 900".
 */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const MASKED =
  /(?<=\p{L}[^\n\d]{0,20}) ?\(?(?:(?:[*•·xX]{2,4}[ -]?){1,4}|(?:\.{2,3}|…) ?|ending (?:in )?|ends in )\d{4}\)?(?=[ :\t]+[-+−]?[$€£₹]?\d|[ :\t]+\p{L}[^\n\d]{0,20}[$€£]?\d)/gu; // catches " ...1234" in front of " $2,410.50", not " ....... 9000"
const HINT = /[*•·xX.…]{1,4} ?\d{4}(?!\d)|end(?:ing|s) (?:in )?\d{4}/u; // catches "...1234" and "ending 1234", not "12.345"

/** Null where no number is masked. */
export const maskedNumbers = (text: string): Squeezed | null => (HINT.test(text) ? without(text, MASKED) : null);
