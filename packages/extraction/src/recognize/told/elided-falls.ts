/**
 * "Emissions have fallen 46% since 1990 and 5% since 2022" → −46, −5: a change told of another time behind a fall, without a word of
 * its own, falls as that does. Not "fell 8% in May and rose 3% in June", nor "fell 8% in May to 92% in June".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";

/** What may stand between two changes beside a time. */
const SMALL = wordSet(", ; and but only just by another a the further since in on during over for at");
const LISTS = wordSet(", ; and but only just by another further");
/** From a figure to the time that it is told of. */
const NEAR = 2;

type Place = { from: number; to: number };

/** Nothing but a time, and what joins it, stands from one place to another. */
function isTimed(scan: Scan, axes: readonly Place[], from: number, to: number): boolean {
  const inside = axes.filter((axis) => axis.from >= from && axis.to <= to);
  const rest = scan.tokens
    .slice(from, to)
    .filter((_, at) => !inside.some((axis) => axis.from <= from + at && from + at < axis.to));
  return inside.length === 1 && rest.every(({ lower }) => SMALL.has(lower)) && LISTS.has(lowerAt(scan, to - 1));
}

export function elidedFalls(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const shares = mentions.filter(isFigure).filter(({ unit }) => unit?.symbol === "%");
  if (shares.length < 2 || !shares.some(({ value }) => value < 0)) return mentions;
  const axes: readonly Place[] = mentions.filter(isAxis);
  const isDated = (at: number): boolean => axes.some(({ from }) => from >= at && from <= at + NEAR);
  let last: { to: number; falls: boolean } | null = null;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    const { from, to, value, unit, basis, signed } = mention;
    const plain = unit?.symbol === "%" && value > 0 && !basis && !signed;
    const falls = plain && last?.falls === true && isTimed(scan, axes, last.to, from) && isDated(to);
    const now = falls ? { ...mention, value: -value } : mention;
    last = { to, falls: now.value < 0 && unit?.symbol === "%" && !basis && !signed };
    return now;
  });
}
