/**
 * "Late 3 days in 10, the tram 1 day in 10": a share of the days, where the noun stands inside and each is of as many.
 * Not "5 eggs in 7 days", nor "3 goals in 10" once.
 */
import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { share } from "../numbers/parts.ts";
import { countAt } from "../numbers/small-number.ts";

const LEAST = 2;

type Ratio = { top: Figure; bottom: Figure; noun: string };

/** "3 days in 10", "2 pupils in 10", with no noun behind the second. */
function ratioOf(scan: Scan, top: Figure, bottom: Figure | undefined): Ratio | null {
  const link = top.unit ? top.to : top.to + 1;
  if (!bottom || bottom.from !== link + 1 || lowerAt(scan, link) !== "in") return null;
  if (isWordAt(scan, bottom.to) && !PREPOSITIONS.has(lowerAt(scan, bottom.to))) return null; // "5 eggs in 7 days"
  const plain = (top.bare || top.unit?.kind === "measure") && bottom.bare && top.value < bottom.value;
  if (!plain || top.basis || bottom.basis || !isWordAt(scan, link - 1)) return null;
  return { top, bottom, noun: singular(lowerAt(scan, link - 1)) };
}

/** "1 day in 10", which is known for a share already. */
const isAlike = (scan: Scan, { part, to }: Figure, { bottom, noun }: Ratio): boolean =>
  part === true && countAt(scan, to - 1) === bottom.value && singular(lowerAt(scan, to - 3)) === noun;

export function nounRatios(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const ratios = figures.flatMap((figure, at) => ratioOf(scan, figure, figures[at + 1]) ?? []);
  const [first] = ratios;
  if (!first || ratios.length + figures.filter((figure) => isAlike(scan, figure, first)).length < LEAST)
    return mentions;
  if (ratios.some(({ bottom, noun }) => bottom.value !== first.bottom.value || noun !== first.noun)) return mentions;
  return mentions.flatMap((mention): Mention[] => {
    if (ratios.some(({ bottom }) => bottom === mention)) return [];
    const ratio = ratios.find(({ top }) => top === mention);
    return ratio ? [share(scan, ratio.top.from, ratio.bottom.to, ratio.top.value / ratio.bottom.value)] : [mention];
  });
}
