/**
 * Money told again in another currency: "£20m ($25m)", "€1.2bn (about $1.3bn)", "5,000 rupees ($60)" → the first of them. Not "$20 ($25 with
 * lunch)", nor "$20 ($15)", where the second is another price, nor where the others are told in the second: "Bern 510 francs (520 €), Wien 240 €".
 */
import { currencyCalled } from "../lexicon/units.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SIZE = "(?: ?(?:k|mn?|bn?|tn?|millions?|billions?|trillions?|lakhs?|crores?)(?!\\p{L}))?";
const NUMBER = "\\d[\\d,]*(?:\\.\\d+)?";
const SIGN = "(?:(?:US|A|C|AU|CA|NZ|HK|S|R)?\\$|[€£¥₹₩₽₺₦₱฿]|(?:USD|EUR|GBP|CHF|INR|JPY|CNY|AUD|CAD|Rs\\.?) ?)";
const WORD =
  " ?(?:dollars?|euros?|pounds?|rupees?|yen|yuan|francs?|pesos?|rand|rubles|kronor|kroner|USD|EUR|GBP|CHF|INR|JPY|SEK|NOK|DKK|€)";
const MONEY = `(?:${SIGN}${NUMBER}${SIZE}|${NUMBER}${SIZE}${WORD}(?!\\p{L}))`;
const AGAIN = new RegExp(
  `(?<![\\d.,])${MONEY} ?[([](?:about |around |roughly |approx(?:imately|\\.)? |or |equivalent to |~|≈)?${MONEY}[)\\]]`,
  "gu",
); // catches "£20m ($25m)", not "£20m (2020)"
const CALLED = new RegExp(`${SIGN}(?=\\d)|${WORD.slice(2)}`, "gu"); // catches "£" and "rupees", not "(2020)"

/** The two currencies of what was found. */
const currenciesOf = (found: string): string[] =>
  [...found.matchAll(CALLED)].map(
    ([called]) => currencyCalled(called.trim().replace(/^(?:US|AU|CA)(?=\$)/u, "")) ?? called.trim(),
  ); // catches "US" of "US$", not of "USD"

/** Null where no money is told in two currencies. */
export function exchanged(text: string): Squeezed | null {
  const alone = new Set(currenciesOf(text.replace(AGAIN, "")));
  return without(text, AGAIN, (found) => {
    const [one, other] = currenciesOf(found);
    if (!one || !other || one === other || (alone.has(other) && !alone.has(one))) return found;
    return found.slice(0, found.search(/ ?[([]/u)); // catches " (", not "$"
  });
}
