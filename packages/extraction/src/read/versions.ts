/**
 * What the figures of a text may be taken for: worked out where they are told from others, as stated, or as counts of a
 * whole. "40 in May, 5 more in June" → 40 and 45, or 40 and 5; "of 400, 15% died and 240 lived" → 60 and 240.
 */
import { isFigure, type Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { withCounts, withoutWhole } from "./counts.ts";

export type Version = {
  mentions: readonly Mention[];
  cost: number;
  /** How many choices of figures are looked at. */
  most: number;
};

/** Choices of figures looked at in a version beside the first. */
export const FEW = 6;

/** Price of taking a figure as stated where it is told from another, and of going without it. */
const AS_STATED = 1.2;
const LEFT_OUT = 0.5;
/** Price of shares and counts of one whole side by side. */
const MIXED = 0.6;

/** The text's own figures only. */
function asStated(mentions: readonly Mention[], doubt: number): Version {
  const gone = mentions.filter((mention) => isFigure(mention) && mention.basis?.stated === null).length;
  const stated = mentions.map((mention): Mention => {
    if (!isFigure(mention) || mention.basis?.stated === undefined) return mention;
    const { from, to, start, end, basis } = mention;
    return basis.stated ?? { kind: "aside", from, to, start, end, why: "told from another figure" };
  });
  return { mentions: stated, cost: Math.max(0.1, AS_STATED - doubt) + gone * LEFT_OUT, most: FEW };
}

/** Each way to take the figures of a text, the likeliest first. */
export function versionsOf(scan: Scan, mentions: readonly Mention[]): Version[] {
  const derived = mentions.filter((mention) => isFigure(mention) && mention.basis?.stated !== undefined);
  const doubt = Math.max(0, ...derived.map((mention) => (isFigure(mention) ? (mention.basis?.doubt ?? 0) : 0)));
  const counts = withCounts(scan, mentions);
  if (counts?.most === Number.POSITIVE_INFINITY) return [counts];
  const versions: Version[] = [
    { mentions, cost: doubt + (counts && counts.cost === 0 ? MIXED : 0), most: Number.POSITIVE_INFINITY },
  ];
  if (derived.length > 0) versions.push(asStated(mentions, doubt));
  return [...versions, ...[counts, withoutWhole(scan, mentions)].filter((version) => version !== null)];
}
