/**
 * What was taken for no data and is some beside others of its kind: "Instagram 45K, X 8K and TikTok 61K" → 8,000, no picture size; "Y: 23 N: 9
 * DK: 4" → nine said no. Not "We filmed in 4K and sold 12K", whose one other tells of something else, nor "Tea 23, coffee 9 (N: 32)".
 */

import { isSmallWord } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { lowerAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const FEWEST = 2;
const THOUSANDS = /^[248]K$/u; // catches "8K", not "12K"
const CAPITAL_K = /^\d[\d.]*K$/u; // catches "45K", not "45"
const YES = /(?<![\p{L}\d])[Yy](?:es)? ?[:=]/u; // catches "Y:", not "Friday:"
const NO = /^[Nn] ?[:=] ?\d+$/u; // catches "N: 9", not "p < 0.05"

/** The mentions, such names and asides figures. */
export function takenBack(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const { text } = scan;
  const saysYes = matches(text, YES);
  const thousands = mentions.filter((one) => isFigure(one) && CAPITAL_K.test(text.slice(one.start, one.end))).length;
  if (!saysYes && thousands < FEWEST) return mentions;
  return mentions.map((mention) => {
    const words = text.slice(mention.start, mention.end);
    const sized =
      mention.kind !== "figure" &&
      thousands >= FEWEST &&
      THOUSANDS.test(words) &&
      isSmallWord(lowerAt(scan, mention.to));
    const said = mention.kind === "aside" && saysYes && NO.test(words);
    if (!sized && !said) return mention;
    return figureAt(scan, said ? mention.from + 2 : mention.from) ?? mention;
  });
}
