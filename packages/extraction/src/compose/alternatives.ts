/** Other good readings beside the best: the next ones that state something different and are nearly as good. */
import type { Chart } from "@charticle/contract";
import type { Ranked } from "../read/rank/score.ts";
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { composeChart, splitColumns } from "./compose-chart.ts";
import type { Titles } from "./title-input.ts";

const MAX_ALTERNATIVES = 3;
/** How far, in odds, a reading may lie behind the best one. */
const NEAR = 4;

const keyOf = (chart: Chart): string =>
  JSON.stringify([chart.points.map(({ values }) => values), chart.points.map(({ name }) => name.toLowerCase())]);

type Input = {
  scan: Scan;
  mentions: readonly Mention[];
  readings: readonly Ranked[];
  chart: Chart;
  titles?: Titles | undefined;
};

export function alternativesOf({ scan, mentions, readings, chart, titles }: Input): Chart[] {
  const best = readings[0];
  if (!best) return [];
  const seen = new Set([keyOf(chart)]);
  const charts: Chart[] = [];
  const add = (other: Chart): void => {
    const key = keyOf(other);
    if (seen.has(key) || charts.length >= MAX_ALTERNATIVES) return;
    seen.add(key);
    charts.push(other);
  };
  for (const column of splitColumns(best).slice(1)) add(composeChart({ scan, mentions, ranked: column, titles }));
  for (const ranked of readings.slice(1, 12)) {
    if (charts.length >= MAX_ALTERNATIVES || (ranked.odds ?? 0) < (best.odds ?? 0) - NEAR) break;
    add(composeChart({ scan, mentions, ranked, titles }));
  }
  return charts;
}
