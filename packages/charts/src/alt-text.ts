/**
 * A chart and a kind in, the alt text out (craft rule 16): subject, extremes, trend, and all values where there are at
 * most eight. The same chart always gives the same words.
 *
 *   altTextOf(chart, "piechart")
 *   // "Pie chart: Browser market. Highest: Chrome 65%. Lowest: Edge 5%. Values: Chrome 65%; Safari 19%; …"
 */
import { type Chart, type ChartType, chartFormat, type NumberFormat } from "@charticle/contract";
import { nameOf, seriesNameOf } from "./kinds/kind.ts";
import { drawingOrder, indicesOf, valueAt } from "./order.ts";

export const KIND_WORDS: Readonly<Record<ChartType, string>> = {
  piechart: "Pie chart",
  radialchart: "Radial bar chart",
  barchart: "Bar chart",
  radarchart: "Radar chart",
  areachart: "Area chart",
  linechart: "Line chart",
};
const MOST_VALUES = 8;

type Cell = { point: number; series: number; value: number };

const cellsOf = (chart: Chart): readonly Cell[] =>
  drawingOrder(chart).flatMap((point) =>
    indicesOf(chart.series).flatMap((series): readonly Cell[] => {
      const value = valueAt(chart, point, series);
      return value === null ? [] : [{ point, series, value }];
    }),
  );

export function altTextOf(chart: Chart, type: ChartType): string {
  const format = chartFormat(chart);
  const cells = cellsOf(chart);
  const subject = chart.subtitle ? `${chart.title} (${chart.subtitle})` : chart.title;
  const sentences = [
    `${KIND_WORDS[type]}: ${subject}`,
    ...extremes(chart, cells, format),
    ...trends(chart, cells, format),
    ...values(chart, cells, format),
    ...(chart.source ? [`Source: ${chart.source}`] : []),
  ];
  // Catches the end of "Up 3.", so that no sentence ends twice; must not catch "3.5".
  return sentences.map((sentence) => `${sentence.replace(/[.\s]+$/u, "")}.`).join(" ");
}

const nameFor = (chart: Chart, { point, series }: Cell): string =>
  chart.series.length > 1 ? `${nameOf(chart, point)}, ${seriesNameOf(chart, series)}` : nameOf(chart, point);

const said = (value: number, { value: format, unitInWords }: NumberFormat): string =>
  unitInWords ? `${format(value)} ${unitInWords}` : format(value);

function extremes(chart: Chart, cells: readonly Cell[], format: NumberFormat): readonly string[] {
  const [first, ...others] = cells;
  if (!first) return ["No figures"];
  let [low, high] = [first, first];
  for (const cell of others) {
    if (cell.value < low.value) low = cell;
    if (cell.value > high.value) high = cell;
  }
  if (others.length === 0) return [];
  if (low.value === high.value) return [`All values are ${said(low.value, format)}`];
  return [
    `Highest: ${nameFor(chart, high)} ${said(high.value, format)}`,
    `Lowest: ${nameFor(chart, low)} ${said(low.value, format)}`,
  ];
}

/** From the first to the last point of each series, where the points have an order. */
function trends(chart: Chart, cells: readonly Cell[], format: NumberFormat): readonly string[] {
  if (chart.axis === "categories") return [];
  return indicesOf(chart.series).flatMap((series) => {
    const own = cells.filter((cell) => cell.series === series);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || first === last) return [];
    const who = chart.series.length > 1 ? `${seriesNameOf(chart, series)}: ` : "";
    if (first.value === last.value) return [`${who}same at start and end, ${said(first.value, format)}`];
    const way = last.value > first.value ? "Up" : "Down";
    const verb = who === "" ? way : way.toLowerCase();
    const from = `${said(first.value, format)} in ${nameOf(chart, first.point)}`;
    return [`${who}${verb} from ${from} to ${said(last.value, format)} in ${nameOf(chart, last.point)}`];
  });
}

function values(chart: Chart, cells: readonly Cell[], format: NumberFormat): readonly string[] {
  if (cells.length > MOST_VALUES || cells.length === 0) return [];
  return [`Values: ${cells.map((cell) => `${nameFor(chart, cell)} ${said(cell.value, format)}`).join("; ")}`];
}
