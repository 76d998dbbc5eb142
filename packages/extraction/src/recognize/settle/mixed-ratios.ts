/**
 * "3 out of 5 men and 7 out of 8 women" → 60 % and 87.5 %: where one such ratio is a share, so are the others, whatever they are told of.
 * Not "Tom got 8 out of 10, Ben 7 out of 12", of which none is. "3/5 men and 7/8 women", "2/3 back it, 1/4 oppose": so are fractions of which some
 * look like marks, or like bare numbers.
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { share } from "../numbers/parts.ts";

const WHOLE = /^out of (\d{1,4})$/u; // catches "out of 8", not "out of every 8"

export function mixedRatios(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const told = ({ start, end }: Mention): string => scan.text.slice(start, end);
  const shared = mentions.some((mention) => isFigure(mention) && mention.part && told(mention).includes(" out of "));
  if (!shared) return mentions;
  const shareOf = (count: Mention, whole: Mention): Figure | null => {
    const bottom = whole.kind === "aside" ? Number(WHOLE.exec(told(whole))?.[1] ?? 0) : 0;
    const counted = isFigure(count) && count.bare && count.to === whole.from && count.value <= bottom;
    return counted ? share(scan, count.from, whole.to, count.value / bottom) : null;
  };
  return mentions.flatMap((mention, at): Mention[] => {
    const before = mentions[at - 1];
    const after = mentions[at + 1];
    if (before && shareOf(before, mention)) return [];
    return [(after && shareOf(mention, after)) ?? mention];
  });
}

const FRACTION = /^(\d{1,3})\/(\d{1,3})$/u; // catches "7/8", not "7/8 cup"

/** Two fractions that are no share of the same kind of whole: a mark ("3/5") and a bare number ("7/8"), or one beside a share. */
export function mixedFractions(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("/")) return mentions;
  const figures = mentions.filter(isFigure);
  const fractionOf = ({ start, end }: Figure): number => {
    const [, top, bottom] = FRACTION.exec(scan.text.slice(start, end)) ?? [];
    return Number(top) / Number(bottom);
  };
  const told = figures.filter((figure) => !figure.unit && fractionOf(figure) <= 1);
  const bare = told.filter((figure) => figure.value > 0 && Math.abs(figure.value - fractionOf(figure)) < 1e-3);
  const shared = figures.some(({ part }) => part);
  if (bare.length === 0 || (!shared && bare.length === told.length)) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && told.includes(mention) ? share(scan, mention.from, mention.to, fractionOf(mention)) : mention,
  );
}
