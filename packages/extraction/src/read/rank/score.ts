/**
 * Ranks readings: what a reader doubts, what a selection leaves out, units that don't mix, names that aren't.
 * Lower is better; 0 is a clean reading of all figures.
 */
import type { Figure } from "../../recognize/mention.ts";
import { perText } from "../../text/per-text.ts";
import type { Reading } from "../reading.ts";
import { type Selection, totalIn } from "../select.ts";
import { commonUnit } from "../units.ts";

export type Ranked = {
  reading: Reading;
  selection: Selection;
  score: number;
  parts: Record<string, number>;
  /** How the learned links came to it, where they did. */
  link?: { place: number; behind: number; ease: number };
  /** How the rules came to it, where they did: rank and distance to their best. */
  rule?: { place: number; behind: number };
  /** What speaks for it against the other readings of the text. */
  odds?: number;
  /** What of that the words have added. */
  words?: number;
};

const SHAPE_COST: Record<string, number> = {
  table: -1,
  parallel: -0.2,
  grid: -0.3,
  timeline: 0,
  change: 0.1,
  pairs: 0.3,
  derived: -0.2,
};

/** Figures of one series. */
const columnFigures = (reading: Reading, column: number): Figure[] =>
  reading.cells.flatMap((row) => {
    const cell = row[column];
    const figure = cell ? reading.figures.find(({ start }) => cell.spans[0]?.[0] === start) : undefined;
    return figure ? [figure] : [];
  });

/** Whether the series of a reading each have one unit, and whether they share it. */
export function unitFit(reading: Reading): { within: number; across: boolean } {
  if (new Set(reading.figures.map(({ unit }) => unit?.symbol)).size < 2) return { within: 0, across: false };
  const columns = reading.series.map((_, at) => commonUnit(columnFigures(reading, at)));
  const units = columns.flatMap(({ unit }) => (unit ? [unit.symbol] : []));
  return { within: columns.filter(({ mixed }) => mixed).length, across: new Set(units).size > 1 };
}

const BAD_NAME = /^(?:it|that|this|they|we|them|one|ones|there|what|who|which|he|she|you|than|more|less|total)$/iu; // catches "that", not "Thatch"

const OBJECTS = /^(?:us|them|me|you)$/i; // catches the names of "us 12, them 9", not "she"

const BLANK = 2.5;
const BAD = 2.2;
const LONG = 0.3;
const faultOf = perText((name: string): number =>
  name.trim() === "" ? BLANK : BAD_NAME.test(name) ? BAD : name.split(" ").length > 5 ? LONG : 0,
);

function nameCost(reading: Reading): number {
  let cost = 0;
  const rivals = reading.points.length > 1 && reading.points.every(({ name }) => OBJECTS.test(name));
  for (const { name, axis } of reading.points) {
    const fault = faultOf(name);
    if (fault === BLANK || !(fault === BAD ? rivals : axis)) cost += fault;
  }
  if (reading.series.length > 1) for (const name of reading.series) if (name.trim() === "") cost += BLANK;
  return cost / Math.sqrt(reading.points.length);
}

/** One of four or more figures is the sum of all others. */
const holdsTotal = (figures: readonly Figure[]): boolean => figures.length >= 4 && totalIn(figures) !== null;

const unitSymbol = ({ figures }: Reading): string | null => figures.find(({ unit }) => unit)?.unit?.symbol ?? null;

export function rank(reading: Reading, selection: Selection): Ranked {
  const { within, across } = unitFit(reading);
  const shared = reading.figures.filter(({ weak }) => weak).length;
  const parts = {
    shape: SHAPE_COST[reading.shape] ?? 0,
    reader: reading.cost,
    left: selection.cost,
    foreign: selection.foreign * 0.5,
    units: (within > 0 ? 2.2 * within : 0) + (across ? 0.4 : 0),
    names: nameCost(reading),
    single: reading.points.length * reading.series.length === 1 ? 2 : 0,
    total: selection.total === null && reading.shape === "pairs" && holdsTotal(reading.figures) ? 0.7 : 0,
    beyond:
      unitSymbol(reading) === "%"
        ? reading.figures.filter(({ unit, value, weak }) => unit === null && (weak || Math.abs(value) > 100)).length *
          1.5
        : 0,
    weak:
      (shared === reading.figures.length ? 0 : shared * 0.15) +
      reading.figures.filter(
        ({ weak, value, to, from }) =>
          weak && value === 0 && to - from === 1 && !reading.figures.every((figure) => figure.weak),
      ).length *
        0.4,
  };
  return { reading, selection, parts, score: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

export const ranked = (rows: readonly Ranked[]): Ranked[] => rows.toSorted((a, b) => a.score - b.score);
