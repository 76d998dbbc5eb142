/**
 * Changes as reports tell them, in the short words for them: "…, decreasing by around 0.3 tonnes compared with April" → "…, down 0.3
 * tonnes from April"; "…, a 61% decrease from June" → "…, down 61% from June"; "That is an increase of 15 on May" → ", up 15 from May". Not
 * "an increase of 12%" without what it is told from, nor "the decline of 2008".
 */

import { FALL, HEDGE, NUMBER, PERCENT, RISE, SIZED } from "./change-patterns.ts";
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RISING = "increasing|rising|growing|climbing|gaining|jumping|surging|advancing|improving|expanding";
const FALLING =
  "decreasing|falling|declining|dropping|slipping|losing|shrinking|contracting|easing|plunging|dipping|shedding";
const ABOUT = `(?:${HEDGE} )?`;
const AMOUNT = `[$€£]?${NUMBER}(?:${PERCENT}|\\p{L}{1,3}(?!\\p{L}))?(?: (?!(?:${RISE}|${FALL}|from|on|over|compared)\\b)[\\p{L}/-]+){0,3}`;
const BASE = "(?:from|on|over|since(?! then)|compared (?:with|to)|relative to|in comparison (?:with|to)) ";
const OPENS =
  "(?:,|[.;:]| [–—-])(?: (?:and|which is|that['’]s|that is|that was|this is|this was|this represents|which represents|representing|representing|marking|which marks))? ";
const CUE = new RegExp(`\\b(?:${RISING}|${FALLING}|${RISE}|${FALL})\\b|[;,] ?[+−–-]\\d`, "iu"); // catches "a 61% decrease" and "; +9%", not "down 61%"

const TIME =
  "(?:(?:[HQ][1-4] )?(?:19|20)\\d\\d|last (?:year|month|quarter|week)|(?:the )?(?:prior|previous|same) |a year|y[-/]?o[-/]?y\\b)";
const DOING = (verbs: string): RegExp => new RegExp(`, (?:${verbs})(?: by)? ${ABOUT}(?=${AMOUNT},? ${BASE})`, "giu"); // catches ", falling by about " in front of "3.1 tonnes from", not ", falling from 4"
const NOUN_OF = (nouns: string): RegExp =>
  new RegExp(`${OPENS}(?:an? )?${SIZED}(?:${nouns}) of ${ABOUT}(?=${AMOUNT},? ${BASE})`, "giu"); // catches ", an increase of " in front of "15 on May", not "an increase of 15."
const AMOUNT_NOUN = (nouns: string): RegExp =>
  new RegExp(`${OPENS}an? ${SIZED}${ABOUT}(?=${AMOUNT}(?:[ -]point)? ${SIZED}(?:${nouns}) ${BASE})`, "giu"); // catches ", a " in front of "61% decrease from", not ", a 61% share"
const FROM_LEVEL = (nouns: string): RegExp =>
  new RegExp(`${OPENS}an? ${SIZED}(?:${nouns}) (?=from (?:[\\p{L}'’]+ ){0,4}${ABOUT}[$€£]?\\d)`, "giu"); // catches ", a slight decline " in front of "from 4.13", not ", a decline from May"
const TOLD = new RegExp(`(?<=, (?:up|down) ${AMOUNT}) ${SIZED}(?:${RISE}|${FALL})(?= ${BASE})`, "giu"); // catches " decrease" of ", down 61% decrease from", not "a decrease from"
const FROM = new RegExp(
  `(?<=, (?:up|down) ${AMOUNT}),? (?!from )(?:${BASE}|(?:vs\\.?|versus|against) (?=${TIME}))`,
  "giu",
); // catches " compared with " behind ", down 3 tonnes", not "3 compared with"

const SIGNED = (sign: string): RegExp =>
  new RegExp(
    `(?<=\\d[\\d.,]*(?:%| ?\\p{L}{1,9})?)[;,] ?${sign}(?=${NUMBER}${PERCENT} (?:on|vs\\.?|versus|from|over|against|compared (?:to|with)) ${TIME})`,
    "giu",
  ); // catches "; +" of "£188m; +9% on 2017", not of "+9%"

const STEPS: readonly (readonly [RegExp, string])[] = [
  [SIGNED("\\+"), ", up "],
  [SIGNED("[−–-]"), ", down "],
  [DOING(RISING), ", up "],
  [DOING(FALLING), ", down "],
  [NOUN_OF(RISE), ", up "],
  [NOUN_OF(FALL), ", down "],
  [AMOUNT_NOUN(RISE), ", up "],
  [AMOUNT_NOUN(FALL), ", down "],
  [FROM_LEVEL(RISE), ", up "],
  [FROM_LEVEL(FALL), ", down "],
  [TOLD, ""],
];

/** Null where no change is told so. */
export function saidChanges(text: string): Squeezed | null {
  if (!matches(text, CUE)) return null;
  const told = changedBy(
    text,
    STEPS.map(
      ([words, kept]) =>
        (one: string) =>
          without(one, words, () => kept),
    ),
  );
  return told && changedBy(text, [() => told, (one) => without(one, FROM, () => " from ")]);
}
