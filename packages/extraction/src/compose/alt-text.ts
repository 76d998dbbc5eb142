/**
 * Alt text of a chart (craft rule 16): subject, extremes, trend, and all values if there are at most eight.
 * "Bar chart: Hires. Berlin 12, Lisbon 7, Austin 3. Highest: Berlin, 12; lowest: Austin, 3."
 */
import { type Chart, type ChartType, chartFormat } from "@charticle/contract";
import { factsOf, factText, highest, lowest, trendText, valueText } from "./facts.ts";

const KINDS: Record<ChartType, string> = {
  piechart: "Pie chart",
  radialchart: "Radial chart",
  barchart: "Bar chart",
  radarchart: "Radar chart",
  areachart: "Area chart",
  linechart: "Line chart",
};
const MAX_LISTED = 8;

export function altText(chart: Chart, type: ChartType | undefined = chart.types[0]?.type): string {
  const parts = [
    `${type ? KINDS[type] : "Chart"}: ${chart.title}${chart.subtitle && chart.subtitle !== chart.unit ? ` (${chart.subtitle})` : ""}.`,
  ];
  const format = chartFormat(chart);
  const count = chart.points.length * chart.series.length;
  const many = chart.series.length > 1;
  for (const [at, { name }] of chart.series.entries()) {
    const facts = factsOf(chart, at);
    const lead = many ? `${name}: ` : "";
    if (count <= MAX_LISTED) parts.push(`${lead}${facts.map((fact) => factText(fact, format)).join(", ")}.`);
    const top = highest(facts);
    const low = lowest(facts);
    if (!top || !low || facts.length < 2) continue;
    const trend = chart.axis === "categories" ? null : trendText(facts, format);
    if (trend) parts.push(`${many ? name : (chart.series[0]?.name ?? "It")} ${trend}.`);
    parts.push(
      `${lead}Highest: ${top.point}, ${valueText(top.value, format)}; lowest: ${low.point}, ${valueText(low.value, format)}.`,
    );
  }
  return parts.join(" ");
}
