/** "30 cakes in Leeds, 25 in York and under 10 in Hull": a bound in the place of a figure is one, and no band of ages. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, lowerAt, type Scan } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { placeOf } from "../place.ts";

const BOUNDS = wordSet("over under");
const PLACING = wordSet("in at on from by for");
const JOINS = wordSet(", and ; but");
const NEAR = 5;
const FEWEST = 2;

const isPlaced = (scan: Scan, to: number, by: string): boolean => {
  for (let at = to; at < to + NEAR && !JOINS.has(lowerAt(scan, at)); at++) if (lowerAt(scan, at) === by) return true;
  return false;
};

export function boundedFigures(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    const { from, to } = mention;
    const bound = isAxis(mention) && mention.family === "band" && to === from + 2 && BOUNDS.has(lowerAt(scan, from));
    const by = lowerAt(scan, to);
    if (!bound || !PLACING.has(by) || !JOINS.has(lowerAt(scan, from - 1)) || !isNumberAt(scan, from + 1))
      return mention;
    const before = figures.filter((figure) => figure.to < from);
    const figure =
      before.length >= FEWEST && before.every((one) => isPlaced(scan, one.to, by)) ? figureAt(scan, from + 1) : null;
    return figure ? { ...figure, ...placeOf(scan, from, figure.to) } : mention;
  });
}
