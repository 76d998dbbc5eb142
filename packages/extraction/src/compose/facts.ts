/** What a chart says, ready to be put in words: extremes, first and last, all values. From the chart's data only. */
import type { Chart, NumberFormat } from "@charticle/contract";

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
export const factText = (fact: Fact, { value }: NumberFormat): string => `${fact.point} ${value(fact.value)}`;
/** "65 minutes". */
export const valueText = (raw: number, { value, unitInWords }: NumberFormat): string =>
  unitInWords === null ? value(raw) : `${value(raw)} ${unitInWords}`;

/** "rose from 5 (2020) to 9 (2023)"; null where there is no course. */
export function trendText(facts: readonly Fact[], format: NumberFormat): string | null {
  const first = facts[0];
  const last = facts.at(-1);
  if (!first || !last || facts.length < 2) return null;
  const verb = last.value > first.value ? "rose" : last.value < first.value ? "fell" : "stayed level";
  return `${verb} from ${format.value(first.value)} (${first.point}) to ${valueText(last.value, format)} (${last.point})`;
}
