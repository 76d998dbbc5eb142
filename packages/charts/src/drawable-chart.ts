/**
 * A chart in, the same chart with every text in the form that is measured and drawn out: composed, on one line, without
 * what no renderer can draw.
 *
 *   drawableChart({ ...chart, title: "a\u0000b" }).title // "ab"
 */
import type { Chart } from "@charticle/contract";
import { drawableText } from "./render/drawable-text.ts";

const clean = (text: string): string => drawableText(text).trim();

export const drawableChart = (chart: Chart): Chart => ({
  ...chart,
  title: clean(chart.title),
  subtitle: chart.subtitle === null ? null : clean(chart.subtitle),
  source: chart.source && clean(chart.source),
  unit: chart.unit === null ? null : clean(chart.unit),
  series: chart.series.map(({ name }) => ({ name: clean(name) })),
  points: chart.points.map((point) => ({ ...point, name: clean(point.name) })),
});
