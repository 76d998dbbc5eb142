/**
 * "Forty minutes by bike, an hour by bus, an hour and a half on foot" → 40, 60, 90 minutes: told in several measures of time, all
 * are in the smaller of those that the text names where some would be no whole or half number in the larger.
 */
import { FEWER, MORE } from "../../lexicon/relation-words.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, isWorkedOut, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const SIZES: ReadonlyMap<string, number> = new Map([
  ["s", 1],
  ["seconds", 1],
  ["min", 60],
  ["minutes", 60],
  ["h", 3600],
  ["hours", 3600],
]);
/** Nobody reads so many of them. */
const MOST = 1000;

/** Two are told in the smaller anyway. */
const FEWEST = 3;

const isRound = (value: number): boolean => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

/** "An hour less", "half an hour longer": a step, which is told of another figure yet. */
const isStep = (scan: Scan, { to }: Figure): boolean => MORE.has(lowerAt(scan, to)) || FEWER.has(lowerAt(scan, to));

export function wholeHours(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const sizeOf = ({ unit }: Figure): number => SIZES.get(unit?.symbol ?? "") ?? 0;
  const sizes = new Set(figures.map(sizeOf));
  const plain = figures.every((figure) => !figure.rate && !figure.range && !isWorkedOut(figure));
  if (figures.length < FEWEST || sizes.size !== 2 || sizes.has(0) || !plain) return mentions;
  const [least, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const unit = figures.find((figure) => sizeOf(figure) === least && isWordAt(scan, figure.to - 1))?.unit; // not "2h15", which names none
  const inSmall = figures.map((figure) => (figure.value * sizeOf(figure)) / least);
  const odd = figures.some((figure) => !isRound((figure.value * sizeOf(figure)) / largest));
  if (!unit || !odd || inSmall.some((value) => !Number.isInteger(Number(value.toFixed(9))) || value > MOST))
    return mentions;
  return mentions.map((mention) => {
    if (!isFigure(mention) || sizeOf(mention) === least) return mention;
    const how = `${mention.value} ${mention.unit?.symbol} in ${unit.symbol}`;
    const value = scaledValue(mention.value, sizeOf(mention) / least);
    if (isStep(scan, mention)) return { ...mention, value, unit };
    return { ...mention, value, unit, basis: { spans: mention.basis?.spans ?? [], how } };
  });
}
