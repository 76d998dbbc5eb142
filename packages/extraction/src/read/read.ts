/**
 * Mentions in, ranked readings out: every reader tries every sensible choice of figures.
 * To add a shape: write `readSomething(statement): Reading[]` and put it in READERS.
 */
import type { Figure, Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { atomsOf } from "./atoms.ts";
import { readChange } from "./change.ts";
import { readGrid } from "./grid.ts";
import { readGrowth } from "./growth.ts";
import { readPairs } from "./pairs.ts";
import { readParallel } from "./parallel.ts";
import type { Reading } from "./reading.ts";
import { withRest } from "./rest.ts";
import { type Ranked, rank, ranked } from "./score.ts";
import { selectionsOf } from "./select.ts";
import { type Statement, statementOf } from "./statement.ts";
import { readTable } from "./table.ts";
import { readTimeline } from "./timeline.ts";
import { settledFigures } from "./units.ts";
import { readXy } from "./xy.ts";

export type Reader = (statement: Statement) => Reading[];

export const READERS: readonly Reader[] = [readXy, readTimeline, readParallel, readGrid, readChange, readPairs];

/** The missing part was worked out from a stated total. */
const usesTotal = ({ cells }: Reading, total: Figure | null): boolean =>
  total !== null && cells.some((row) => row[0]?.spans.some(([start]) => start === total.start) === true);

/** A choice that leaves out this much is read only where no other one gave a reading. */
const TOO_FEW = 3;

/** All readings of a text, best first. */
export function readAll(scan: Scan, mentions: readonly Mention[]): Ranked[] {
  const tables = readTable(scan);
  if (tables.length > 0)
    return tables.map((reading) => rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 }));
  const rows: Ranked[] = [];
  const figures = settledFigures(
    scan,
    mentions.filter((mention) => mention.kind === "figure"),
  );
  const byStart = new Map(figures.map((figure) => [figure.start, figure]));
  const own = mentions.map((mention) =>
    mention.kind === "figure" ? (byStart.get(mention.start) ?? mention) : mention,
  );
  for (const selection of selectionsOf(scan, own)) {
    if (rows.length > 0 && selection.cost > TOO_FEW) break;
    const chosen = new Set(selection.figures.map(({ start }) => start));
    const atoms = atomsOf(scan, own, (mention) => mention.kind !== "figure" || chosen.has(mention.start));
    const statement = statementOf(scan, atoms);
    for (const reader of READERS)
      for (const reading of reader(statement)) {
        rows.push(rank(reading, selection));
        const rested = reading.shape === "pairs" ? withRest(reading, statement, selection.total) : null;
        if (rested)
          rows.push(
            rank(
              { ...rested, cost: rested.cost - (usesTotal(rested, selection.total) ? 0.6 : 0.3) },
              { ...selection, cost: usesTotal(rested, selection.total) ? selection.cost * 0.2 : selection.cost },
            ),
          );
      }
  }
  const axes = mentions.filter((mention) => mention.kind === "axis");
  for (const reading of readGrowth(scan, figures, axes))
    rows.push(rank(reading, { figures, cost: 0, total: null, foreign: 0 }));
  return ranked(rows);
}
