/**
 * "59 novels, 5 novellas, 5 short stories": "short" is what the things are, not how many are lacking. Not "Lena 5 short of 60" nor "5 short.".
 */
import { singular } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

function statedOf(scan: Scan, { basis }: Figure): Figure | null {
  const stated = basis?.stated;
  if (!stated || !isFigure(stated) || lowerAt(scan, stated.to) !== "short") return null;
  const noun = lowerAt(scan, stated.to + 1);
  return isWordAt(scan, stated.to + 1) && singular(noun) !== noun ? { ...stated, value: Math.abs(stated.value) } : null;
}

/** The mentions with such figures as they are stated. */
export function shortThings(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("short")) return mentions;
  return mentions.map((mention) => (isFigure(mention) ? (statedOf(scan, mention) ?? mention) : mention));
}
