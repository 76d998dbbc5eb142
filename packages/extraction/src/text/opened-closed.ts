/**
 * Where a price opened and closed: "Shares opened at 104.2 and closed at 99.8" → "Shares: opened 104.2, closed 99.8". Not where both are dated, nor "the
 * shop opened at 9 and closed at 6", which are hours.
 */
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const AMOUNT = "(?:[$€£₹]|Rs\\.? ?)?\\d[\\d.,]*(?<=\\d)(?: ?(?:%|p|points|pence|cents|dollars|euros)(?!\\p{L}))?";
const DAY = "(?: (?:on|this|yesterday|today)(?: \\p{L}+day| morning)?)?";
const BOTH = new RegExp(
  `(?<=\\p{L}) (?:opened|started)(?: the \\p{L}+)? at (${AMOUNT})${DAY},? (?:and|but|before)(?: it| they)? (?:closed|closing|finished|finishing|ended|ending)(?: the \\p{L}+)? at (${AMOUNT})`,
  "iu",
); // catches " opened at 104.2 and closed at 99.8", not " opened at 9 on Monday"
const TAIL = /^ (?:after|on|amid|as|following|despite|thanks to) [^.;:,\d\n]+(?=[.;:,\n!]|$)/iu; // catches " after the recall news", not " on 5 May"
const DATED = /^ on \p{L}+day\b/iu; // catches " on Friday", not " on the news"
/** Hours of a day are no prices. */
const LATEST = 24;

const isHour = (amount: string): boolean => /^\d+$/u.test(amount) && Number(amount) <= LATEST; // catches "9", not "9.50" or "$9"

/** Null where none is told so. */
export function openedClosed(text: string): Squeezed | null {
  if (!/\b(?:opened|started)\b/iu.test(text)) return null; // catches "opened", not "reopened"
  const found = matchIn(text, BOTH);
  const [whole = "", opened = "", closed = ""] = found ?? [];
  if (!found || (isHour(opened) && isHour(closed))) return null;
  const end = found.index + whole.length;
  const rest = text.slice(end);
  if (DATED.test(rest) && / on \p{L}+day/iu.test(whole)) return null; // catches " on Monday", not " on the day"
  const first = found.index + whole.indexOf(opened);
  const last = end - closed.length;
  const tail = TAIL.exec(rest)?.[0].length ?? 0;
  const pieces: Piece[] = [
    [0, found.index],
    ": opened ",
    [first, first + opened.length],
    ", closed ",
    [last, end],
    [end + tail, text.length],
  ];
  return pieced(text, pieces);
}
