/**
 * What is asked of a chart maker in a heading of its own: "Please plot the temperature: 9am 17, 11am 19" → "the temperature: …",
 * "Compare screen time: me 5h, mum 3h", "Show how our class travels - walk 12". The heading stays, the asking is not read.
 * Not "Show jumping: Ann 4, Bo 8", "Compare the Market: 12" nor "Draw results: 5".
 */
import { matches } from "./needs/matches.ts";
import { POLITE } from "./requested.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SHOWN =
  "(?:(?:the |my |our |their |his |her |these |this )|(?=(?:how|what|where|average|total|test|exam|monthly|weekly|daily|percentage)\\b))";
const HEAD = "(?=[^\\d:\\n.!?]{0,60}?(?:(?: please| pls| plz| for me)?(?:[:\\n]| [-–—] |[.!?] )))";

/** The verb that asks, at the very start. */
const ASKED = new RegExp(
  `^${POLITE}(?:(?:plot|chart|graph|draw|show|display|see|visuali[sz]e)(?: me| us)? ${SHOWN}|compare (?:the |my |our |their )?)(?:(?:number|amount) of )?${HEAD}(?=\\p{L})|^${POLITE}(?:plot|chart|graph|show|display|compare)(?: me)? (?:the )?(?:number|amount) of (?=\\p{L})`,
  "iu",
); // catches "Please plot the " of "Please plot the temperature: 9am 17", not "Show jumping: 4"

const MARKET = /^[Cc]ompare the \p{Lu}/u; // catches "Compare the Market", not "Compare prices"
const TAIL = /(?<=^[^\d:\n.!?]{3,60}) (?:please|pls|plz|for me)(?:[.!?:]| [-–—])(?= \S)/iu; // catches " please." in front of the first figure, not "please me"
const HINT = /^[^\d:\n]{0,40}?\b(?:plot|chart|graph|draw|show|display|see|visuali[sz]e|compare)\b/iu; // catches "please plot", not "5 shows"

const PLEASE = /(?<=^\p{L}+ \p{L}[\p{L} ]{2,40}) (?:pls|plz)(?= \p{L}+ \d)/iu; // catches " pls" of "mile times pls mon 8:12", not of "can you pls"

/** Null where nothing is asked so. */
export function askedHeads(text: string): Squeezed | null {
  if (matches(text, PLEASE)) return without(text, PLEASE, () => ":");
  if (!matches(text, HINT) || matches(text, MARKET) || !matches(text, ASKED)) return null;
  return changedBy(text, [(told) => without(told, TAIL, () => ":"), (told) => without(told, ASKED)]);
}
