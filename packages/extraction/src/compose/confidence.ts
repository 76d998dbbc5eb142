/**
 * How sure the reader is, 0 to 1. A logistic rule over what can be seen of a reading: its score, how far the next
 * different one lies behind, what was left out, how the names were found. Weights fitted on scored texts.
 */
import type { Ranked } from "../read/score.ts";
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

const keyOf = ({ reading }: Ranked): string =>
  JSON.stringify([
    reading.points.map(({ name }) => name.toLowerCase()),
    reading.cells.map((row) => row.map((cell) => cell?.value ?? null)),
  ]);

const CLEAN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} '’&./+-]*$/u; // catches "Smart TVs", not "(b)"

/** What is known of the best reading, each about 0 to 1. */
export function features(readings: readonly Ranked[], scan: Scan, mentions: readonly Mention[]): number[] {
  const best = readings[0];
  if (!best) return [];
  const { reading, selection, parts, score } = best;
  const key = keyOf(best);
  const next = readings.find((other) => keyOf(other) !== key);
  const numbers = mentions.filter(({ kind }) => kind === "figure").length;
  const values = reading.cells.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);
  const names = reading.points.map(({ name }) => name);
  const words = names.map((name) => name.split(" ").length);
  const isShape = (...shapes: string[]): number => (shapes.includes(reading.shape) ? 1 : 0);
  return [
    Math.min(3, Math.max(0, score)),
    Math.min(2, next ? next.score - score : 2),
    Math.min(3, selection.cost),
    Math.min(3, Math.max(0, parts.reader ?? 0)),
    numbers === 0 ? 0 : Math.min(1, Math.max(0, numbers - values) / numbers),
    Math.max(0, ...words) > 3 ? 1 : 0,
    names.some((name) => !CLEAN_NAME.test(name)) ? 1 : 0,
    isShape("table"),
    isShape("timeline"),
    isShape("grid"),
    isShape("change", "derived"),
    isShape("parallel", "xy"),
    Math.min(1, scan.text.length / 280),
    reading.cells.some((row) => row.some((cell) => cell?.kind === "implied")) ? 1 : 0,
    Math.min(1, values / 12),
    reading.figures.some(({ weak, part }) => weak || part) ? 1 : 0,
    (reading.used ?? []).length === 0 ? 1 : 0,
  ];
}

const WEIGHTS: readonly number[] = [
  -1.183, 0.39, -0.429, -0.549, -0.776, 0.55, -0.578, 0.19, 0.059, -0.949, 0.557, 0.165, -0.406, -0.155, 2.062, -0.842,
  0.165,
];
const BASE = 1.334;

export function confidenceOf(readings: readonly Ranked[], scan: Scan, mentions: readonly Mention[]): number {
  const sum = features(readings, scan, mentions).reduce((total, value, at) => total + value * (WEIGHTS[at] ?? 0), BASE);
  return Number((1 / (1 + Math.exp(-sum))).toFixed(2));
}
