/**
 * What several had and have now, told without a verb: "Ollie was 112cm now 118, Mia was 98 now 105", "waist 36 and now 32, hips 42
 * and now 39" are read as "Ollie was 112cm is now 118, …". Not "rent was 900, now we own".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE =
  "[£$€]?\\d[\\d.,:]*(?<=\\d)(?: ?(?:%|kg|g|lbs?|cm|m|mm|km|mins?|hrs?|h|p|k|stone|quid|pounds|reps|points|pts|years|yrs)(?!\\p{L}))?";
const FIRST = new RegExp(
  `(?<=\\p{L}:? )(?<!\\b(?:was|were) )(?=${FIGURE},?(?: and| but)?(?: is| are| it's| its)? now )`,
  "giu",
); // catches the place in front of "36" of "waist 36 now 32", not of "was 36 now 32"
const NOW = new RegExp(
  `(?<=\\p{L}:? ${FIGURE}),?(?: and| but)?(?: is| are| it's| its)? now(?: is| are| at)? (?=[£$€]?\\d)`,
  "giu",
); // catches " and now " of "36 and now 32", not " now we"
const ENDS = /\b(?:before|after|then|in (?:19|20)\d\d)\b/iu; // catches "before and after" and "in 2014", not "Ben"
const FEWEST = 2;

/** Null where fewer than two are told so. */
export function wasNow(text: string): Squeezed | null {
  if (!/\bnow\b/iu.test(text) || matches(text, ENDS) || (text.match(NOW)?.length ?? 0) < FEWEST) return null; // catches "now", not "know"
  const told = without(text, NOW, () => " is now ");
  const led = without(told?.text ?? text, FIRST, () => "was ");
  if (!told || !led) return led ?? told;
  return { text: led.text, back: (span) => told.back(led.back(span)) };
}
