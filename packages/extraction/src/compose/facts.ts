/** What a chart says, ready to be put in words: extremes, first and last, all values. From the chart's data only. */
import type { Chart } from "@charticle/contract";
import { formatValue, unitSuffix, type ValueForm } from "./format-value.ts";

export type Fact = { series: string; point: string; value: number };

const cellAt = (chart: Chart, point: number, series: number): number | null =>
  chart.points[point]?.values[series] ?? null;

/** All values of a series with their points, gaps left out. */
export function factsOf(chart: Chart, series: number): Fact[] {
  return chart.points.flatMap(({ name }, at) => {
    const value = cellAt(chart, at, series);
    return value === null ? [] : [{ series: chart.series[series]?.name ?? "", point: name, value }];
  });
}

export const highest = (facts: readonly Fact[]): Fact | undefined =>
  facts.reduce<Fact | undefined>(
    (best, fact) => (best === undefined || fact.value > best.value ? fact : best),
    undefined,
  );
export const lowest = (facts: readonly Fact[]): Fact | undefined =>
  facts.reduce<Fact | undefined>(
    (best, fact) => (best === undefined || fact.value < best.value ? fact : best),
    undefined,
  );

/** "Chrome 65%". */
export const factText = (fact: Fact, form: ValueForm): string => `${fact.point} ${formatValue(fact.value, form)}`;
/** "65 minutes". */
export const valueText = (value: number, form: ValueForm): string =>
  `${formatValue(value, form)}${unitSuffix(form.unit)}`;

/** "rose from 5 (2020) to 9 (2023)"; null where there is no course. */
export function trendText(facts: readonly Fact[], form: ValueForm): string | null {
  const first = facts[0];
  const last = facts.at(-1);
  if (!first || !last || facts.length < 2) return null;
  const verb = last.value > first.value ? "rose" : last.value < first.value ? "fell" : "stayed level";
  return `${verb} from ${formatValue(first.value, form)} (${first.point}) to ${valueText(last.value, form)} (${last.point})`;
}
