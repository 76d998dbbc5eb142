/**
 * Two heads with a slash in front of items that have both their figures so: "boys/girls football 12/8 tennis 5/9", "coffee/tea prices: Rome
 * 2/3, Paris 4/5" → "boys / girls: football 12 / 8, …". Not "tea/coffee 3/4", nor "home/away: Leeds 3/1", which is read as it stands.
 */

import { MONTHS, WEEKDAYS } from "../lexicon/calendar.ts";
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PAIR = "[$€£]?\\d[\\d.,]*[kKmM%]?\\/[$€£]?\\d[\\d.]*[kKmM%]?";
const MEASURED = "(?: (?:prices?|scores?|sales|numbers?|counts?|figures|results|costs?|hours|goals|votes))?";
const ITEM = `\\p{L}[\\p{L}'’]*(?: \\p{L}[\\p{L}'’]*)? ${PAIR}`;
const ITEMS = `${ITEM}(?:[,;]? ${ITEM})+(?:[,;]? |[.!])?`;
const WHOLE = new RegExp(`^\\p{L}[\\p{L}-]+\\/\\p{L}[\\p{L}-]+${MEASURED}:? (?=${ITEMS}$)`, "iu"); // catches "boys/girls " in front of "football 12/8 tennis 5/9", not "tea/coffee 3/4"
const BEHIND_HEADS = new RegExp(`(?<=^\\p{L}[\\p{L}-]+\\/\\p{L}[\\p{L}-]+)${MEASURED}:? `, "iu"); // catches " prices: " behind "coffee/tea", not " rome"
const BETWEEN = new RegExp(`(?<=${PAIR}) (?=\\p{L})`, "gu"); // catches the blank behind "12/8", not behind "12/8,"

const SLASH = / ?\/ ?/gu; // catches "/" and " / ", not ","

/** Null where the text is typed otherwise. */
export function slashedHeads(text: string): Squeezed | null {
  if (!/^\p{L}+\/\p{L}/u.test(text) || !matches(text, WHOLE)) return null; // catches "boys/girls", not "12/8"
  const words = text.toLowerCase().split(/[^\p{L}]+/u); // catches what stands between letters, not letters
  if (words.some((word) => MONTHS.has(word) || WEEKDAYS.has(word))) return null; // "In/out Mon 310/280, Tue 295/330"
  const steps = [
    [BEHIND_HEADS, ": "],
    [BETWEEN, ", "],
    [SLASH, " / "],
  ] as const;
  return changedBy(
    text,
    steps.map(
      ([typed, told]) =>
        (now: string) =>
          without(now, typed, () => told),
    ),
  );
}
