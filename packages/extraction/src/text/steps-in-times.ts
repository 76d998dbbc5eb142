/**
 * A step, when it was and what it led to: the time goes behind the level that it tells of. "Rent went up £50 in May to £900" → "Rent went up £50 to £900
 * in May"; "fell by 30 last year to 410". Not "rose 12% in June to 15% in July", where both are levels, nor "rose 9% last year to
 * 412 and 4% the year before".
 */

import { HEDGE, NUMBER, PERCENT } from "./change-patterns.ts";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";
import { TIME } from "./time-patterns.ts";

const VERB =
  "(?:rose|fell|grew|climbed|dropped|increased|decreased|declined|jumped|slipped|gained|lost|shrank|surged|soared|plunged|dipped|went up|went down|(?:is|are|was|were) (?:up|down))";
const UNIT = `(?:${PERCENT}| ?(?:million|billion|trillion|thousand|mn|bn|[mkp])(?!\\p{L}))?`;
const WHEN = `(?:(?:in|during|over) (?:(?:early |late |mid-)?${TIME}(?: (?:19|20)\\d\\d)?|the (?:first|second|third|fourth|final|last|past) (?:quarter|half|year|month|week))|(?:last|this) (?:year|month|week|quarter|season|term|spring|summer|autumn|winter)|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|yesterday)`;
const STEP = new RegExp(
  `\\b${VERB}(?: by)?(?: ${HEDGE})? [$€£]?${NUMBER}${UNIT}(?: (?!(?:to|in|on|from|of)\\b)\\p{Ll}+)?(,? ${WHEN},?)( to (?:(?:a record|just|about|around|nearly|over|almost) )?[$€£]?${NUMBER}${UNIT}(?: \\p{Ll}{3,}s)?)(?=[.,;!)](?!\\d)|\\s*$| (?:and|but) (?![$€£]?\\d))`,
  "iu",
); // catches "went up £50 in May to £900", not "went up £50 in May" or "rose to £900 in May"
const SHARES = /\d ?(?:%|per ?cent).*\d ?(?:%|per ?cent)/iu; // catches "12% in June to 15%", not "12% in June to 4,480"

/** Null where no step is told so, or its level may be one of two shares. */
export function stepsInTimes(text: string): Squeezed | null {
  const found = matchIn(text, STEP);
  const [whole = "", when = "", level = ""] = found ?? [];
  if (!found || SHARES.test(whole)) return null;
  const to = found.index + whole.length;
  const from = to - level.length - when.length;
  const start = from + (/^,? /u.exec(when)?.[0].length ?? 0); // catches ", " and " ", not "in"
  const end = from + when.replace(/,$/u, "").length; // catches the "," of "in May,"
  return pieced(text, [[0, from], [from + when.length, to], " ", [start, end], [to, text.length]]);
}
