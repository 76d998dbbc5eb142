/**
 * Which parts of a chart the person has changed, for the marks beside them. In: the chart and the reading that it began
 * as. Out: a flag per part and how many there are.
 *
 *   editedParts({...chart, title: "New"}, chart) -> {title: true, count: 1, …}
 */
import type { Chart } from "@charticle/contract";

export type EditedParts = {
  title: boolean;
  subtitle: boolean;
  source: boolean;
  unit: boolean;
  series: readonly boolean[];
  names: readonly boolean[];
  /** Per point and series. */
  values: readonly (readonly boolean[])[];
  count: number;
};

export function editedParts(chart: Chart, original: Chart): EditedParts {
  const parts = {
    title: chart.title !== original.title,
    subtitle: chart.subtitle !== original.subtitle,
    source: (chart.source ?? null) !== (original.source ?? null),
    unit: chart.unit !== original.unit,
    series: chart.series.map(({ name }, at) => name !== original.series[at]?.name),
    names: chart.points.map(({ name }, at) => name !== original.points[at]?.name),
    values: chart.points.map(({ values }, point) =>
      values.map((value, series) => value !== (original.points[point]?.values[series] ?? null)),
    ),
  };
  const flags = [
    parts.title,
    parts.subtitle,
    parts.source,
    parts.unit,
    ...parts.series,
    ...parts.names,
    ...parts.values.flat(),
  ];
  return { ...parts, count: flags.filter(Boolean).length };
}
