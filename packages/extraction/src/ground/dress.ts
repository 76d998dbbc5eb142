/**
 * What an answer from elsewhere says around its values: the unit must be the text's, a time axis must have times, a whole
 * must add up. `undressed(chart, source, slots)` keeps what holds and mends the rest.
 */
import type { Axis, Chart, Point } from "@charticle/contract";
import { CURRENCY_WORDS, MEASURES } from "../lexicon/units.ts";
import { timesIn } from "./anchors.ts";
import { isInText } from "./runs.ts";
import type { Slot } from "./slots.ts";
import type { Source } from "./source.ts";
import { wordsOf } from "./words.ts";

const signOf = (unit: string): string => {
  const lower = unit.trim().toLowerCase();
  return CURRENCY_WORDS.get(lower) ?? MEASURES.get(lower) ?? unit.trim();
};

/** The unit as far as the text has it: of the figures used, or in its words. */
function unitOf(unit: string | null, source: Source, slots: readonly Slot[]): string | null {
  if (unit === null || unit.trim() === "") return null;
  const sign = signOf(unit);
  const own = slots.flatMap((slot) => (slot.unit === null ? [] : [slot.unit]));
  if (own.some((other) => other === sign || signOf(other) === sign)) return sign;
  if (sign === "%") return slots.some(({ part, values }) => part && values.length > 0) ? sign : (own[0] ?? null);
  const stems = wordsOf(unit).map(({ stem }) => stem);
  const isSaid =
    stems.length > 0 ? stems.every((stem) => isInText(source, stem)) : source.scan.text.includes(unit.trim());
  return isSaid ? unit.trim() : (own[0] ?? null);
}

/** Places in time by the points' names; where one has none, the points are steps. */
function placed(axis: Axis, points: readonly Point[]): { axis: Axis; points: readonly Point[] } {
  if (axis !== "time" || points.every(({ position }) => typeof position === "number")) return { axis, points };
  const marks = points.map(({ name }) => timesIn(name)[0] ?? null);
  const families = new Set(marks.map((mark) => mark?.family));
  const positions = marks.map((mark) => mark?.position ?? null);
  const rises = positions.every((place, at) => place !== null && (at === 0 || place > (positions[at - 1] ?? place)));
  if (families.size !== 1 || !rises)
    return { axis: "steps", points: points.map(({ name, values }) => ({ name, values })) };
  return { axis, points: points.map((point, at) => ({ ...point, position: positions[at] ?? null })) };
}

const WHOLE = { from: 98.9, to: 101.1 };

function isWhole(chart: Chart): boolean {
  if (!chart.whole || chart.series.length !== 1 || chart.points.length < 2) return false;
  const values = chart.points.map(({ values: [value] }) => value ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  return values.every((value) => value >= 0) && (chart.unit !== "%" || (sum >= WHOLE.from && sum <= WHOLE.to));
}

/** The chart with unit, axis and whole as the text bears them out; `complete` says that no value was taken out. */
export function dressed(chart: Chart, given: { source: Source; slots: readonly Slot[]; complete: boolean }): Chart {
  const unit = unitOf(chart.unit, given.source, given.slots);
  const { axis, points } = placed(chart.axis, chart.points);
  const next = { ...chart, unit, axis, points };
  return { ...next, whole: given.complete && isWhole(next) };
}
