/**
 * No chart holds parts of a whole as shares beside counts of it: "Of the 90 applicants we shortlisted a fifth, interviewed half of
 * those and hired three" → 18, 9 and 3, not 20, 10 and 3. Where the best reading mixes both, its shares are counted.
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { fractionAt } from "../../recognize/numbers/fraction-tail.ts";
import { rounded } from "../../recognize/told/how-told.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { type Cell, cellOf, type Reading } from "../reading.ts";
import { withCounts } from "../shapes/counts.ts";

const ALONE = /^(?:$|[.,;:!)\n]| (?:in|on|at|by|and) | of (?:that|this|it|those|them|what|\p{Lu}[\p{L}]*['’]s)\b)/u; // catches ". Tuesday" and " of that", not " of the staff" and " were ill"

const startOf = (cell: Cell | null | undefined): number => cell?.spans[0]?.[0] ?? -1;

/** The figure that a cell tells as it stands; not what is left of others. */
const figureOf = (figures: readonly Figure[], cell: Cell | null | undefined): Figure | undefined =>
  figures.find(({ start, value }) => start === startOf(cell) && value === cell?.value);

/** Shares in words and counts stand side by side in its one series; not "wiring 46%, hay 25". */
function mixes({ series, cells }: Reading, mentions: readonly Mention[]): boolean {
  if (series.length !== 1 || cells.length < 2) return false;
  const figures = mentions.filter(isFigure);
  if (figures.some(({ unit, part, basis }) => unit?.symbol === "%" && !(part || basis))) return false;
  const symbols = cells.flatMap(([cell]) => figureOf(figures, cell) ?? []).map(({ unit }) => unit?.symbol === "%");
  return symbols.includes(true) && symbols.includes(false);
}

/** "Sunday we served 64 covers. Monday it was barely a quarter": at times of their own, parts in words are told of the first level. */
function ofFirst(scan: Scan, { points, cells, ...reading }: Reading, mentions: readonly Mention[]): Reading | null {
  const figures = mentions.filter(isFigure);
  const own = cells.map(([cell]) => figureOf(figures, cell));
  const [first, ...parts] = own;
  if (!first || first.unit?.symbol === "%" || first.basis || points.some(({ axis }) => !axis)) return null;
  const told = parts.map((figure): Figure | null => {
    if (!figure || figure.basis || figure.unit?.symbol !== "%") return figure ?? null;
    const part = ALONE.test(scan.text.slice(figure.end)) ? fractionAt(scan, figure.from) : null;
    const value = part ? rounded(first.value * part.value) : Number.NaN;
    const basis = {
      spans: [[first.start, first.end] as const],
      how: `${scan.text.slice(figure.start, figure.end)} of ${first.value}`,
    };
    return part ? { ...figure, value, unit: first.unit, bare: first.bare, part: false, basis } : null;
  });
  if (told.some((figure) => figure === null)) return null;
  const all = [first, ...told].flatMap((figure) => figure ?? []);
  return { ...reading, points, figures: all, cells: all.map((figure) => [cellOf(figure)]), units: [first.unit] };
}

/** All shares of the best as counts of a whole that it doesn't chart; null where no whole is told. */
function ofWhole(scan: Scan, reading: Reading, mentions: readonly Mention[]): Reading | null {
  const version = withCounts(scan, mentions);
  const counted = version?.mentions.filter(isFigure) ?? [];
  const all = mentions.filter(isFigure);
  const whole = all.find(({ start }) => !counted.some((figure) => figure.start === start));
  if (!version || reading.cells.some(([cell]) => startOf(cell) === whole?.start)) return null;
  const cells = reading.cells.map((row) =>
    row.map((cell) => {
      const told = figureOf(all, cell);
      const figure = told && counted.find(({ start }) => start === told.start);
      return figure?.basis ? cellOf(figure) : cell;
    }),
  );
  const figures = reading.figures.map((one) => counted.find(({ start }) => start === one.start) ?? one);
  return { ...reading, figures, cells, units: [counted[0]?.unit ?? null] };
}

/** The readings, the best with its shares counted. */
export function withCountedParts(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !mixes(best.reading, mentions)) return rows;
  const reading = ofWhole(scan, best.reading, mentions) ?? ofFirst(scan, best.reading, mentions);
  return reading ? [{ ...best, reading }, ...others] : rows;
}
