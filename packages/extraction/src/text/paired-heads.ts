/**
 * Two words of one sort at the end of a heading are heads of the pairs behind it: "Prices then and now: milk 0.80/1.20, bread 1.10/1.80" → "Prices
 * (then/now):"; "Readings morning and evening: Mon 12/14, Tue 11/15" alike, which are no 12 of 14. Not "Tests now and then: 12/14".
 */

import { groupSpans } from "./members.ts";
import { matchesIn, matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

/** Words of one line are set against each other. */
const SORTS = [
  "then|now|today|back then|before|after|afterwards",
  "morning|afternoon|evening|night|noon|am|pm|midday|day",
  "plan|planned|actual|target|budget|budgeted|spent|forecast|goal|real",
  "home|away",
  "start|end|finish|beginning",
  "first|second|last",
  "old|new",
  "men|women|boys|girls|male|female|mum|dad|him|her",
  "left|right",
  "wet|dry",
  "summer|winter|spring|autumn",
  "weekdays|weekends|weekday|weekend",
  "high|low|min|max|highs|lows",
  "in|out",
  "online|offline|in-store",
  "last year|this year|last month|this month|last week|this week|yesterday",
].map((line) => line.split("|"));
const WORDS = [...new Set(SORTS.flat())].toSorted((a, b) => b.length - a.length).join("|");
const HEAD = new RegExp(
  `^(?<what>\\p{L}[\\p{L}'’ -]{2,40}?),? (?<one>${WORDS}) (?:and|vs\\.?|v|versus|&) (?<two>${WORDS})(?= ?[:–—])`,
  "diu",
); // catches "Prices then and now" in front of ":", not "Then and now:"
const PAIRS = /\d%? ?\/ ?\p{Sc}?\d/gu; // catches "0.80/1.20", not "and/or"
const FEWEST = 2;

/** Null where the heading ends otherwise, or no pairs stand behind it. */
export function pairedHeads(text: string): Squeezed | null {
  if (!text.includes("/") || matchesIn(text, PAIRS).length < FEWEST) return null;
  const { what, one, two } = groupSpans(matchIn(text, HEAD), 0);
  if (!what || !one || !two) return null;
  const [first, second] = [one, two].map((span) => text.slice(...span).toLowerCase());
  const alike = first !== second && SORTS.some((line) => [first, second].every((word) => line.includes(word ?? "")));
  return alike ? pieced(text, [what, " (", one, "/", two, ")", [two[1], text.length]]) : null;
}
