/**
 * What the figures of a text may be taken for: worked out where they are told from others, as stated, or as counts of a
 * whole. "40 in May, 5 more in June" → 40 and 45, or 40 and 5; "of 400, 15% died and 240 lived" → 60 and 240.
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { FEWER, MORE } from "../lexicon/relation-words.ts";
import { type Figure, isFigure, type Mention } from "../recognize/mention.ts";
import { lowerAt, type Scan } from "../text/scan.ts";
import { withCounts, withoutWhole } from "./shapes/counts.ts";

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

const ADDING = wordSet("more extra further");

/** "12 fewer", "5 more than": how far two are apart is no figure of either. Not "60 more by noon", "1 in 10 later than that". */
const isApart = (scan: Scan, { to, part }: Figure): boolean =>
  part !== true &&
  [to, to + 1].some((at) => {
    const word = lowerAt(scan, at);
    return FEWER.has(word) || (MORE.has(word) && (!ADDING.has(word) || lowerAt(scan, at + 1) === "than"));
  });

/** The text's own figures only: "-18 after a week" beside no "162 before". */
function asStated(scan: Scan, mentions: readonly Mention[], doubt: number): Version {
  const gone = mentions.filter((mention) => isFigure(mention) && mention.basis?.stated === null).length;
  const told = (mention: Mention): Figure | null => {
    const stated = isFigure(mention) ? mention.basis?.stated : null;
    return stated && !isApart(scan, stated) ? stated : null;
  };
  const levels = mentions.filter((mention) => isFigure(mention) && !mention.basis);
  const lowered = levels.length === 1 && mentions.some((mention) => (told(mention)?.value ?? 0) < 0);
  const stated = mentions.map((mention): Mention => {
    if (!isFigure(mention)) return mention;
    const { from, to, start, end, basis } = mention;
    if (basis ? basis.stated === undefined : !lowered) return mention;
    return told(mention) ?? { kind: "aside", from, to, start, end, why: "told from another figure" };
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
  if (derived.length > 0) versions.push(asStated(scan, mentions, doubt));
  return [...versions, ...[counts, withoutWhole(scan, mentions)].filter((version) => version !== null)];
}
