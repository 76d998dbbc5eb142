/**
 * Two times of a list that share a level are told one after the other: "139p on Monday, 141p on Tuesday and Wednesday, 144p on Thursday" → "141p on
 * Tuesday, 141p on Wednesday". Not where both have it together, nor where no other level stands beside.
 */

import { WEEKDAYS } from "../lexicon/calendar.ts";
import { matches, matchIn } from "./needs/matches.ts";
import { NUMBERS } from "./number-patterns.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";
import { MONTH, YEAR } from "./time-patterns.ts";

const DAY = `(?:${[...WEEKDAYS.keys()].filter((name) => name.length > 2).join("|")})(?!\\p{L})`;
const AMOUNT = `(?<![\\p{L}\\d.,:/–-]|\\bto |\\bfrom )(?:\\p{Sc}?\\d[\\d.,]*(?<=\\d)(?: ?%|°| per ?cent| million| billion|\\p{Ll}{1,3}(?!\\p{L}))?|${NUMBERS})`;
const sharedBy = (time: string): string =>
  `(${AMOUNT}(?: (?!per\\b)\\p{Ll}{3,})?) (in|on|for) (${time}) and (?:in |on )?(${time})(?! (?:\\d|combined|together|alike|taken|it )|[\\p{L}\\d/–-]|[.,:]\\d)`;
const SHARED = new RegExp([DAY, MONTH, `${YEAR}`, "Q[1-4]"].map(sharedBy).join("|"), "diu"); // catches "141p on Tuesday and Wednesday", not "141p on Tuesday and 144p on Wednesday"
const LEVEL = new RegExp(`\\d\\p{Ll}{0,3}%?(?: \\p{Ll}{3,})? (?:in|on|for) (?:${DAY}|${MONTH}|${YEAR}|Q[1-4])`, "giu"); // catches "139p on Monday", not "139p a litre"
const TOGETHER = /\b(?:combined|together|total|altogether|between|overall|each|both|sum)\b/iu; // catches "combined", not "combine"

/** Null where no two times share a level of a list. */
export function listedShared(text: string): Squeezed | null {
  if (!/ (?:in|on|for) \S{2,12} and (?:in |on )?[A-Z12]/u.test(text) || matches(text, TOGETHER)) return null; // catches " on Tuesday and W", not "141 and 144"
  const found = matchIn(text, SHARED);
  const [amount, link, one, two] = found?.indices?.slice(1).filter((span) => span !== undefined) ?? [];
  if (!found || !amount || !link || !one || !two || (text.match(LEVEL)?.length ?? 0) < 2) return null;
  const told: Piece[] = [amount, " ", link, " ", one, ", ", amount, " ", link, " ", two];
  return pieced(text, [[0, found.index], ...told, [found.index + found[0].length, text.length]]);
}
