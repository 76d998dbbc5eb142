/**
 * "Spring +46 new, 29 lapsed. Autumn +30 new, 38 lapsed": where the first figure has a plus as well, each tells anew how many came,
 * and none is added to the figure before it. Not "40 in 2020, +15 in 2021", which begins with a level, nor "Jan +340, Feb -120",
 * whose signs all tell gains and losses.
 */
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

export function plusCounts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("+")) return mentions;
  const figures = mentions.filter(isFigure);
  const isPlus = (mention: Mention): boolean =>
    isFigure(mention) && mention.signed && mention.unit?.symbol !== "%" && scan.text[mention.start] === "+";
  const isMinus = (figure: Figure): boolean => figure.signed && figure.value < 0;
  const [first] = figures;
  if (!first || !isPlus(first) || figures.every(({ signed }) => signed) || figures.some(isMinus)) return mentions;
  return mentions.map((mention) => (isFigure(mention) && isPlus(mention) ? { ...mention, signed: false } : mention));
}
