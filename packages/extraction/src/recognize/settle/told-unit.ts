/** "3 hours gaming, 2 reading and 1 cooking" → hours each: the unit told once, where every figure counts what is done. */
import { isNumberAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const FEWEST = 3;
const DOING = /^\p{L}{2,}ing$/u; // catches "reading", not "king-size"

const isDone = (scan: Scan, { to }: Figure): boolean => DOING.test(lowerAt(scan, to)) && !isNumberAt(scan, to + 1);

export function toldUnit(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const [first, ...others] = figures;
  const unit = first?.unit?.kind === "measure" ? first.unit : null;
  const elided = unit !== null && others.every(({ bare, value }) => bare && value > 0);
  if (!elided || figures.length < FEWEST) return mentions;
  const done = figures.filter((figure) => isDone(scan, figure)).length;
  if (done < figures.length - 1) return mentions; // "and 4 on everything else"
  return mentions.map((mention) =>
    isFigure(mention) && others.includes(mention) ? { ...mention, unit, bare: false, weak: false } : mention,
  );
}
