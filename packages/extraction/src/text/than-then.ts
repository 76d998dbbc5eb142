/**
 * Two levels behind a comparison with another time are told with their times: "14% less gas than last winter: 9,460 kWh vs 11,000 kWh" → "9,460 kWh now
 * vs 11,000 kWh last winter"; "half what they were in May: 140 against 280" alike. Not "more than Leeds: 40 vs 30", nor where the first is told to be of then.
 */

import { groupSpans } from "./members.ts";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const MONTH = "January|February|March|April|May|June|July|August|September|October|November|December";
const THEN = `(?:last|the previous) (?:year|month|week|quarter|season|winter|summer|spring|autumn|fall|time|term|weekend|night)|a (?:year|month|week|decade) ago|yesterday|(?:in )?(?:(?:${MONTH})(?: (?:19|20)\\d\\d)?|(?:19|20)\\d\\d)`;
const LESS =
  "\\b(?:(?:more|less|fewer|higher|lower|better|worse|up|down|longer|shorter|cheaper|dearer|faster|slower)\\b[^.:;\\d]{0,24}? (?:than|on|from)|(?:twice|half|double|three times|\\d times)\\b[^.:;\\d]{0,24}? (?:as|what (?:it|they|we)(?: were| was| had| sold| did)?|that of|of))";
const LEVEL = "\\p{Sc}?\\d[\\d.,]*(?<=\\d)(?: ?(?:%|k|m|bn)(?!\\p{L}))?(?: \\p{L}[\\p{L}²³°/]{0,7}(?=[ .,;!]|$))?";
const SAID = new RegExp(
  `${LESS} (?:in )?(?<then>${THEN}) ?(?:[:,–—-]|\\() ?(?:with )?(?<now>${LEVEL}) (?:vs\\.?|v|against|versus|instead of|rather than|compared (?:to|with)) (?<past>${LEVEL})(?=[.!;)]|$)`,
  "diu",
); // catches "less gas than last winter: 9,460 kWh vs 11,000 kWh.", not "more than Leeds: 40 vs 30"

/** Null where nothing is told so. */
export function thanThen(text: string): Squeezed | null {
  if (!/ (?:vs\.?|v|against|versus|compared|instead|rather) /u.test(text)) return null; // catches " vs ", not "advs"
  const { then, now, past } = groupSpans(matchIn(text, SAID), 0);
  if (!then || !now || !past) return null;
  const when = text.slice(...then);
  const placed = /^(?:January|February|March|April|May|June|July|August|Sept|Oct|Nov|Dec|19|20)/iu.test(when)
    ? " in "
    : " "; // catches "May" and "2021", not "last winter"
  return pieced(text, [[0, now[1]], " now", [now[1], past[1]], placed, then, [past[1], text.length]]);
}
