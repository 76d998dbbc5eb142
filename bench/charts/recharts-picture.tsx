/** A Chart and a kind in, the Recharts element that draws the same data with labels on the marks out; no animation. */
import type { Chart, ChartType } from "@charticle/contract";
import type { ReactElement } from "react";
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  LabelList,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  Radar,
  RadarChart,
  RadialBar,
  RadialBarChart,
  XAxis,
  YAxis,
} from "recharts";

const still = { isAnimationActive: false } as const;

export function rechartsPicture(
  chart: Chart,
  { type, width, height }: { type: ChartType; width: number; height: number },
): ReactElement {
  const data = chart.points.map(({ name, values }) => ({
    name,
    ...Object.fromEntries(values.map((value, at) => [`s${at}`, value])),
  }));
  const frame = { data, width, height };
  const each = <Mark,>(draw: (key: string, name: string) => Mark): Mark[] =>
    chart.series.map(({ name }, at) => draw(`s${at}`, name));
  const label = (key: string) => <LabelList dataKey={key} position="top" />;
  const axes = [<XAxis key="x" dataKey="name" />, <YAxis key="y" />, <Legend key="legend" />];
  switch (type) {
    case "piechart":
      return (
        <PieChart {...frame}>
          {each((key) => (
            <Pie key={key} data={data} dataKey={key} nameKey="name" label {...still} />
          ))}
        </PieChart>
      );
    case "radialchart":
      return (
        <RadialBarChart {...frame}>
          {each((key) => (
            <RadialBar key={key} dataKey={key} label {...still} />
          ))}
        </RadialBarChart>
      );
    case "radarchart":
      return (
        <RadarChart {...frame}>
          <PolarGrid />
          <PolarAngleAxis dataKey="name" />
          {each((key, name) => (
            <Radar key={key} dataKey={key} name={name} label fillOpacity={0.2} {...still} />
          ))}
        </RadarChart>
      );
    case "barchart":
      return (
        <BarChart {...frame}>
          {axes}
          {each((key, name) => (
            <Bar key={key} dataKey={key} name={name} {...still}>
              {label(key)}
            </Bar>
          ))}
        </BarChart>
      );
    case "areachart":
      return (
        <AreaChart {...frame}>
          {axes}
          {each((key, name) => (
            <Area key={key} dataKey={key} name={name} {...still}>
              {label(key)}
            </Area>
          ))}
        </AreaChart>
      );
    case "linechart":
      return (
        <LineChart {...frame}>
          {axes}
          {each((key, name) => (
            <Line key={key} dataKey={key} name={name} {...still}>
              {label(key)}
            </Line>
          ))}
        </LineChart>
      );
  }
}
