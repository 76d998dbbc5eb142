/** "Seven out of ten wines were faulty. Two were decent and one glorious." → 7: a ratio whose whole the other counts make up is one more count. */
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { smallNumber } from "../numbers/small-number.ts";

const countOf = (word: string): number => smallNumber(word) ?? Number(word);

/** "seven out of ten": 7. NaN where the words are another's. */
function topOf(scan: Scan, { from, to, part, value }: Figure): number {
  const top = countOf(lowerAt(scan, from));
  const bottom = countOf(lowerAt(scan, to - 1));
  return part && Math.abs((100 * top) / bottom - value) < 1e-6 ? top : Number.NaN;
}

export function countedRatios(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [ratio, ...others] = figures;
  const top = ratio ? topOf(scan, ratio) : Number.NaN;
  const sum = others.reduce((all, { value }) => all + value, top);
  if (!ratio || others.length < 2 || !others.every(({ bare }) => bare) || (100 * top) / sum !== ratio.value)
    return mentions;
  const count: Figure = { ...ratio, value: top, unit: null, bare: true, part: false };
  return mentions.map((mention) => (mention === ratio ? count : mention));
}
