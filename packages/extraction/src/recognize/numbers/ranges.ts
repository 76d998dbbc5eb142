/**
 * Ranges and pairs joined by a dash. "10-15%" → 12.5 with both ends; "$40–60" alike.
 * Left as two figures: "61–44" where a text's pairs run downwards (scores); as a band: "20–24" beside figures with units.
 */
import { isNumberAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { placeOf } from "../place.ts";
import { figureAt } from "./figures.ts";

export const isDash = (scan: Scan, at: number): boolean => lowerAt(scan, at) === "–" || lowerAt(scan, at) === "-";

/** "10-15", "10 to 15" or "between 10 and 15": the place of the second number. */
function secondAt(scan: Scan, first: Figure, between: boolean): number | null {
  const link = lowerAt(scan, first.to);
  if (isDash(scan, first.to) && !tokenAt(scan, first.to + 1).spaced === !tokenAt(scan, first.to).spaced)
    return first.to + 1;
  if (between && link === "and") return first.to + 1;
  return null;
}

const DASHES = [..."-–—‒―−"];

/** Not "29 – 61%" in "18-29 – 61%", where a dash stands between a band and its figure. */
export function rangeAt(scan: Scan, at: number): Figure | null {
  const between = lowerAt(scan, at - 1) === "between";
  if (!between && !DASHES.some((dash) => scan.signs.has(dash))) return null;
  const first = figureAt(scan, at);
  const banded = isDash(scan, at - 1) && isNumberAt(scan, at - 2) && !tokenAt(scan, at).spaced;
  if (!first || first.from !== at || first.signed || banded) return null;
  const next = secondAt(scan, first, between);
  if (next === null) return null;
  const second = figureAt(scan, next);
  if (!second || second.from !== next) return null;
  if (!first.unit && second.unit?.kind === "currency" && !isNumberAt(scan, next)) return null; // "25 – £27k"
  const unit = second.unit ?? first.unit;
  if (!unit && !second.scaled) return null;
  if (first.unit && second.unit && first.unit.symbol !== second.unit.symbol) return null;
  if (first.unit && first.unit.kind !== "currency" && !second.unit) return null; // "9.9% — 14,302 votes", "5 stars - 210"
  const factor =
    second.scaled && !first.scaled && isNumberAt(scan, first.to - 1)
      ? second.value /
        Number(
          tokenAt(scan, next + (second.unit?.kind === "currency" && !isNumberAt(scan, next) ? 1 : 0)).text.replace(
            ",",
            ".",
          ),
        )
      : 1;
  const low = first.value * (Number.isFinite(factor) ? factor : 1);
  if (!(low < second.value) || (first.bare && isYearLike(low))) return null;
  return {
    ...second,
    ...placeOf(scan, at, second.to),
    unit,
    value: Number(((low + second.value) / 2).toPrecision(12)),
    range: [low, second.value],
  };
}

const isYearLike = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value <= 2099;
