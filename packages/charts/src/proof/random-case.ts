/** A seed in, a chart with kind, theme, mode and size out. */
import { CHART_TYPES, type Chart, MODES, THEMES } from "@charticle/contract";
import type { LayoutOptions } from "../layout.ts";
import { type ChartLimits, numbersFrom, randomChart, WHOLE_RANGE } from "./random-chart.ts";

export type Size = readonly [width: number, height: number];
export type ProofCase = { chart: Chart; options: LayoutOptions };

/** The sizes that the product uses, then the ends of the range it allows. */
export const SIZES: readonly Size[] = [
  [400, 300],
  [640, 480],
  [1600, 900],
  [1080, 1080],
  [1080, 1920],
  [1080, 1350],
  [1200, 630],
  [320, 240],
  [3840, 2160],
];

export type CaseLimits = { chart?: ChartLimits; sizes?: readonly Size[] };

/** Kinds, sizes, themes and modes in turn, so that a run has every combination; only the chart is random. */
export function randomCase(seed: number, { chart = WHOLE_RANGE, sizes = SIZES }: CaseLimits = {}): ProofCase {
  const turn = <Item>(items: readonly Item[], at: number, fallback: Item): Item =>
    items[Math.floor(at) % items.length] ?? fallback;
  const perKind = seed / CHART_TYPES.length;
  const [width, height] = turn(sizes, perKind, [1600, 900] as const);
  const perSize = perKind / sizes.length;
  const theme = turn(THEMES, perSize, "base");
  const mode = turn(MODES, perSize / THEMES.length, "light");
  const type = turn(CHART_TYPES, seed, "barchart");
  return { chart: randomChart(numbersFrom(seed), chart), options: { type, theme, mode, width, height } };
}
