/**
 * How sure the reader is, 0 to 1, and whether a text is one to chart at all: two logistic rules over what can be seen of
 * the best reading and of how far the next ones lie behind. Their weights are fitted on texts that we look at
 * (`npm run fit`), with readings by links that had not seen the text.
 */

import type { Chartable } from "../read/equipment.ts";
import { sharedNames } from "../read/rank/rank-features.ts";
import type { Ranked } from "../read/rank/score.ts";
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { CHARTABLE_WEIGHTS, CONFIDENCE_WEIGHTS } from "./confidence-weights.ts";
import { type Surroundings, weighSurroundings } from "./surroundings.ts";
import { SURROUNDINGS_WEIGHTS } from "./surroundings-weights.ts";

const PAGE_CHARTABLE: Chartable = { signs: CHARTABLE_WEIGHTS, around: SURROUNDINGS_WEIGHTS };

const CLEAN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} '’&./+-]*$/u; // catches "Smart TVs", not "(b)"

/** Share of the best reading among all, by their odds. */
function shareOfBest(readings: readonly Ranked[]): number {
  const best = readings[0]?.odds ?? 0;
  return 1 / readings.reduce((sum, { odds }) => sum + Math.exp((odds ?? best) - best), 0);
}

const capped = (value: number, most: number): number => Math.min(1, Math.max(0, value / most));

/** What is seen of the readings of a text, each about 0 to 1; empty without a reading. */
export function signsOf(readings: readonly Ranked[], scan: Scan, mentions: readonly Mention[]): number[] {
  const best = readings[0];
  if (!best) return [];
  const { reading, score, link, rule } = best;
  const share = shareOfBest(readings);
  const numbers = mentions.filter(({ kind }) => kind === "figure").length;
  const values = reading.cells.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);
  const names = reading.points.map(({ name }) => name);
  const isTable = reading.shape === "table";
  const other = readings.find((one) => one !== best && (link ? one.rule?.place === 0 : one.link?.place === 0)) ?? null;
  const is = (holds: boolean): number => (holds ? 1 : 0);
  return [
    1,
    share,
    (Math.max(-4, Math.min(4, Math.log((share + 1e-9) / (1 - share + 1e-9)))) + 4) / 8,
    is(link !== undefined && rule !== undefined),
    is(link?.place === 0 && rule?.place === 0),
    is(isTable),
    capped(score, 3),
    numbers === 0 ? 0 : capped(numbers - values, numbers),
    capped(values, 12),
    is(reading.series.length > 1),
    is(reading.cells.some((row) => row.some((cell) => cell?.kind === "implied"))),
    capped(link?.ease ?? 0, 60),
    is(reading.figures.some(({ unit, scaled }) => unit !== null || scaled)),
    is(values === 1),
    is(values === 2),
    capped(scan.text.length, 280),
    is(names.some((name) => !CLEAN_NAME.test(name))),
    is(names.some((name) => name.split(" ").length > 3)),
    other ? sharedNames(best, other) : is(link !== undefined && rule !== undefined),
    capped(rule?.behind ?? 3, 3),
    is(reading.points.every(({ axis }) => axis !== undefined)),
    is(reading.figures.some(({ weak }) => weak)),
  ];
}

const logistic = (signs: readonly number[], weights: readonly number[], more = 0): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), more)));

/** How likely the reading is all right. */
export const confidenceOf = (signs: readonly number[]): number =>
  Number(logistic(signs, CONFIDENCE_WEIGHTS).toFixed(2));

/**
 * How likely the text states something to chart.
 * @param around what stands around the figures of the best reading
 */
export const chartableOdds = (
  signs: readonly number[],
  around: Surroundings,
  weights: Chartable = PAGE_CHARTABLE,
): number => logistic(signs, weights.signs, weighSurroundings(around, weights.around));
