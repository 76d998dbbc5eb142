/**
 * A Chart and a kind in, the ECharts option that draws the same data with the same words out: title, subtitle, names,
 * a label on each mark, no animation. So that the two are compared on the same work.
 */
import type { Chart, ChartType } from "@charticle/contract";
import type { EChartsCoreOption } from "echarts/core";

const TEXT_PX = 22;

export function echartsOption(chart: Chart, type: ChartType): EChartsCoreOption {
  const names = chart.points.map(({ name }) => name);
  return {
    animation: false,
    backgroundColor: "#fbfaf7",
    textStyle: { fontFamily: "Inter", fontSize: TEXT_PX },
    title: { text: chart.title, subtext: chart.subtitle ?? "", textStyle: { fontSize: 2 * TEXT_PX } },
    legend: chart.series.length > 1 ? { top: 110 } : undefined,
    ...axesOf(type, { chart, names }),
    series: seriesOf(chart, type),
  };
}

function axesOf(type: ChartType, { chart, names }: { chart: Chart; names: string[] }): EChartsCoreOption {
  if (type === "piechart") return {};
  if (type === "radarchart") return { radar: { indicator: names.map((name) => ({ name })) } };
  if (type === "radialchart") {
    return { polar: { radius: [40, 320] }, angleAxis: {}, radiusAxis: { type: "category", data: names } };
  }
  const isTime = chart.axis === "time" && chart.points.every(({ position }) => typeof position === "number");
  return {
    grid: { top: 150 },
    xAxis: isTime ? { type: "value", scale: true } : { type: "category", data: names },
    yAxis: {},
  };
}

function seriesOf(chart: Chart, type: ChartType): object[] {
  const label = { show: true, fontSize: TEXT_PX };
  const column = (at: number): (number | null)[] => chart.points.map(({ values }) => values[at] ?? null);
  if (type === "radarchart") {
    const data = chart.series.map(({ name }, at) => ({ name, value: column(at), label, areaStyle: { opacity: 0.2 } }));
    return [{ type: "radar", data }];
  }
  return chart.series.map(({ name }, at) => {
    if (type === "piechart") {
      const data = chart.points.map((point) => ({ name: point.name, value: point.values[at] ?? 0 }));
      const across = `${((at + 0.5) * 100) / chart.series.length}%`;
      return { type: "pie", name, data, center: [across, "55%"], label: { ...label, formatter: "{b} {c}" } };
    }
    if (type === "radialchart") return { type: "bar", coordinateSystem: "polar", name, data: column(at), label };
    const isTime = chart.axis === "time" && chart.points.every(({ position }) => typeof position === "number");
    const data = isTime ? chart.points.map(({ position, values }) => [position, values[at] ?? null]) : column(at);
    if (type === "barchart") return { type: "bar", name, data, label: { ...label, position: "top" } };
    return { type: "line", name, data, label, ...(type === "areachart" && { areaStyle: {} }) };
  });
}
