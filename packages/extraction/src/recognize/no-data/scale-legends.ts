/**
 * What marks mean is no data: "9.0–9.9 Nearly perfect, 8.0–8.9 Great, 7.0–7.9 Good", "95-100 Classic, 90-94 Outstanding, 85-89 Very good".
 * Alike "80%-100% Clean, 60-79% Fair, 0-59% Poor", down to nought or up to a hundred.
 * Only where all figures are ranges that follow on each other without a gap: "18-24: 12, 25-34: 30" and "nurses 3-4%, teachers 2-3%, bankers 8-12%" stay.
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { withFiguresAside } from "../place.ts";

const FEWEST = 3;

const DASH = /^ ?[–-] ?$/u; // catches " – ", not ", "

/** Each range, be it read as one figure or as two with a dash between; null where anything else is told. */
function rangesOf({ text }: Scan, figures: readonly Figure[]): (readonly [number, number])[] | null {
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at < figures.length; at++) {
    const [one, other] = [figures[at], figures[at + 1]];
    if (!one || (one.unit !== null && one.unit.symbol !== "%")) return null;
    if (one.range) found.push(one.range);
    else if (other && !other.range && DASH.test(text.slice(one.end, other.start))) {
      found.push([one.value, other.value]);
      at++;
    } else return null;
  }
  return found;
}

const NARROWEST = 9;
const WHOLE = 100;

/** Shares from nought to a hundred, in wide steps; each begins where another ends, or below that. */
function coverAll(ranges: readonly (readonly [number, number])[]): boolean {
  const ordered = ranges.toSorted(([one], [two]) => one - two);
  const [first, last] = [ordered[0], ordered.at(-1)];
  return (
    first?.[0] === 0 &&
    last?.[1] === WHOLE &&
    ordered.every(([low, high], at) => high - low >= NARROWEST && low - (ordered[at - 1]?.[1] ?? low) <= 1)
  );
}

export function scaleLegends(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const ranges = rangesOf(scan, figures);
  if (!ranges || ranges.length < FEWEST) return mentions;
  const ordered = ranges.toSorted(([one], [two]) => one - two);
  const inOrder = [ranges, ranges.toReversed()].some((told) => told.every((range, at) => range === ordered[at]));
  const step = ordered.every(([low, high]) => Number.isInteger(low) && Number.isInteger(high)) ? 1 : 0.1;
  const shares = figures.some(({ unit }) => unit !== null);
  if (shares) return coverAll(ranges) && inOrder ? withFiguresAside(scan, mentions, "what marks mean") : mentions;
  const follows = ordered.every(([low], at) => {
    const end = ordered[at - 1]?.[1];
    return end === undefined || (low > end && low - end <= step + 1e-6);
  });
  return follows && inOrder ? withFiguresAside(scan, mentions, "what marks mean") : mentions;
}
