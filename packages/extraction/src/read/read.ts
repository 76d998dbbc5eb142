/**
 * Mentions in, ranked readings out: every reader tries every sensible choice of figures.
 * To add a shape: write `readSomething(statement): Reading[]` and put it in READERS.
 */
import type { Figure, Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { atomsOf } from "./atoms.ts";
import { readChange } from "./change.ts";
import { tellsRest, wholeAside } from "./counts.ts";
import { readGrid } from "./grid.ts";
import { readGrowth } from "./growth.ts";
import { readPairs } from "./pairs.ts";
import { readParallel } from "./parallel.ts";
import type { Reading } from "./reading.ts";
import { restOf, withOther, withRest } from "./rest.ts";
import { type Ranked, rank, ranked } from "./score.ts";
import { type Selection, selectionsOf } from "./select.ts";
import { type Statement, statementOf } from "./statement.ts";
import { readTable } from "./table.ts";
import { readTimeline } from "./timeline.ts";
import { settledFigures } from "./units.ts";
import { type Version, versionsOf } from "./versions.ts";
import { readXy } from "./xy.ts";

export type Reader = (statement: Statement) => Reading[];

export const READERS: readonly Reader[] = [readXy, readTimeline, readParallel, readGrid, readChange, readPairs];

/** The missing part was worked out from a stated total. */
const usesTotal = ({ cells }: Reading, total: Figure | null): boolean =>
  total !== null && cells.some((row) => row[0]?.spans.some(([start]) => start === total.start) === true);

/** Price of leaving out a figure that a chosen one is told from. */
const RESTING = 0.8;

function restingCost(chosen: readonly Figure[], all: readonly Mention[], starts: ReadonlySet<number>): number {
  const bases = new Set(chosen.flatMap(({ basis }) => basis?.spans.map(([start]) => start) ?? []));
  return RESTING * all.filter(({ kind, start }) => kind === "figure" && bases.has(start) && !starts.has(start)).length;
}

/** The readings of one way to take the figures. */
function readVersion(scan: Scan, { mentions, cost, most }: Version): Ranked[] {
  const rows: Ranked[] = [];
  const figures = settledFigures(
    scan,
    mentions.filter((mention) => mention.kind === "figure"),
  );
  const byStart = new Map(figures.map((figure) => [figure.start, figure]));
  const own = mentions.map((mention) =>
    mention.kind === "figure" ? (byStart.get(mention.start) ?? mention) : mention,
  );
  const aside = wholeAside(scan, mentions);
  const left = tellsRest(scan);
  const add = (reading: Reading, selection: Selection): void => {
    rows.push(rank({ ...reading, cost: reading.cost + cost }, selection));
  };
  for (const plain of selectionsOf(scan, own).slice(0, most)) {
    const chosen = new Set(plain.figures.map(({ start }) => start));
    const selection = { ...plain, cost: plain.cost + restingCost(plain.figures, own, chosen) };
    const atoms = atomsOf(scan, own, (mention) => mention.kind !== "figure" || chosen.has(mention.start));
    const statement = statementOf(scan, atoms);
    const total = selection.total ?? aside;
    const unchosen = figures.filter(({ start }) => !chosen.has(start));
    for (const reader of READERS)
      for (const reading of reader(statement)) {
        add(reading, selection);
        const parted = withOther(reading);
        if (parted) add(parted, selection);
      }
    const rest = left ? restOf(atoms) : null;
    for (const reading of rest ? readPairs(statementOf(scan, rest.others)) : []) {
      const rested = rest ? withRest(reading, rest, total, unchosen) : null;
      if (!rested) continue;
      const whole = usesTotal(rested, selection.total);
      add(
        { ...rested, cost: rested.cost - (whole || usesTotal(rested, aside) ? 0.6 : 0.3) },
        { ...selection, cost: whole ? selection.cost * 0.2 : selection.cost },
      );
    }
  }
  return rows;
}

/** All readings of a text, best first. */
export function readAll(scan: Scan, mentions: readonly Mention[]): Ranked[] {
  const tables = readTable(scan);
  if (tables.length > 0)
    return tables.map((reading) => rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 }));
  const rows: Ranked[] = versionsOf(scan, mentions).flatMap((version) => readVersion(scan, version));
  for (const reading of readGrowth(scan, mentions))
    rows.push(rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 }));
  return ranked(rows);
}
