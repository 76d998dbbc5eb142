/** "a 140 kg safe, a piano at 215 kg, a 95-kilo aquarium" → 95 kg: a size in a description is one more figure beside others of its unit. */
import { lowerAt, type Scan } from "../text/scan.ts";
import { figureAt } from "./figures.ts";
import { type Aside, type Figure, isFigure, type Mention } from "./mention.ts";
import { placeOf } from "./place.ts";
import { measureAt } from "./unit-at.ts";

/** "a 95-kilo", an aside so far. */
function sizeIn(scan: Scan, aside: Aside): Figure | null {
  const { from, to } = aside;
  const size = ["a", "an"].includes(lowerAt(scan, from - 1)) && lowerAt(scan, from + 1) === "-" && to === from + 3;
  const unit = size ? measureAt(scan, from + 2)?.unit : undefined;
  const figure = unit ? figureAt(scan, from) : null;
  return figure && unit ? { ...figure, ...placeOf(scan, from, to), unit, bare: false } : null;
}

export function describedSizes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const symbols = new Set(mentions.filter(isFigure).flatMap(({ unit }) => unit?.symbol ?? []));
  return mentions.map((mention) => {
    const size = mention.kind === "aside" && mention.to - mention.from === 3 ? sizeIn(scan, mention) : null;
    return size && symbols.size === 1 && symbols.has(size.unit?.symbol ?? "") ? size : mention;
  });
}
