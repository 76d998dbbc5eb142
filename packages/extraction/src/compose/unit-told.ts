/** The unit of a chart as its whole text tells it, where the figures alone mislead. */
import { countedNoun } from "../read/labels/counted-noun.ts";
import type { Reading } from "../read/reading.ts";
import { isFigure, type Mention, type Unit } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import type { TitleInput } from "./title-input.ts";

/** "Weight went from 82 to 76, fat from 28% to 22%": the unit of a column is not that of bare figures told before it. */
function hasBareColumn({ series, cells, figures }: Reading): boolean {
  if (series.length < 2) return false;
  const united = new Set(figures.flatMap(({ unit, start }) => (unit ? start : [])));
  const columns = series.map((_, at) => cells.flatMap((row) => row[at]?.spans[0]?.[0] ?? []));
  const bare = columns.find((starts) => starts.length > 1 && !starts.some((start) => united.has(start)));
  const full = columns.find((starts) => starts.length > 1 && starts.every((start) => united.has(start)));
  return (bare?.[0] ?? Number.POSITIVE_INFINITY) < (full?.[0] ?? 0);
}

/** Values that add up to an amount of money are money: "we made $240: toys 90, books 150". Not "$20 prize, tom 8, ann 12 votes". */
function unitOfSum(scan: Scan, mentions: readonly Mention[], { cells, figures }: Reading): Unit | null {
  const money = mentions.filter(isFigure).filter(({ unit }) => unit?.kind === "currency");
  if (money.length === 0 || figures.some((figure) => !figure.bare || countedNoun(scan, figure) !== "")) return null;
  const sum = cells.flat().reduce((all, cell) => all + (cell?.value ?? 0), 0);
  return money.find(({ value }) => value.toFixed(2) === sum.toFixed(2))?.unit ?? null;
}

const SHARES = /^[^:\d\n]{0,60}(?:%|\bper ?cent(?:age)?) of [^:\d\n]{1,40}?(?: ?[:–—]|\n)/iu; // catches "Rent as % of income:" and "Percentage of homes with a dog:", not "60% of homes:"
const PERCENT: Unit = { kind: "percent", symbol: "%" };

/** Shares by the heading: "Rent as % of income: 2010 24, 2015 29". Not "Percentage of homes: 1,204 of 3,000". */
const unitOfShares = ({ text }: Scan, { figures, shape }: Reading): Unit | null =>
  SHARES.test(text) && shape !== "table" && figures.every(({ bare, value }) => bare && value >= 0 && value <= 100)
    ? PERCENT
    : null;

/** Null where no unit holds for all values. */
export const unitTold = ({ scan, mentions, reading, unit }: TitleInput): Unit | null =>
  hasBareColumn(reading) ? null : (unit ?? unitOfSum(scan, mentions, reading) ?? unitOfShares(scan, reading));
