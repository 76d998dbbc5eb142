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

export function randomCase(seed: number, { chart = WHOLE_RANGE, sizes = SIZES }: CaseLimits = {}): ProofCase {
  const random = numbersFrom(seed);
  const pick = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[Math.floor(random() * items.length)] ?? fallback;
  const [width, height] = pick(sizes, [1600, 900] as const);
  const type = CHART_TYPES[seed % CHART_TYPES.length] ?? "barchart";
  const look = { theme: pick(THEMES, "base"), mode: pick(MODES, "light"), width, height };
  return { chart: randomChart(random, chart), options: { type, ...look } };
}
