/** The kind of chart that the text asks for ("as a pie chart") stands first, where it would not lie (craft rules 2, 4, 6). */
import type { Chart, ChartType, TypeChoice } from "@charticle/contract";

const CALLED: Record<ChartType, string> = {
  piechart: "a pie chart",
  radialchart: "a radial chart",
  barchart: "a bar chart",
  radarchart: "a radar chart",
  areachart: "an area chart",
  linechart: "a line chart",
};

const isShare = (unit: string | null): boolean => unit !== null && /%|‰|°|\bper\b|\//u.test(unit); // catches "%" and "km/h", not "votes"

/** Whether such a chart tells no lie about these values; that shares of a whole are proposed for less is our own taste. */
function suits({ points, series, whole, unit, axis }: Chart, type: ChartType): boolean {
  const values = points.flatMap((point) => point.values);
  const positive = values.every((value) => value === null || value >= 0) && values.some((value) => value);
  if (type === "piechart" || type === "radialchart")
    return series.length === 1 && points.length > 1 && positive && (whole || !isShare(unit));
  if (type === "radarchart") return points.length >= 3 && points.length <= 8 && series.length <= 3 && positive;
  if (type === "barchart") return true;
  return axis !== "categories" && points.length > 1 && (type === "linechart" || positive);
}

/** The chart with the kind that was asked for in front; as it was where that kind would mislead. */
export function withAsked(chart: Chart, type: ChartType): Chart {
  if (!chart.types.some((choice) => choice.type === type) && !suits(chart, type)) return chart;
  const asked: TypeChoice = { type, reason: `You asked for ${CALLED[type]}.` };
  return { ...chart, types: [asked, ...chart.types.filter((choice) => choice.type !== type)].slice(0, MOST_TYPES) };
}

const MOST_TYPES = 4;
