/**
 * Four digits that alone are a year, where their place says that they count: "2021: 1500, 2022: 1800", "1500 in May, 1800 in
 * June", "rose from 1500 to 2000", "2020 vs 2021: 1800 vs 2050". Not "from 1990 to 2020", "2019, 2020 and 2021".
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { isCapitalAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { figureAt } from "./figures.ts";
import { type AxisMark, isFigure, type Mention } from "./mention.ts";

/** Years before it are rare beside figures of a text. */
export const OLD = 1900;

const isYear = (scan: Scan, mention: Mention | undefined): mention is AxisMark =>
  mention?.kind === "axis" &&
  mention.family === "year" &&
  mention.to - mention.from === 1 &&
  tokenAt(scan, mention.from).kind === "number";

/** "2021: 1500", "in 2022 1800": a year, and right behind it a number. */
const isPair = (scan: Scan, year: Mention | undefined, next: Mention): boolean =>
  isYear(scan, year) && (next.from === year.to || (next.from === year.to + 1 && lowerAt(scan, year.to) === ":"));

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

/** "rose from 1500 to 2000", "fell from 2050 to 1980": two ends of a change that are no span of years. */
const isChange = (scan: Scan, first: Mention, second: Mention | undefined): boolean =>
  isYear(scan, first) &&
  (isYear(scan, second) || isFigure(second)) &&
  lowerAt(scan, first.from - 1) === "from" &&
  verbSense(lowerAt(scan, first.from - 2)) !== null &&
  lowerAt(scan, first.to) === "to" &&
  second.from === first.to + 1 &&
  (first.order < OLD || isFigure(second) || second.order < first.order);

const LIST = /: \d{4}(\D{1,5})\d{4}(?:\1\d{4})*/; // catches ": 1800 vs 2050", not "2019: 1800"

/** "2020 vs 2021: 1800 vs 2050", "Visits: 1990, 2004, 2150": a list behind a colon with a plain figure in it, or as long as that of the times before. */
function listedYears({ text }: Scan, mentions: readonly Mention[]): Mention[] {
  const found = LIST.exec(text);
  const from = found?.index ?? text.length;
  const list = mentions.filter(({ start }) => start >= from && start < from + (found?.[0].length ?? 0));
  const times = mentions.filter(({ start }) => start < from);
  const even = times.length === list.length && times.every(({ kind }) => kind === "axis");
  return even || (list.length > 2 && list.some(isFigure)) ? list : [];
}

export function yearFigures(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const counts = new Set<Mention>(listedYears(scan, mentions).filter((mention) => isYear(scan, mention)));
  for (const [at, mark] of mentions.entries()) {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (!isYear(scan, mark)) continue;
    const paired = before !== undefined && !counts.has(before) && isPair(scan, before, mark);
    const ends = isChange(scan, mark, next) || (before !== undefined && isChange(scan, before, mark));
    if (paired || ends || isPlaced(scan, mark, next)) counts.add(mark);
  }
  // one alone may still be a year: "born 1980 in Leeds"
  if (counts.size + mentions.filter(isFigure).length < 2) return [...mentions];
  return mentions.map((mention) => (counts.has(mention) ? (figureAt(scan, mention.from) ?? mention) : mention));
}
