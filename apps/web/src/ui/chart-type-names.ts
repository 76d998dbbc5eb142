/** What the chart types are called for people: CHART_TYPE_NAMES.piechart -> "Pie chart". */
import type { ChartType } from "@charticle/contract";

export const CHART_TYPE_NAMES: Readonly<Record<ChartType, string>> = {
  piechart: "Pie chart",
  radialchart: "Radial chart",
  barchart: "Bar chart",
  radarchart: "Radar chart",
  areachart: "Area chart",
  linechart: "Line chart",
};

/** Among its like "Pie chart" is "Pie". */
export const shortTypeName = (type: ChartType): string => CHART_TYPE_NAMES[type].replace(" chart", "");
