/**
 * No chart holds parts of a whole as shares beside counts of it: "Of the 90 applicants we shortlisted a fifth, interviewed half of
 * those and hired three" → 18, 9 and 3, not 20, 10 and 3. Where the best reading mixes both, its shares are counted.
 */
import { isFigure, type Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { withCounts } from "./counts.ts";
import { type Cell, cellOf, type Reading } from "./reading.ts";
import type { Ranked } from "./score.ts";

const startOf = (cell: Cell | null | undefined): number => cell?.spans[0]?.[0] ?? -1;

/** Shares in words and counts stand side by side in its one series; not "wiring 46%, hay 25". */
function mixes({ series, cells }: Reading, mentions: readonly Mention[]): boolean {
  if (series.length !== 1 || cells.length < 2) return false;
  const figures = mentions.filter(isFigure);
  if (figures.some(({ unit, part, basis }) => unit?.symbol === "%" && !(part || basis))) return false;
  const symbols = cells.map(([cell]) => figures.find(({ start }) => start === startOf(cell))?.unit?.symbol === "%");
  return symbols.includes(true) && symbols.includes(false);
}

/** The readings, the best with its shares counted. */
export function withCountedParts(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const version = best && mixes(best.reading, mentions) ? withCounts(scan, mentions) : null;
  if (!best || !version) return rows;
  const { reading } = best;
  const counted = version.mentions.filter(isFigure);
  const whole = mentions.filter(isFigure).find(({ start }) => !counted.some((figure) => figure.start === start));
  if (reading.cells.some(([cell]) => startOf(cell) === whole?.start)) return rows;
  const figures = reading.figures.map((one) => counted.find(({ start }) => start === one.start) ?? one);
  const cells = reading.cells.map((row) =>
    row.map((cell) => {
      const figure = counted.find(({ start }) => start === startOf(cell));
      return figure?.basis ? cellOf(figure) : cell;
    }),
  );
  return [{ ...best, reading: { ...reading, figures, cells, units: [counted[0]?.unit ?? null] } }, ...others];
}
