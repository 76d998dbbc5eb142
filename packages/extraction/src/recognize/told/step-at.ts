/** The change said at a token: 5 in "5 more", a quarter in "fell by a quarter". */
import { PART_WORDS } from "../../lexicon/number-words.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { fractionAt } from "../numbers/fraction-tail.ts";
import type { Step } from "./relation.ts";

/** A figure, or a part in words behind "by". */
export function stepAt(scan: Scan, at: number, mention: Mention | undefined): Step | null {
  if (mention && mention.from === at) {
    if (!isFigure(mention) || mention.basis) return null;
    const exact = mention.part ? fractionAt(scan, at)?.value : undefined;
    const value = exact === undefined ? mention.value : exact * 100;
    return { from: at, to: mention.to, value, percent: mention.unit?.symbol === "%", figure: mention };
  }
  const free = (mention?.from ?? at + 1) > at && lowerAt(scan, at) !== "half";
  const off = free && PART_WORDS.has(lowerAt(scan, at + 1)) && lowerAt(scan, at + 2) === "off"; // "seniors a third off"
  const by = lowerAt(scan, at - 1) === "by" && (mention?.from ?? at + 1) > at;
  const part = by || off ? fractionAt(scan, at) : null;
  return part ? { from: at, to: part.to, value: part.value * 100, percent: true, figure: null } : null;
}
