/**
 * A seed in, a chart out that the contract allows, the same each time: 1 to 60 points, 1 to 5 series, names up to 60
 * characters, values from 1e-6 to 1e15, negatives, nulls, zeros, all equal, dates at uneven distances.
 *
 *   randomChart(numbersFrom(42)).points.length // 1 to 60
 */
import type { Axis, Chart } from "@charticle/contract";

export type Random = () => number;

/** Evenly spread numbers in [0, 1) from a seed (mulberry32). */
export function numbersFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type ChartLimits = { points: number; series: number; nameCharacters: number };
export const WHOLE_RANGE: ChartLimits = { points: 60, series: 5, nameCharacters: 60 };
/** What must lose nothing at 1600x900 (craft rule 12). */
export const USUAL_RANGE: ChartLimits = { points: 8, series: 3, nameCharacters: 20 };

const WORDS =
  "Berlin Lisbon Austin Customer acquisition cost Others Q1 2024 Jan Revenue of the new sign-ups 18-24 Éire Zürich Łódź Nürnberg Saint-Étienne Wagga WWWWWWWWWWWWWWWWWWWW illi Donaudampfschiff 中国 日本語 ελληνικά Москва 🎉 👩‍🚀 العربية and/or A".split(
    " ",
  );
const UNITS = [null, "%", "$", "€", "users", "km/h", "°C", "CHF", "tonnes of CO2 equivalent", "ms"] as const;
const AXES: readonly Axis[] = ["categories", "steps", "time"];

const pick = <Item>(random: Random, items: readonly Item[], fallback: Item): Item =>
  items[Math.floor(random() * items.length)] ?? fallback;
const whole = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1));

function randomName(random: Random, most: number): string {
  const words = Array.from({ length: whole(random, 1, 8) }, () => pick(random, WORDS, "A"));
  let name = "";
  for (const word of words) if (name.length + word.length + 1 <= most) name = `${name} ${word}`.trim();
  return name === "" ? "A".repeat(Math.min(most, whole(random, 1, 3))) : name;
}

/** From 1e-6 to 1e15 by size, or zero: what the contract allows. */
const inRange = (value: number | null): number | null =>
  value === null || value === 0 ? value : Math.sign(value) * Math.min(1e15, Math.max(1e-6, Math.abs(value)));

type ValueMaker = (random: Random) => number | null;

function valueMaker(random: Random): ValueMaker {
  const constant = whole(random, 0, 120);
  const power = whole(random, -6, 15);
  const makers: readonly ValueMaker[] = [
    (next) => whole(next, 0, 100),
    (next) => Number((next() * 100).toFixed(1)),
    (next) => Number((next() * 10 ** power).toPrecision(4)),
    (next) => Number((10 ** (next() * 21 - 6)).toPrecision(5)),
    (next) => whole(next, -50, 50),
    (next) => Number(((next() - 0.5) * 10 ** power).toPrecision(3)),
    () => constant,
    () => 0,
    (next) => whole(next, 950, 1000),
    (next) => whole(next, 0, 5) * 1e5,
  ];
  const maker = pick(random, makers, () => constant);
  const gaps = random() < 0.25 ? 0.2 : 0;
  return (next) => (next() < gaps ? null : inRange(maker(next)));
}

/** Positions in years: even, uneven or bunched. */
function randomPositions(random: Random, count: number): readonly (number | null)[] {
  const style = whole(random, 0, 3);
  if (style === 0) return Array.from({ length: count }, () => null);
  let at = 1990 + whole(random, 0, 30);
  return Array.from({ length: count }, () => {
    at += style === 1 ? 1 : style === 2 ? 0.2 + random() * 4 : random() < 0.2 ? 10 : 1 / 12;
    return at;
  });
}

export function randomChart(random: Random, limits: ChartLimits = WHOLE_RANGE): Chart {
  const few = random() < 0.5;
  const points = few ? whole(random, 1, Math.min(8, limits.points)) : whole(random, 1, limits.points);
  const series = random() < 0.45 ? 1 : whole(random, 1, limits.series);
  const axis = pick(random, AXES, "categories");
  const nameLength = random() < 0.5 ? Math.min(12, limits.nameCharacters) : limits.nameCharacters;
  const value = valueMaker(random);
  const positions = axis === "time" ? randomPositions(random, points) : Array.from({ length: points }, () => null);
  const rows = Array.from({ length: points }, (_, at) => ({
    name: randomName(random, nameLength),
    values: Array.from({ length: series }, () => value(random)),
    position: positions[at] ?? null,
  }));
  return {
    title: random() < 0.95 ? randomName(random, 60) : "",
    subtitle: random() < 0.5 ? randomName(random, 60) : null,
    unit: pick(random, UNITS, null),
    axis,
    whole: random() < 0.4,
    series: Array.from({ length: series }, () => ({ name: randomName(random, nameLength) })),
    points: rows,
    grounding: rows.map((row) =>
      row.values.map((each) => (each === null ? null : { spans: [], kind: "edited" as const })),
    ),
    types: [{ type: "barchart", reason: "" }],
    notes: [],
    source: random() < 0.2 ? randomName(random, 60) : null,
  };
}
