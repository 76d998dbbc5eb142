/**
 * The base of a rate is no figure of its own: "88 per 100,000 before the vaccine and 40 after it" → 88 and 40, "12 per 1,000, then 9". Not "12 per
 * box", nor "5,000 of 100,000".
 */
import { isNumberAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { placeOf } from "../place.ts";

const BASES: ReadonlySet<number> = new Set([1e3, 1e4, 1e5, 1e6]);

/** "100,000" behind "per", with a number in front that is less. */
const isBase = (scan: Scan, { from, value }: Figure): boolean =>
  BASES.has(value) && lowerAt(scan, from - 1) === "per" && isNumberAt(scan, from - 2);

/** The figure in front of "per", told by its base alone and not by the word behind it. */
function ratedAt(scan: Scan, base: Figure): Figure | null {
  const at = base.from - 2;
  const figure = figureAt(scan, at);
  if (!figure || figure.value >= base.value) return null;
  const rate = scan.text.slice(scan.tokens[base.from - 1]?.start ?? base.start, base.end);
  return { ...figure, ...placeOf(scan, figure.from, base.to), bare: false, rate };
}

/** The mentions, each base with the figure in front of it as one. */
export function rateBases(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["per"])) return mentions;
  return mentions.flatMap((mention, at): Mention[] => {
    const next = mentions[at + 1];
    const held = next && isFigure(next) && isBase(scan, next) && isFigure(mention) && mention.to === next.from - 1;
    if (held && ratedAt(scan, next)) return [];
    const rated = isFigure(mention) && isBase(scan, mention) ? ratedAt(scan, mention) : null;
    return [rated ?? mention];
  });
}
