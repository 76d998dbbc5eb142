/**
 * "3 out of 5 men and 7 out of 8 women" → 60 % and 87.5 %: where one such ratio is a share, so are the others, whatever they are told of.
 * Not "Tom got 8 out of 10, Ben 7 out of 12", of which none is.
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
