/**
 * Checks a chart that came from elsewhere (a language model) against the text: a value counts only where the text states
 * it in the place of its name, or where it follows from stated ones by a named derivation. The others are taken out and
 * told. `ground(chart, text)` answers the chart that is left, or null where the answer as a whole can't be trusted.
 */
import type { Chart, Grounding, Point } from "@charticle/contract";
import { withFigureForm } from "../compose/figure-form.ts";
import type { AxisMark } from "../recognize/mention.ts";
import { type Anchor, anchorsOf, timesIn } from "./anchors.ts";
import { type Assignment, assign } from "./assign.ts";
import { withoutContested } from "./contest.ts";
import { DERIVATIONS } from "./derivations.ts";
import { dressed } from "./dress.ts";
import { type Dropped, notesOf } from "./dropped.ts";
import { areFromText } from "./known-names.ts";
import { inScale, isInColumnScale } from "./scales.ts";
import { singlesIn } from "./singles.ts";
import { holds, isClose, type Slot, type Slots, slotsOf } from "./slots.ts";
import { type Source, sourceOf } from "./source.ts";
import { workedOut } from "./worked-out.ts";

export type GroundingAnswer = {
  /** The chart with its grounding; null where nothing could be found, or too much stands with the wrong name. */
  chart: Chart | null;
  /** Values that were taken out, and why. */
  dropped: Dropped[];
};

/** Below this share of stated values that stand with their name, the answer has not understood the text. */
const UNDERSTOOD = 0.6;
/** Longer texts are no texts of ours. */
const MAX_LENGTH = 20_000;

const claimsOf = ({ points }: Chart): number[] =>
  points.flatMap(({ values }) => values.filter((value) => value !== null));

const columnsOf = ({ series, points }: Chart): number[][] =>
  series.map((_, at) => points.flatMap(({ values }) => values[at] ?? []));

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

type Place = { start: number; end: number };
const isWithin = (a: Place, b: Place): boolean =>
  b.start <= a.start && a.end <= b.end && a.end - a.start < b.end - b.start;

/** "8 to 6" as two scores, not as the range from 8 to 6. */
const isAskedInParts = ({ parts = [], values }: Slot, claims: readonly number[]): boolean =>
  parts.length > 1 &&
  !claims.some((claim) => isClose(claim, values[0] ?? 0)) &&
  parts.every((part) => claims.some((claim) => holds(part, claim)));

/** Each letter of a name is a letter all the same, but tells nothing: the "above" of "one tenth above" beside "Above". */
const withoutNames = (text: string, names: readonly Anchor[]): string =>
  names.reduce((left, { start, end }) => left.slice(0, start) + "x".repeat(end - start) + left.slice(end), text);

/** The figures that the answer speaks of, in the order of the text; digits within a name are none. */
function askedSlots(
  text: string,
  { figures, loose }: Slots,
  claims: readonly number[],
  names: readonly Anchor[],
): Slot[] {
  const isAsked = (slot: Slot): boolean => claims.some((claim) => holds(slot, claim));
  const unmet = claims.filter((claim) => !figures.some((slot) => holds(slot, claim)));
  const asked = loose.filter((slot) => unmet.some((claim) => holds(slot, claim)));
  // the 24 of "24:31" is none where that is asked for
  const digits = asked.filter((slot) => !asked.some((other) => slot !== other && isWithin(slot, other)));
  const isInName = ({ start, end }: Slot): boolean => names.some((one) => one.start <= start && end <= one.end);
  const told = workedOut(
    withoutNames(text, names),
    { figures, others: digits.filter((slot) => !isInName(slot)), numbers: loose.filter((slot) => !isInName(slot)) },
    { claims, unmet: unmet.filter((claim) => !digits.some((slot) => holds(slot, claim))) },
  );
  const own = figures
    .filter((slot) => isAsked(slot) && !digits.some((cell) => overlap(cell, slot)))
    .flatMap((slot) => (isAskedInParts(slot, claims) ? (slot.parts ?? []) : [slot]));
  return [...own.filter((slot) => !told.some((other) => other.start === slot.start)), ...digits, ...told]
    .filter((slot) => !isInName(slot))
    .sort((a, b) => a.start - b.start);
}

const groundOf = ({ start, end, basis }: Slot): Grounding =>
  basis
    ? { spans: [[start, end], ...basis.spans].slice(0, 24) as Grounding["spans"], kind: "implied", how: basis.how }
    : { spans: [[start, end]], kind: "stated" };

type Check = {
  chart: Chart;
  source: Source;
  slots: readonly Slot[];
  numbers: readonly Slot[];
  assignment: Assignment;
  known: Known;
  /** Per series, whether a figure holds a value in the scale of that series. */
  scaled: readonly ((slot: Slot, value: number) => boolean)[];
};
/** Which names the text has. */
type Known = { points: readonly boolean[]; series: readonly boolean[] };

/** Steps of the names on their axis: the years of 2020, 2021 … */
function ordersOf(names: readonly string[]): (number | null)[] {
  const marks = names.map((name): AxisMark | null => timesIn(name)[0] ?? null);
  const families = new Set(marks.map((mark) => mark?.family));
  return families.size === 1 ? marks.map((mark) => mark?.order ?? null) : marks.map(() => null);
}

/** "50% of 20,000" climbers is no height: a share of a figure stands among values of the unit that the figure has. */
function isOfKind(slot: Slot, column: readonly (Slot | null)[]): boolean {
  if (slot.of === undefined) return true;
  const units = column.flatMap((other) => (other && !other.basis && other.unit !== null ? [other.unit] : []));
  return units.every((unit) => unit === slot.of);
}

function groundedCells({ chart, source, slots, numbers, assignment, known, scaled }: Check): (Grounding | null)[][] {
  const columns = chart.series.map((_, series) => assignment.cells.map((row) => row[series] ?? null));
  const cells = chart.points.map(({ values }, point) =>
    values.map((value, series): Grounding | null => {
      const slot = known.points[point] && known.series[series] ? columns[series]?.[point] : null;
      const isHeld = slot && value !== null && scaled[series]?.(slot, value);
      return isHeld && isOfKind(slot, columns[series] ?? []) ? groundOf(slot) : null;
    }),
  );
  const names = chart.points.map(({ name }) => name);
  const orders = ordersOf(names);
  for (const series of chart.series.keys()) {
    const values = chart.points.map((point) => point.values[series] ?? null);
    for (const [point, value] of values.entries()) {
      const row = cells[point];
      const isOpen = value !== null && row && !row[series] && !assignment.taken[point]?.[series];
      if (!isOpen || !known.points[point] || !known.series[series]) continue;
      const grounds = cells.map((one) => one[series] ?? null);
      const column = { text: source.scan.text, figures: slots, numbers, names, orders, values, grounds };
      for (const derive of DERIVATIONS) row[series] ??= derive(column, point);
    }
  }
  return cells;
}

function droppedFrom({ chart, slots, known }: Check, cells: readonly (readonly (Grounding | null)[])[]): Dropped[] {
  return chart.points.flatMap(({ name, values }, point) =>
    values.flatMap((value, series): Dropped[] => {
      if (value === null || cells[point]?.[series]) return [];
      const isNamed = known.points[point] && known.series[series];
      const isStated = slots.some((slot) => holds(slot, value));
      const why = !isNamed ? "unnamed" : isStated ? "misplaced" : "unstated";
      return [{ point: name, series: chart.series[series]?.name ?? "", value, why }];
    }),
  );
}

/** The chart without the values that have no ground, and without points and series that have none left. */
function remaining(chart: Chart, cells: readonly (readonly (Grounding | null)[])[]): Chart {
  const columns = [...chart.series.keys()].filter((series) => cells.some((row) => row[series]));
  const rows = [...chart.points.keys()].filter((point) => cells[point]?.some((cell) => cell !== null));
  return {
    ...chart,
    series: columns.flatMap((series) => chart.series[series] ?? []),
    points: rows.flatMap((row): Point[] => {
      const point = chart.points[row];
      const values = columns.map((series) => (cells[row]?.[series] ? (point?.values[series] ?? null) : null));
      return point ? [{ ...point, values }] : [];
    }),
    grounding: rows.map((row) => columns.map((series) => cells[row]?.[series] ?? null)),
  };
}

export function ground(chart: Chart, text: string): GroundingAnswer {
  const source = sourceOf(text.slice(0, MAX_LENGTH));
  const points = chart.points.map(({ name }) => name);
  const several = chart.series.length > 1;
  const series = several ? chart.series.map(({ name }) => name) : [];
  const anchors = { points: anchorsOf(source, points), series: anchorsOf(source, series) };
  const names = [...anchors.points, ...anchors.series];
  const all = slotsOf(source);
  const scaled = inScale(all, columnsOf(chart), names);
  const found = { ...scaled, loose: [...scaled.loose, ...singlesIn(source.scan.text, anchors.points)] };
  const slots = askedSlots(source.scan.text, found, claimsOf(chart), names);
  const assigned = assign({
    text: source.scan.text,
    slots,
    table: chart.points,
    points: { anchors: anchors.points, names: points },
    series: { anchors: anchors.series, names: chart.series.map(({ name }) => name) },
  });
  const assignment = withoutContested({
    text: source.scan.text,
    figures: found.figures,
    anchors: anchors.points,
    assignment: assigned,
  });
  const known = { points: areFromText(source, points), series: several ? areFromText(source, series) : [true] };
  const check: Check = {
    chart,
    source,
    slots: [...new Set([...found.figures, ...slots])],
    numbers: [...found.figures, ...found.loose],
    assignment,
    known,
    scaled: columnsOf(chart).map((column) => isInColumnScale(all, column, names)),
  };
  const cells = groundedCells(check);
  const dropped = droppedFrom(check, cells);
  const stated = claimsOf(chart).filter((claim) => slots.some((slot) => holds(slot, claim))).length;
  // what follows from a stated value is understood as well
  const understood = new Set(
    [...assignment.cells, ...cells].flatMap((row, at) =>
      row.flatMap((ground, series) => (ground ? [`${at % cells.length}/${series}`] : [])),
    ),
  ).size;
  const left = remaining(chart, cells);
  if (left.points.length === 0 || understood < UNDERSTOOD * stated) return { chart: null, dropped };
  const notes = notesOf(dropped, { unit: chart.unit, several });
  const used = assignment.cells.flat().flatMap((slot) => slot ?? []);
  const worn = dressed(left, { source, slots: used, complete: dropped.length === 0 });
  return { chart: withFigureForm({ ...worn, notes: [...chart.notes, ...notes] }, text), dropped };
}
