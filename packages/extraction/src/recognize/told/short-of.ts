/**
 * "Omar sold 45, Lena 5 short of 60" → 45, 55; "two shy of fifty" → 48: how much is lacking and of what, told in one. Not "£200 short
 * of our £1,000 target", which tells both.
 */
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { placeOf } from "../place.ts";
import { rounded } from "./how-told.ts";
import { unitRatio } from "./same-unit.ts";

const LACKING = ["short", "shy"];

function lacking(scan: Scan, less: Figure, level: Figure): Figure | null {
  const at = level.from - 2;
  const told =
    LACKING.includes(lowerAt(scan, at)) && lowerAt(scan, at + 1) === "of" && less.to >= at - 1 && less.to <= at;
  const ratio = less.bare ? 1 : unitRatio(less.unit, level.unit) || (level.bare ? 1 : 0);
  const value = rounded(level.value - less.value * ratio);
  if (!told || less.part || less.basis || level.range || ratio === 0 || value <= 0 || less.value * 2 > level.value)
    return null;
  const how = `${level.value} less ${less.value}`;
  const place = placeOf(scan, less.from, level.to);
  return {
    ...level,
    ...place,
    value,
    numberEnd: place.end,
    unit: level.unit ?? less.unit,
    weak: false,
    basis: { spans: [[level.start, level.end]], how },
  };
}

/** How much is lacking: a figure, or the number that ends a name ("Lena 5 short of 60" holds no "Lena 5"). */
const lessOf = (scan: Scan, mention: Mention | undefined): Figure | null =>
  mention?.kind === "name" ? figureAt(scan, mention.to - 1) : isFigure(mention) ? mention : null;

/** The mentions with such figures as the one number that they tell. */
export function shortOf(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, LACKING)) return mentions;
  const toldAt = (at: number): Figure | null => {
    const less = lessOf(scan, mentions[at]);
    const level = mentions[at + 1];
    return less && isFigure(level) ? lacking(scan, less, level) : null;
  };
  return mentions.flatMap((mention, at): Mention[] => (toldAt(at - 1) ? [] : [toldAt(at) ?? mention]));
}
