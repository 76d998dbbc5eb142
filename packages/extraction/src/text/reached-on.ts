/**
 * A level that a change over a time led to is told in front of it: "Takings rose £340 on last Friday, hitting £2,115" → "Takings now £2,115, up £340 on
 * last Friday"; "Members are up 40 on last year at 310", "Traffic climbed 3,000 on May to hit 21,000". Not "fell 300 on Saturday to 1,900", the day of the
 * fall, nor "rose 3% on last year", which tells no level.
 */

import { groupSpans } from "./members.ts";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";
import { ANY_MONTH } from "./time-patterns.ts";

const UP = "(?:rose|climbed|grew|jumped|gained|increased|edged up|went up|(?:is|are|was|were)(?: now)? up)";
const DOWN = "(?:fell|dropped|slid|sank|declined|decreased|went down|(?:is|are|was|were)(?: now)? down)";
const AMOUNT = "\\p{Sc}?\\d[\\d,.]*(?:[kKmM]|bn| million)?(?: ?%| per ?cent)?";
const THEN = `(?:(?:the )?(?:last|previous) (?:week|month|year|quarter|season|spring|summer|autumn|winter|term|\\p{Lu}\\p{L}+)|the (?:week|month|year) before|yesterday|(?:19|20)\\d\\d|${ANY_MONTH})`;
const REACHED = new RegExp(
  `^(?<who>\\p{L}[^\\d,.;:!?\\n]{2,40}?) (?:(?<up>${UP})|${DOWN}) (?:by )?(?<by>${AMOUNT}) on (?<then>${THEN})(?:,? (?:hitting|reaching|to hit|to reach|and reached|and hit|at|to stand at|and (?:is|are|stands?) (?:now )?at|and now stands? at)) (?<level>${AMOUNT})(?=[.!]?$)`,
  "diu",
); // catches "Takings rose £340 on last Friday, hitting £2,115", not "fell 300 on Saturday to 1,900"

/** Null where no level is told so. */
export function reachedOn(text: string): Squeezed | null {
  if (!/\d\S* (?:\p{L}+ )?on \w/u.test(text)) return null; // catches "£340 on last" and "£1.2m on 2022", not "on 2022"
  const { who, up, by, then, level } = groupSpans(matchIn(text, REACHED), 0);
  if (!who || !by || !then || !level) return null;
  return pieced(text, [who, " now ", level, `, ${up ? "up" : "down"} `, by, " on ", then, [level[1], text.length]]);
}
