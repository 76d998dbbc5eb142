/** The readings that the learned links propose for a text: its few best paths as tables. */
import type { Figure, Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Links } from "../equipment.ts";
import { keyOf } from "../name-key.ts";
import type { Reading } from "../reading.ts";
import { atomsOf } from "../sentence/atoms.ts";
import { type Statement, statementOf } from "../statement.ts";
import { readingOf } from "./build.ts";
import { decode } from "./decode.ts";
import { gapItems } from "./label-candidates.ts";
import { contextOf, type Hint } from "./link-context.ts";
import { keptSteps, type State } from "./state.ts";

export type Linked = {
  reading: Reading;
  statement: Statement;
  /** Its place, 0 for the best; how far its path lies behind the best one; how much better than nothing it is, per figure. */
  link: { place: number; behind: number; ease: number };
  total: Figure | null;
};

const MOST = 8;
/** Beyond this many figures the text is a table or nothing for this reader: keeps the work small. */
export const MOST_FIGURES = 24;

/** A figure left out that the others add up to. */
function totalOf(figures: readonly Figure[], kept: readonly Figure[]): Figure | null {
  const sum = kept.reduce((all, { value }) => all + value, 0);
  const left = figures.filter((figure) => !kept.includes(figure));
  return left.find(({ value }) => kept.length > 1 && Math.abs(sum - value) <= Math.abs(value) * 0.001) ?? null;
}

const MOST_HINTS = 3;

/** What readings make of each figure of a statement, for the links to weigh. */
export const hintsOf = (figures: readonly Figure[], readings: readonly Reading[]): Hint[] => {
  const at = new Map(figures.map(({ start }, index) => [start, index]));
  return readings.slice(0, MOST_HINTS).map(({ points, series, cells }) => {
    const names = new Map<number, Set<string>>();
    for (const [row, { name, axis }] of points.entries())
      for (const [column, one] of series.entries()) {
        const start = cells[row]?.[column]?.spans[0]?.[0];
        const index = start === undefined ? undefined : at.get(start);
        if (index === undefined) continue;
        const keys = [keyOf(name), keyOf(one), ...(axis ? [`${axis.family} ${name.toLowerCase()}`] : [])];
        names.set(index, new Set(keys.filter(Boolean)));
      }
    return { names, grouped: series.length > 1 };
  });
};

/** Paths beyond the best ones that keep other figures: the right choice of figures is worth more than another name. */
const MORE_SETS = 2;

function distinctSets(ends: readonly State[]): State[] {
  const chosen = ends.slice(0, MOST);
  const keptBy = (end: State): string =>
    keptSteps(end)
      .map(({ figure }) => figure)
      .join(",");
  const seen = new Set(chosen.map(keptBy));
  for (const end of ends.slice(MOST)) {
    const kept = keptBy(end);
    if (seen.has(kept)) continue;
    seen.add(kept);
    chosen.push(end);
    if (chosen.length >= MOST + MORE_SETS) break;
  }
  return chosen;
}

/** "Sales: tea 120 (last year: 105), milk 12 (15)": what the whole text is about goes beside no milk, nor tea beside a time. */
const takesTopic = ({ text }: Scan, { points, series }: Reading): boolean =>
  series.length > 1 &&
  series.some((name) => text.startsWith(`${name}: `) && !/\d/.test(text.charAt(name.length + 2))) && // not "Dutch trains: 94% by day, 91% at night"
  points.some(({ axis }) => axis) &&
  points.some(({ axis }) => !axis);

const IN = /^[io]n$/i; // catches "In" and "on", not "inn"

/** A series by the name of "in", where nothing is out. */
const isSmall = ({ words }: Scan, { series }: Reading): boolean =>
  series.some((name) => IN.test(name)) && !words.has("out") && !words.has("off");

export function linkedReadings(
  scan: Scan,
  mentions: readonly Mention[],
  rules: readonly Reading[],
  { weights, cues, scale, beam }: Links,
): Linked[] {
  const statement = statementOf(scan, atomsOf(scan, mentions));
  const { figures, gaps } = statement;
  if (figures.length === 0 || figures.length > MOST_FIGURES) return [];
  const ends = decode(contextOf(scan, statement, gaps.map(gapItems), hintsOf(figures, rules), cues), weights, { beam });
  const first = ends[0]?.score ?? 0;
  const share = scale / figures.length;
  return distinctSets(ends).flatMap((end, place) => {
    const reading = readingOf(figures, end);
    if (takesTopic(scan, reading) || isSmall(scan, reading)) return [];
    return {
      reading,
      statement,
      link: { place, behind: (first - end.score) * share, ease: end.score * share },
      total: totalOf(figures, reading.figures),
    };
  });
}
