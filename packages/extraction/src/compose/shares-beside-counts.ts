/**
 * The percent of one series is no unit of another that counts or scores, whose values never have it: "Churn fell from 6% to 3% and complaints from 40 to
 * 12" → no unit for both. Not "coal fell from 41% to 12%, wind from 9 to 31".
 */
import type { Chart } from "@charticle/contract";

const PERCENT = /%|\bper ?cent\b/iu; // catches "6%", not "6"
const COUNTED =
  /\b(?:nps|scores?|index|rank|ratings?|numbers?|counts?|headcount|staff|people|complaints?|fights|calls|tickets|visits|visitors|members|users|orders|accidents|crashes|deaths|cases|bugs|leads|deals|followers|subscribers|customers|goals|points|incidents|falls|injuries)\b/iu; // catches "Complaints" and "NPS", not "Wind"

/** The chart without such a unit, and a word on it. */
export function withoutForeignShare(chart: Chart, text: string): Chart {
  if (chart.unit !== "%" || chart.series.length < 2) return chart;
  const stated = chart.series.map((_, column) =>
    chart.grounding.flatMap(
      (row) => row[column]?.spans.slice(0, 1).map(([start, end]) => PERCENT.test(text.slice(start, end))) ?? [],
    ),
  );
  const shares = chart.series.filter((_, column) => stated[column]?.every(Boolean));
  const counts = chart.series.filter(({ name }, column) => !stated[column]?.some(Boolean) && COUNTED.test(name));
  if (shares.length === 0 || counts.length === 0 || shares.length + counts.length < chart.series.length) return chart;
  const named = shares.map(({ name }) => name);
  const note = `${named.join(" and ")} ${named.length > 1 ? "are" : "is"} in %, the rest as counted: heights don't compare.`;
  return { ...chart, unit: null, notes: [...chart.notes, note] };
}
