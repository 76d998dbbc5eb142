/**
 * How long something runs is a part of its name: "2yr fixed 4.75%, 5yr fixed 4.35%", "2 year bond 4.5%, 5 year bond 4.3%", "3 year olds 12, 4
 * year olds 15", and "3mo 5.2, 2y 4.3" where the spans differ. Not "2 years 40, 5 years 60", nor "a 2 hour delay on Monday".
 */
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

/** One of a span, as a describing word: "a 2 year bond". */
const SPANS = wordSet("yr y year mo mth month wk week day night hr hour min minute");
/** Of more than one these would have an "s". */
const FULL = wordSet("year month week day night hour minute");
/** What makes it an age, a time, or leaves it a figure. */
const ELSE = wordSet("old ago later earlier before after on is was were are each apart long");
const LEADS = wordSet(": = – - at for");
const FEWEST = 2;
const MOST_WORDS = 2;

/** As it is typed: "y" is "and" to the scan. */
const spanAt = (scan: Scan, at: number): string => tokenAt(scan, at).text.toLowerCase();

/** "2yr", "2 year" and "1day" as the reader has them so far: a number, and the span behind it. */
function isSpan(scan: Scan, mention: Mention): boolean {
  if (!isNumberAt(scan, mention.from) || !SPANS.has(spanAt(scan, mention.from + 1))) return false;
  const adjective = FULL.has(spanAt(scan, mention.from + 1)) || (isFigure(mention) && mention.value === 1);
  if (isFigure(mention)) return mention.bare || (adjective && mention.unit?.kind === "measure");
  return mention.kind === "aside" && mention.why === "part of a description";
}

/** How many words tell what runs so long, in front of its figure; null where no figure follows. */
function wordsBehind(scan: Scan, { from }: Mention, figures: ReadonlySet<number>): number | null {
  let at = from + 2;
  while (isWordAt(scan, at) && at <= from + 2 + MOST_WORDS) {
    const word = lowerAt(scan, at);
    if (ELSE.has(word) || PREPOSITIONS.has(word) || CONJUNCTIONS.has(word)) break;
    at++;
  }
  return figures.has(LEADS.has(lowerAt(scan, at)) ? at + 1 : at) ? at - from - 2 : null;
}

export function termedItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, SPANS)) return mentions;
  const figures = new Set(mentions.filter(isFigure).map(({ from }) => from));
  const told = mentions
    .filter((one) => isSpan(scan, one))
    .map((one) => ({
      one,
      unit: spanAt(scan, one.from + 1),
      spaced: tokenAt(scan, one.from + 1).spaced,
      words: wordsBehind(scan, one, figures),
    }))
    .filter(({ words, spaced }) => words !== null && (words > 0 || !spaced));
  const bare = told.some(({ words }) => words === 0);
  if (told.length < FEWEST || (bare && new Set(told.map(({ unit }) => unit)).size < 2)) return mentions;
  const spans = new Set(told.map(({ one }) => one));
  return mentions.map((one) => (spans.has(one) ? { kind: "name", ...placeOf(scan, one.from, one.from + 2) } : one));
}
