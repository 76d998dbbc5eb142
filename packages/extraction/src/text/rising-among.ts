/**
 * A share of others, told as if it had risen to it, is theirs: "22% of Danes pay by phone, rising to 41% among 18–24s" → "…, 41% among 18–24s".
 * Not "22% in 2019, rising to 41% among 18–24s in 2020", nor "sales rose to 41% of the total".
 */

import { HEDGE, NUMBER, PERCENT } from "./change-patterns.ts";
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RISING =
  "(?:rising|falling|dropping|increasing|climbing|growing|jumping|soaring|going up|going down|decreasing|declining|which (?:rises|falls|drops|increases|climbs|jumps))";
const SHARE = `(?:${HEDGE} )?${NUMBER}${PERCENT}`;
const AMONG = new RegExp(
  `(?<=${PERCENT} [^.;!?\\d]{2,80}),? (?:but |and |with this (?:figure )?)?${RISING} to (?=${SHARE} (?:among|amongst|of those|for (?:those|people|women|men)|if|in \\p{Lu}|for \\p{Lu}))`,
  "gu",
); // catches ", rising to " in front of "41% among", not of "41% in May"
const TIMES = /\b(?:19|20)\d\d\b|\b(?:last|this|previous|next) (?:year|month|week|quarter)\b/u; // catches "2019", not "20190"

/** Null where nothing is told so, or of a time. */
export const risingAmong = (text: string): Squeezed | null =>
  text.includes("%") || text.includes("per") ? (matches(text, TIMES) ? null : without(text, AMONG, () => ", ")) : null;
