/**
 * Numbers that count, though the words beside them look like a mark or a description: "€19 round the corner", "140 half
 * full", "a lifetime best of 6.02 m", "9 minutes before the soup, 17 before the fish", "+64 joiners", "by bus. 22 by car".
 */

import { YEARS_OF } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure, Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { axisMark } from "../times/axis-mark.ts";

const HALVES = wordSet("half round");
const ON = wordSet("a an the full empty here past way price later again my our");

/** "€19 round the corner", "140 half full": the word behind the number begins what tells where or how. */
const isPlaced = (scan: Scan, { to }: Mention): boolean =>
  HALVES.has(lowerAt(scan, to - 1)) && ON.has(lowerAt(scan, to));

const NUMBER_BEFORE = /\d (?:before|after) (?=\p{L})/gu; // catches "17 before the fish", not "before 17"

/** "9 minutes before the soup, 17 before the fish, 38 before the lamb": how long, each time. */
const isEach = ({ text }: Scan): boolean => (text.match(NUMBER_BEFORE) ?? []).length > 1 || matches(text, SIDES);

/** "14 weeks before the pandemic, 31 during it, 22 today": the other times are told as well. */
const SIDES =
  /\d (?:\p{L}+ )?before \p{L}[^.;:\d]{1,30}[,;] (?:and |then |about |just |only )*\d[\d.,]*(?: \p{L}+)? (?:after|during|since|now|today|afterwards|at (?:the|its))\b/iu; // catches "14 weeks before the war, 31 during", not "9 before the soup"

/** "a lifetime best of 6.02 m": no format has parts, or a measure. */
const isBest = (scan: Scan, { to }: Mention): boolean =>
  tokenAt(scan, to - 1).text.includes(".") && isNumberAt(scan, to - 1);

/** Whether an aside of such a kind is a figure here. */
const COUNTS: Readonly<Record<string, (scan: Scan, mention: Mention) => boolean>> = {
  "part of a description": isPlaced,
  "how long after": isEach,
  "the format": isBest,
};

const SHORT = wordSet(
  "fig figs vol vols chap sec ref app art tab pos div cat reg rev ver est nos nrs approx max min avg",
);

/** "by bus. 22 by car": a name does not go on behind a full stop, short forms aside. */
function runsOn(scan: Scan, { from, to }: Mention): boolean {
  const [noun, stop] = [tokenAt(scan, from), tokenAt(scan, from + 1)];
  const whole = noun.text.length > 2 && noun.text === noun.lower && !SHORT.has(noun.lower);
  return to - from === 3 && whole && stop.text === "." && !stop.spaced && isNumberAt(scan, from + 2);
}

/** "+64 joiners": a change of so many, not how long something has run. */
const isChange = (scan: Scan, { from, to }: Mention): boolean =>
  lowerAt(scan, from) === "+" &&
  !isNumberAt(scan, from - 1) &&
  isNumberAt(scan, from + 1) &&
  isWordAt(scan, to - 1) &&
  !YEARS_OF.has(singular(lowerAt(scan, to - 1))) &&
  lowerAt(scan, to - 1).length > 4;

/** Where the number of a mention stands that is a figure after all; -1 for none. */
function numberIn(scan: Scan, mention: Mention): number {
  if (mention.kind === "aside") {
    if (!COUNTS[mention.why]?.(scan, mention)) return -1;
    return mention.why === "the format" ? mention.to - 1 : mention.from;
  }
  if (mention.kind === "name") return runsOn(scan, mention) ? mention.from + 2 : -1;
  const change = mention.kind === "axis" && mention.family === "duration" && isChange(scan, mention);
  return change ? mention.from + 1 : -1;
}

/** "for £650 a month back then": so much a month, and no time of its own. */
function rateBefore(scan: Scan, mention: Mention): Figure | null {
  const rate =
    mention.kind === "axis" && mention.family === "relative" && ["a", "an"].includes(lowerAt(scan, mention.from));
  const back = lowerAt(scan, mention.to - 1) === "back" && lowerAt(scan, mention.to) === "then";
  return rate && back && isNumberAt(scan, mention.from - 1)
    ? (figureAt(scan, mention.from - 2) ?? figureAt(scan, mention.from - 1))
    : null;
}

const timeBefore = (scan: Scan, at: number): Mention =>
  axisMark({ scan, from: at, to: at + 1, family: "relative", order: -20, name: "Before" });

/** The mentions with such numbers as figures. */
export function takenNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const taken = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return mentions.flatMap((mention): Mention | Mention[] => {
    const at = numberIn(scan, mention);
    const figure = at >= 0 ? figureAt(scan, at) : rateBefore(scan, mention);
    if (!figure) return mention;
    const own = figure.from < mention.from && taken.has(mention.from - 1);
    const side = mention.kind === "aside" && mention.why === "how long after" && matches(scan.text, SIDES);
    if (side && !own) return [{ ...figure, weak: false }, timeBefore(scan, mention.to - 1)];
    return own ? mention : { ...figure, weak: false };
  });
}
