/** ECharts with the parts that our kinds need and no more. */
import { BarChart, LineChart, PieChart, RadarChart } from "echarts/charts";
import { GridComponent, LegendComponent, PolarComponent, RadarComponent, TitleComponent } from "echarts/components";
import { LabelLayout } from "echarts/features";

export const ECHARTS_PARTS = [
  BarChart,
  LineChart,
  PieChart,
  RadarChart,
  GridComponent,
  LegendComponent,
  PolarComponent,
  RadarComponent,
  TitleComponent,
  LabelLayout,
];
