/** Other good readings beside the best: the next ones that state something different and are nearly as good. */
import type { Chart } from "@charticle/contract";
import type { Ranked } from "../read/rank/score.ts";
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { composeDraft, draftOf, splitColumns } from "./compose-chart.ts";
import type { Titles } from "./title-input.ts";

const MAX_ALTERNATIVES = 3;
/** How far, in odds, a reading may lie behind the best one. */
const NEAR = 4;

const keyOf = ({ points }: Pick<Chart, "points">): string =>
  JSON.stringify([points.map(({ values }) => values), points.map(({ name }) => name.toLowerCase())]);

type Input = {
  scan: Scan;
  mentions: readonly Mention[];
  readings: readonly Ranked[];
  chart: Chart;
  titles?: Titles | undefined;
};

export function alternativesOf({ readings, chart, ...input }: Input): Chart[] {
  const best = readings[0];
  if (!best) return [];
  const seen = new Set([keyOf(chart)]);
  const charts: Chart[] = [];
  const add = (ranked: Ranked): void => {
    const draft = draftOf({ scan: input.scan, ranked });
    const key = keyOf(draft);
    if (seen.has(key) || charts.length >= MAX_ALTERNATIVES) return;
    seen.add(key);
    charts.push(composeDraft(draft, input));
  };
  splitColumns(best).slice(1).forEach(add);
  for (const ranked of readings.slice(1, 12)) {
    if (charts.length >= MAX_ALTERNATIVES || (ranked.odds ?? 0) < (best.odds ?? 0) - NEAR) break;
    add(ranked);
  }
  return charts;
}
