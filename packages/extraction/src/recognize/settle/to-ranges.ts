/**
 * "It costs 5 to 7 euros in Rome and 9 to 11 in Oslo": pairs from a smaller to a larger figure, again and again, are ranges, where
 * the text tells of no change and of no rivals; so is one of them beside ranges with dashes: "£110–130, £260 to 300". Not "Ann went from 5 to 7, Bo from 9 to 11", "Leeds won 5 to 3".
 * Where some are below nought ("Mon -2 to 3°C, Tue 0 to 5°C"), they are degrees or shares. Nothing here shows what else is a range, so it asks more than `mixed-ranges.ts`: each figure of the text has its partner, and "to" between them.
 */

import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { singular } from "../../lexicon/morphology.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { areAboutNought, FEWEST, jointOf, type RangeTold, rangeOf, tellsChange, withRanges } from "./range-ends.ts";

const TIMES_OR_SIDES =
  /\b(?:was|were|go|going|now|then|before|after|since|wins?|led|voted?|against|scored?|outnumber\w*|drew|prefer\w*|opening|hours|opens?)\b/iu; // catches "was 5 to 7 then" and "led 5 to 3", not "costs 5 to 7"

/** What may be below nought. */
const SIGNED: ReadonlySet<string> = new Set(["°", "°C", "°F", "%", "C", "F"]);

/** The ranges that all figures of a text make, but for those that are ranges already; null where one has no partner. */
function pairsOf(scan: Scan, all: readonly Figure[]): RangeTold[] | null {
  const figures = all.filter(({ range }) => !range);
  const symbols = new Set(all.flatMap(({ unit }) => unit?.symbol ?? []));
  if (figures.length < all.length && symbols.size > 1) return null; // "10-15 s, 12 to 14 years"
  const pairs: RangeTold[] = [];
  const signed = figures.some(({ value }) => value < 0) && [...symbols].every((symbol) => SIGNED.has(symbol));
  const joined = (low: Figure, high: Figure): boolean =>
    jointOf(scan, low, high) === "to" || (signed && areAboutNought(scan, low, high));
  for (let at = 0; at < figures.length; at += 2) {
    const [low, high] = [figures[at], figures[at + 1]];
    if (!low || !high || !joined(low, high)) return null;
    pairs.push({ figure: rangeOf(scan, low, high), of: [low, high] });
  }
  return pairs.length + all.length - figures.length >= FEWEST ? pairs : null;
}

/** The two figures of "dogs 10 to 13" where it was taken for the 10th to the 13th of something; else the mention. */
function unspanned(scan: Scan, mention: Mention): readonly Mention[] {
  const { from, to } = mention;
  const spans = isAxis(mention) && mention.family === "step" && to === from + 4 && lowerAt(scan, from + 2) === "to";
  if (!spans || STEP_NOUNS.has(singular(lowerAt(scan, from)))) return [mention];
  const ends = [from + 1, from + 3].flatMap((at) => figureAt(scan, at) ?? []);
  return ends.length === 2 ? ends : [mention];
}

export function toRanges(scan: Scan, told: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("to") || tellsChange(scan) || matches(scan.text, TIMES_OR_SIDES)) return told;
  if ([...CHANGE_UP, ...CHANGE_DOWN].some((word) => scan.words.has(word))) return told;
  if (told.some((mention) => isAxis(mention) && mention.family === "clock")) return told;
  const mentions = told.flatMap((mention) => unspanned(scan, mention));
  const pairs = pairsOf(scan, mentions.filter(isFigure));
  return pairs ? withRanges(mentions, pairs) : told;
}
