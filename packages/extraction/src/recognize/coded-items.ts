/** "737, 387 jets; 787, 31; 777, 24" → 737, 787, 777 are names: items of two numbers each, semicolons between them. */
import { lowerAt, type Scan } from "../text/scan.ts";
import { type Figure, isFigure, type Mention } from "./mention.ts";
import { placeOf } from "./place.ts";

const FEWEST = 3;

/** The first opens an item, the second stands behind a comma. */
const isItem = (scan: Scan, name: Figure, figure: Figure | undefined, first: boolean): boolean =>
  (first || lowerAt(scan, name.from - 1) === ";") &&
  name.bare &&
  name.to === name.from + 1 &&
  lowerAt(scan, name.to) === "," &&
  figure?.from === name.to + 1;

export function codedItems(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  const names = figures.filter((_, at) => at % 2 === 0);
  const even = figures.length % 2 === 0 && names.length >= FEWEST;
  if (!even || !names.every((name, at) => isItem(scan, name, figures[at * 2 + 1], at === 0))) return [...mentions];
  return mentions.map((mention) =>
    isFigure(mention) && names.includes(mention)
      ? { kind: "name", ...placeOf(scan, mention.from, mention.to) }
      : mention,
  );
}
