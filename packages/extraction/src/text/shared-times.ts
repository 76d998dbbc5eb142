/**
 * One level that several times have is told once for each: "12 each in 2016 and 2015" → "12 in 2016 and 12 in 2015"; "29% in both May and June"; "2019
 * and 2020 both 21"; "$0 (week 2 and 3)" → "$0 (week 2), $0 (week 3)". Not "12 each for Ann and Bo", nor "sales of $9 (2016 and 2017 together)".
 */

import type { Span } from "@charticle/contract";
import { matchIn } from "./needs/matches.ts";
import { NUMBERS } from "./number-patterns.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";
import { TIME, YEAR } from "./time-patterns.ts";
import { without } from "./without.ts";

const AMOUNT = `(?<![\\p{L}\\d.,])(?:\\p{Sc}?\\d[\\d.,]*(?<=\\d)(?: ?%| per ?cent| million| billion|[mk](?!\\p{L}))?|${NUMBERS})`;
const WHEN = `(?:${TIME}(?: ${YEAR})?)(?![\\p{L}\\d])`;
const SHARED = new RegExp(
  `(${AMOUNT})((?: \\p{Ll}{3,}(?<!each))?)(?: each in(?: both)?| in both| in each of(?: the years)?| both in) (${WHEN})(?:, (${WHEN}))?,? and (${WHEN})`,
  "diu",
); // catches "12 each in 2016 and 2015", not "12 each for Ann and Bo"
const BEHIND = new RegExp(
  `(${WHEN}) and (?:in )?(${WHEN}),?(?: (?:were|was|are|had|have|saw|stood at))?(?: (?:both|each)(?: (?:were|was|at|had|have|saw|on|with))? (${AMOUNT})| (${AMOUNT})(?: \\p{Ll}+)? (?:each|apiece)(?!\\p{L}))`,
  "diu",
); // catches "2019 and 2020 both 21" and "July and August 21 each", not "between 2019 and 2020 it fell to 21"
const NUMBERED =
  /(?<amount>(?:\p{Sc})?\d[\d.,]*%?) \((?<word>weeks?|days?|rounds?|quarters?|months?) (?<one>\d{1,2})(?:,? and| ?&) (?<two>\d{1,2})\)/diu; // catches "$0 (week 2 and 3)", not "$0 (week 2)"
const IN_NUMBERED = new RegExp(
  `(?<amount>${AMOUNT}) (?<link>in|on|for) (?<word>weeks?|days?|rounds?|quarters?|months?) (?<one>\\d{1,2})(?: and| ?&) (?<two>\\d{1,2})(?![.,]\\d)(?=[.,;]|$| (?:before|then|and|but|rising|falling)\\b)`,
  "diu",
); // catches "800 in week 2 and 3", not "800 in week 2 and 3 in week 4"
const PLURAL = /^(?:weeks|days|rounds|quarters|months)$/iu; // catches "weeks", not "week"
const PRECEDING = /(?<= in )each of the (?:two|three|four|five|last two|past two) (preceding|previous|prior) years\b/gu; // catches "each of the two preceding years", not "each of the two years"
const UP_FROM = new RegExp(
  `(?: (?:rose|fell|climbed|dropped|increased|decreased|grew|declined|was|is|stood|remained))?(?: to| at)? (${AMOUNT}),? (?:up|down) from(?= ${AMOUNT}(?: \\p{Ll}+)? in both )`,
  "diu",
); // catches " rose to 34%, up from" of "rose to 34%, up from 29% in both", not "34% up from May"

const spansOf = (found: RegExpExecArray | null, from: number): (Span | undefined)[] =>
  found?.indices?.slice(from) ?? [];

/** The amount for each number, with the word for it: "$0 (week 2 and 3)" and "800 in week 2 and 3". */
function numbered(text: string): Squeezed | null {
  const found = matchIn(text, NUMBERED) ?? matchIn(text, IN_NUMBERED);
  const { amount, link, word, one, two } = found?.indices?.groups ?? {};
  if (!found || !amount || !word || !one || !two) return null;
  const single: Span = PLURAL.test(text.slice(...word)) ? [word[0], word[1] - 1] : word;
  const each = (number: Span): Piece[] =>
    link ? [amount, " ", link, " ", single, " ", number] : [amount, " (", single, " ", number, ")"];
  const end = found.index + found[0].length;
  return pieced(text, [[0, found.index], ...each(one), ", ", ...each(two), [end, text.length]]);
}

/** "2019 and 2020 both 21", the first time that it is said. */
function behind(text: string): Squeezed | null {
  const found = matchIn(text, BEHIND);
  const [one, two, both, each = both] = spansOf(found, 1);
  if (!found || !one || !two || !each) return null;
  const end = found.index + found[0].length;
  return pieced(text, [[0, found.index], one, " ", each, ", ", two, " ", each, [end, text.length]]);
}

/** "12 each in 2016 and 2015", the first time that it is said. */
function shared(text: string): Squeezed | null {
  const found = matchIn(text, SHARED);
  const [amount, noun, ...times] = spansOf(found, 1);
  if (!found || !amount || !noun) return null;
  const told = times
    .filter((time) => time !== undefined)
    .flatMap((time, at): Piece[] => (at === 0 ? [amount, noun, " in ", time] : [", ", amount, " in ", time]));
  const [from, to] = leadOf(text, found.index);
  const end = found.index + found[0].length;
  const now = to ? ([": ", ...told, ", ", to, " now"] satisfies Piece[]) : told;
  return pieced(text, [[0, from], ...now, [end, text.length]]);
}

/** Where a level of now stands in front, what it came up from: "rose to 34%, up from ". */
function leadOf(text: string, start: number): readonly [from: number, now: Span | undefined] {
  const found = matchIn(text, UP_FROM);
  const [now] = spansOf(found, 1);
  return found && now && found.index + found[0].length + 1 === start ? [found.index, now] : [start, undefined];
}

/** Null where no time shares a level. */
export function sharedTimes(text: string): Squeezed | null {
  const says = /\b(?:each|both|apiece)\b/iu.test(text); // catches "12 each", not "beach"
  if (says) return without(text, PRECEDING, (_, __, [word = ""]) => `the ${word} year`) ?? shared(text) ?? behind(text);
  return / and \d|& ?\d/u.test(text) ? numbered(text) : null; // catches " and 3", not " and we"
}
