/** What a mend of a figure told from another is given, and what it answers. */
import type { Scan } from "../../text/scan.ts";
import type { Figure, Mention } from "../mention.ts";
import { rounded } from "./how-told.ts";

/** A worked-out figure, the figures in front of it as they are by now, and the one of these that it is told of. */
export type Row = {
  scan: Scan;
  mentions: readonly Mention[];
  figure: Figure;
  before: readonly Figure[];
  base: Figure | null;
};

/** The figure as it should be; null where nobody can tell, undefined where there is nothing to mend. */
export type Mend = (row: Row) => Figure | null | undefined;

/** What of a base makes a figure: so many times as much, or so much more. */
export type Share = { factor: number; add: number };

/** How a figure is told from the one that it rests on. */
export function shareOf(figure: Figure, base: Figure): Share | null {
  const stated = figure.basis?.stated;
  if (stated && stated.unit?.symbol !== "%") return { factor: 1, add: rounded(figure.value - base.value) };
  return base.value === 0 ? null : { factor: figure.value / base.value, add: 0 };
}

/** The same share of other figures: of another one, or of several together. */
export function toldOf(figure: Figure, base: Figure, bases: readonly Figure[]): Figure | undefined {
  const share = shareOf(figure, base);
  const { basis } = figure;
  if (!share || !basis) return undefined;
  const sum = bases.reduce((total, { value }) => total + value, 0);
  const value = rounded(sum * share.factor + share.add);
  const spans = bases.flatMap((one) => [[one.start, one.end] as const, ...(one.basis?.spans ?? [])]);
  const from = bases.map((one) => one.value).join(" and ");
  const how =
    share.add === 0
      ? `${rounded(share.factor)} times ${from}`
      : `${from} ${share.add > 0 ? "plus" : "less"} ${Math.abs(share.add)}`;
  return { ...figure, value, basis: { ...basis, spans, how } };
}
