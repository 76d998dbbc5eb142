/**
 * Four digits that alone are a year, where their place says that they count: "2021: 1500, 2022: 1800", "1500 in May, 1800 in
 * June", "rose from 1500 to 2000", "2020 vs 2021: 1800 vs 2050". Not "from 1990 to 2020", "2019, 2020 and 2021".
 */

import { PREPOSITIONS, wordSet } from "../../../lexicon/closed-class.ts";
import { verbSense } from "../../../lexicon/morphology.ts";
import { matchIn } from "../../../text/needs/matches.ts";
import { isCapitalAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";

/** Years before it are rare beside figures of a text. */
export const OLD = 1900;

/** Years that texts tell of most. */
export const RECENT = { from: 1990, to: 2040 };

const LEVELS = wordSet("was is were are it's");

/** Four digits that alone are a year: "1998", not "FY98". */
export const isYear = (scan: Scan, mention: Mention | undefined): mention is AxisMark =>
  mention?.kind === "axis" &&
  mention.family === "year" &&
  mention.to - mention.from === 1 &&
  tokenAt(scan, mention.from).kind === "number";

/** "2021: 1500", "in 2022 1800", "10 am 1890": a year or an hour, and right behind it a number. */
const isPair = (scan: Scan, year: Mention | undefined, next: Mention): boolean =>
  ((year?.kind === "axis" && year.family === "clock") || isYear(scan, year)) &&
  (next.from === year.to || (next.from === year.to + 1 && lowerAt(scan, year.to) === ":"));

const OPENS = wordSet(", ; : and but");

/** "1500 in May", "1620 in Paris", where an item begins. */
function isPlaced(scan: Scan, mark: Mention, next: Mention | undefined): boolean {
  const led = ["from", "to"].includes(lowerAt(scan, mark.from - 1)); // "from 2050 in May to 1980 in June"
  const opens =
    mark.from === 0 || OPENS.has(lowerAt(scan, mark.from - 1)) || tokenAt(scan, mark.from - 1).kind === "line";
  const placed = next?.kind === "axis" && next.from <= mark.to + 1;
  const inside = ["in", "on"].includes(lowerAt(scan, mark.to));
  return inside && ((placed && (opens || led)) || (opens && isCapitalAt(scan, mark.to + 1)));
}

/** "1620 now", "it was 1450 last year": beside a time told from today; not "in 2020 before", "it's 2024 now". */
const isTimed = (scan: Scan, mark: AxisMark, before: Mention | undefined, next: Mention | undefined): boolean => {
  const told = lowerAt(scan, mark.from - 1);
  const relative = (other: Mention | undefined): boolean => other?.kind === "axis" && other.family === "relative";
  return (
    !PREPOSITIONS.has(told) &&
    (mark.order < RECENT.from || mark.order > RECENT.to) &&
    ((relative(next) && next?.from === mark.to) || (relative(before) && LEVELS.has(told)))
  );
};

/** "rose from 1500 to 2000", "fell from 2050 to 1980", "1450 → 1520": two ends of a change that are no span of years. */
function isChange(scan: Scan, first: Mention, second: Mention | undefined, counts: ReadonlySet<Mention>): boolean {
  if (second?.from !== first.to + 1) return false;
  const counted = isFigure(first) ? first.bare && first.value >= 1000 : counts.has(first);
  const told =
    lowerAt(scan, first.to) === "→"
      ? isYear(scan, second)
      : lowerAt(scan, first.to) === "to" &&
        lowerAt(scan, first.from - 1) === "from" &&
        verbSense(lowerAt(scan, first.from - 2)) !== null;
  return (
    told &&
    (isYear(scan, second)
      ? counted || (isYear(scan, first) && (first.order < OLD || second.order < first.order))
      : isYear(scan, first) && isFigure(second))
  );
}

const LIST = /: \d{4}(\D{1,5})\d{4}(?:\1\d{4})*/; // catches ": 1800 vs 2050", not "2019: 1800"

/** "2020 vs 2021: 1800 vs 2050", "Visits: 1990, 2004, 2150": a list behind a colon with a plain figure in it, or as long as that of the times before. */
function listedYears({ text }: Scan, mentions: readonly Mention[]): Mention[] {
  const found = matchIn(text, LIST);
  if (!found) return [];
  const from = found.index;
  const list = mentions.filter(({ start }) => start >= from && start < from + found[0].length);
  const times = mentions.filter(({ start }) => start < from);
  const even = times.length === list.length && times.every(({ kind }) => kind === "axis");
  return even || (list.length > 2 && list.some(isFigure)) ? list : [];
}

export function yearFigures(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some((mention) => isYear(scan, mention))) return mentions;
  const counts = new Set<Mention>(listedYears(scan, mentions).filter((mention) => isYear(scan, mention)));
  for (const [at, mark] of mentions.entries()) {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (!isYear(scan, mark)) continue;
    const paired = before !== undefined && !counts.has(before) && isPair(scan, before, mark);
    const ends = isChange(scan, mark, next, counts) || (before !== undefined && isChange(scan, before, mark, counts));
    if (paired || ends || isPlaced(scan, mark, next) || isTimed(scan, mark, before, next)) counts.add(mark);
  }
  // one alone may still be a year: "born 1980 in Leeds"
  if (counts.size + mentions.filter(isFigure).length < 2) return mentions;
  return mentions.map((mention) => (counts.has(mention) ? (figureAt(scan, mention.from) ?? mention) : mention));
}
