/**
 * "240 in April and lost a third of that by September" → 160, "by 2020 it had lost 40% of that": where times stand by both, the level after it is meant, not the
 * part. Not "of 60 apples Tom lost a third and Ann ate the rest".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { fractionAt } from "../numbers/fraction-tail.ts";
import { rounded } from "./how-told.ts";
import type { Mend } from "./mend.ts";

const LOSING = wordSet("lost lose loses losing shed sheds");
const BETWEEN = wordSet("another about almost nearly roughly over more than around some just");
const NEAR = 25;

/** A time stands by it, and no other figure between. */
const isTimed = (mentions: readonly Mention[], { from, to }: Figure): boolean =>
  mentions.some((mention) => isAxis(mention) && mention.to > from - NEAR && mention.from < to + NEAR);

function loses(scan: Scan, from: number): boolean {
  let at = from - 1;
  while (BETWEEN.has(lowerAt(scan, at))) at--;
  return LOSING.has(lowerAt(scan, at));
}

const PERCENT = wordSet("% percent pc");

/** "a third" and "40%", as a share of one, and where its words end. */
function partAt(scan: Scan, from: number): { value: number; to: number } | null {
  const fraction = fractionAt(scan, from);
  if (fraction) return fraction;
  const value = Number(lowerAt(scan, from)) / 100;
  return PERCENT.has(lowerAt(scan, from + 1)) && value > 0 && value < 1 ? { value, to: from + 2 } : null;
}

export const lostPart: Mend = ({ scan, mentions, figure, base }) => {
  const { basis, from } = figure;
  const part = partAt(scan, from);
  if (!basis || !base || !part || lowerAt(scan, part.to) !== "of" || !loses(scan, from)) return undefined;
  const places = new Set(mentions.filter(isAxis).map(({ name }) => name));
  const apart = Math.abs(figure.value - base.value * part.value) > Math.abs(base.value) * 1e-6;
  if (apart || places.size < 2 || !isTimed(mentions, base) || !isTimed(mentions, figure)) return undefined;
  const value = rounded(base.value - figure.value);
  const again = mentions.some((mention) => isFigure(mention) && mention.from > from && mention.value === value);
  if (again) return undefined; // "lost a fifth of that, i.e. got 400"
  return { ...figure, value, basis: { ...basis, how: `${base.value} less ${rounded(figure.value)}` } };
};
