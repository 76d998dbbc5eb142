/**
 * "Ranges: A 1.25-1.50, B 2.00-2.75" → 1.375, 2.375: two numbers with a dash between are one range each, where the text says that ranges are told and all
 * rise. Not "Scores: A 2-1, B 3-1", nor a text with any other figure.
 */
import { type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const SAID = ["range", "ranges", "ranging", "bands", "brackets", "spread", "intervals"];
const DASH = /^[–-]$/u; // catches "-", not " - "
const FEWEST = 2;

export function saidRanges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, SAID)) return mentions;
  const figures = mentions.filter(isFigure);
  const lows = figures.filter((_, at) => at % 2 === 0);
  const highOf = (low: Figure): Figure | undefined => figures[figures.indexOf(low) + 1];
  const isRange = (low: Figure): boolean => {
    const high = highOf(low);
    const plain = [low, high].every((one) => one?.bare && !one.range && !one.basis);
    return high !== undefined && plain && DASH.test(scan.text.slice(low.end, high.start)) && low.value < high.value;
  };
  if (lows.length < FEWEST || !lows.every(isRange)) return mentions;
  return mentions.flatMap((mention): Mention[] => {
    if (!isFigure(mention)) return [mention];
    const high = lows.includes(mention) ? highOf(mention) : undefined;
    if (!high) return [];
    const range = [mention.value, high.value] as const;
    const value = Number(((range[0] + range[1]) / 2).toPrecision(12));
    return [{ ...mention, ...placeOf(scan, mention.from, high.to), value, range, numberEnd: high.numberEnd }];
  });
}
