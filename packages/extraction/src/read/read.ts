/**
 * Mentions in, ranked readings out: every reader tries every sensible choice of figures.
 * To add a shape: write `readSomething(statement): Reading[]` and put it in READERS.
 */
import type { Figure, Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import type { Equipment, Links } from "./equipment.ts";
import { readGrid } from "./grid/grid.ts";
import { LINK_WEIGHTS } from "./link/link-weights.ts";
import { linkedReadings } from "./link/read-links.ts";
import { distinctTables, rankAll } from "./rank/rank.ts";
import { type Ranked, rank, ranked } from "./rank/score.ts";
import type { Reading } from "./reading.ts";
import { type Selection, selectionsOf } from "./select.ts";
import { atomsOf } from "./sentence/atoms.ts";
import { readChange } from "./shapes/change.ts";
import { tellsRest, wholeAside } from "./shapes/counts.ts";
import { withEach } from "./shapes/each.ts";
import { readGrowth } from "./shapes/growth.ts";
import { readPairs } from "./shapes/pairs.ts";
import { readParallel } from "./shapes/parallel.ts";
import { restOf, withRest } from "./shapes/rest.ts";
import { readTimeline } from "./shapes/timeline.ts";
import { type Statement, statementOf } from "./statement.ts";
import { readTable } from "./table/table.ts";
import { settledFigures } from "./units.ts";
import { type Version, versionsOf } from "./versions.ts";

export type Reader = (statement: Statement) => Reading[];

export const READERS: readonly Reader[] = [readTimeline, readParallel, readGrid, readChange, readPairs];

/** The missing part was worked out from a stated total. */
const usesTotal = ({ cells }: Reading, total: Figure | null): boolean =>
  total !== null && cells.some((row) => row[0]?.spans.some(([start]) => start === total.start) === true);

/** A choice that leaves out this much, or so much more than the best reading so far costs, is not read any more. */
const TOO_FEW = 3;
const BEHIND = 2;

/** Price of leaving out a figure that a chosen one is told from. */
const RESTING = 0.8;

function restingCost(chosen: readonly Figure[], all: readonly Mention[], starts: ReadonlySet<number>): number {
  const bases = new Set(chosen.flatMap(({ basis }) => basis?.spans.map(([start]) => start) ?? []));
  return RESTING * all.filter(({ kind, start }) => kind === "figure" && bases.has(start) && !starts.has(start)).length;
}

/** The readings of one way to take the figures. */
type VersionRead = { rows: Ranked[]; own: Mention[] };

function readVersion(scan: Scan, { mentions, cost, most }: Version): VersionRead {
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
    rows.push(rank(cost === 0 ? reading : { ...reading, cost: reading.cost + cost }, selection));
  };
  for (const plain of selectionsOf(scan, own).slice(0, most)) {
    const best = Math.min(...rows.map(({ score }) => score)) - cost;
    if (rows.length > 0 && plain.cost > Math.min(TOO_FEW, best + BEHIND)) break;
    const chosen = new Set(plain.figures.map(({ start }) => start));
    const selection = { ...plain, cost: plain.cost + restingCost(plain.figures, own, chosen) };
    const atoms = atomsOf(scan, own, chosen);
    const statement = statementOf(scan, atoms);
    for (const reader of READERS)
      for (const reading of reader(statement)) add(withEach(scan, own, reading) ?? reading, selection);
    const rest = left ? restOf(atoms) : null;
    if (!rest) continue;
    const unchosen = figures.filter(({ start }) => !chosen.has(start));
    for (const reading of readPairs(statementOf(scan, rest.others))) {
      const rested = withRest(reading, rest, selection.total ?? aside, unchosen);
      if (!rested) continue;
      const whole = usesTotal(rested, selection.total);
      add(
        { ...rested, cost: rested.cost - (whole || usesTotal(rested, aside) ? 0.6 : 0.3) },
        { ...selection, cost: whole ? selection.cost * 0.2 : selection.cost },
      );
    }
  }
  return { rows, own };
}

/** Readings of rules that are weighed against the linked ones. */
const MOST_RULES = 12;

/** What the learned links make of one way to take the figures. */
function readLinks(scan: Scan, mentions: readonly Mention[], rules: readonly Reading[], links: Links): Ranked[] {
  return linkedReadings(scan, mentions, rules, links).flatMap(({ reading, statement, total, link }) => {
    const selection: Selection = { figures: reading.figures, cost: 0, total, foreign: 0 };
    const rest = reading.series.length === 1 ? restOf(statement.atoms) : null;
    const unchosen = statement.figures.filter((figure) => !reading.figures.includes(figure));
    const rested = rest && withRest(reading, rest, total ?? wholeAside(scan, mentions), unchosen);
    return [withEach(scan, mentions, reading) ?? reading, ...(rested ? [rested] : [])].map((one) => ({
      ...rank(one, selection),
      link,
    }));
  });
}

/** A reading that leaves out nothing that costs. */
export const rankFree = (reading: Reading): Ranked =>
  rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });

/** What the rules make of a text: each way to take its figures, and the best distinct readings over all of them. */
export function readVersions(scan: Scan, mentions: readonly Mention[]): { versions: VersionRead[]; rules: Ranked[] } {
  const versions = versionsOf(scan, mentions).map((version) => readVersion(scan, version));
  const grown = readGrowth(scan, mentions).map(rankFree);
  const rows = [...versions.flatMap((version) => version.rows), ...grown];
  return { versions, rules: distinctTables(ranked(rows), MOST_RULES) };
}

/** Ways to take the figures that the links look at. */
const MOST_VERSIONS = 2;

const PLAIN_LINKS: Links = { weights: LINK_WEIGHTS, cues: null, scale: 1, beam: 16 };

/** All readings of a text, best first. */
export function readAll(scan: Scan, mentions: readonly Mention[], equipment: Equipment): Ranked[] {
  const tables = readTable(scan);
  const sure = tables.length > 0 ? tables : (equipment.alone?.(scan, mentions) ?? []);
  if (sure.length > 0) return equipment.tabled?.(sure.map(rankFree), scan) ?? sure.map(rankFree);
  const { versions, rules } = readVersions(scan, mentions);
  const links = equipment.links ?? PLAIN_LINKS;
  const readings = rules.map(({ reading }) => reading);
  const own = versions[0]?.own ?? mentions;
  const linked = versions.slice(0, MOST_VERSIONS).flatMap((version) => readLinks(scan, version.own, readings, links));
  const rows = rankAll(scan, own, rules, linked, equipment);
  return equipment.settled?.(scan, own, rows) ?? rows;
}
