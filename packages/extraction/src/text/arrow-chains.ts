/**
 * A row of three levels and more with arrows between keeps no time behind it but how many there are: "numbers have gone 3,400 → 2,950 → 4,120 → 4,700 over the
 * past four years" → "… in four years"; "120 → 300 → 950 since launch" → without it. Not "12 → 14 since launch", of before and after.
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CHAIN = "\\d[\\d.,]*[kKmM%]?(?: ?(?:→|➡️?|->|=>) ?\\p{Sc}?\\d[\\d.,]*[kKmM%]?){2,8}";
const OVER = new RegExp(
  `(?<=${CHAIN}) (?:over|during|across|in) the (?:past|last) (?=(?:three|four|five|six|seven|eight|\\d) (?:days|weeks|months|quarters|seasons|years|terms)(?!\\p{L}))`,
  "iu",
); // catches " over the past " of "3 → 4 → 5 over the past four years", not "5 over the past year"
const SINCE = new RegExp(`(?<=${CHAIN}) since (?:the )?\\p{L}+(?: \\p{L}+)?(?=[.!]?$)`, "iu"); // catches " since launch" behind "2,100", not "since 2019"

/** Null where no row is told so. */
export function arrowChains(text: string): Squeezed | null {
  if (!/→|➡|->|=>/u.test(text)) return null; // catches "→", not "–"
  return changedBy(text, [(now) => without(now, OVER, () => " in "), (now) => without(now, SINCE)]);
}
