/**
 * A chart of ours as SVG in the page's HTML, laid out at build time, in the colours of the page's mode: each paint is
 * a CSS variable that `PaintStyle` defines for light and dark.
 *
 *   <SampleChart chart={chart} type="piechart" width={400} height={300} />
 */
import { layoutChart, type Scene, type SceneText, type Shape } from "@charticle/charts";
import type { Chart, ChartType } from "@charticle/contract";
import { paintOf } from "./paints.ts";

type SampleChartProps = { chart: Chart; type: ChartType; width: number; height: number; className?: string };

/** Of the 400x300 box: there is more room here than between a carousel's neighbours. */
const SIZES = { innerRadius: 22, outerRadius: 100, pieOuterRadius: 88, titleSize: 14 } as const;

const bothModes = ({ chart, type, width, height }: SampleChartProps): [light: Scene, dark: Scene] => {
  const look = { type, theme: "base", width, height, ...SIZES } as const;
  return [layoutChart(chart, { ...look, mode: "light" }), layoutChart(chart, { ...look, mode: "dark" })];
};

// catches "23.72" in "M23.72 183.5", must not catch "183"
const FRACTIONAL = /\d+\.\d+/g;

/** To a tenth of a pixel, which nobody sees: the page's first picture waits for each digit. */
const tenths = (digits: string | number): string => String(Math.round(Number(digits) * 10) / 10);

const keyOf = (part: Shape | SceneText, at: number): string =>
  `${at}-${Math.round(part.box.x)}-${Math.round(part.box.y)}`;

export function SampleChart(props: SampleChartProps) {
  const [light, dark] = bothModes(props);
  return (
    <svg
      role="img"
      aria-label={light.altText}
      viewBox={`0 0 ${light.width} ${light.height}`}
      className={props.className}
      fontFamily={light.fontFamily}
      data-chart-type={light.type}
    >
      {light.shapes.map((shape, at) => (
        <path
          key={keyOf(shape, at)}
          d={shape.path.replace(FRACTIONAL, tenths)}
          fill={paintOf(shape.fill, dark.shapes[at]?.fill)}
          fillOpacity={shape.fillOpacity}
          stroke={shape.stroke === null ? undefined : paintOf(shape.stroke, dark.shapes[at]?.stroke)}
          strokeWidth={shape.strokeWidth}
          strokeDasharray={shape.dash?.join(" ")}
        />
      ))}
      {light.texts.map((text, at) => (
        <text
          key={keyOf(text, at)}
          x={tenths(text.x)}
          y={tenths(text.y)}
          textAnchor={text.anchor === "start" ? undefined : text.anchor}
          fontSize={text.sizePx}
          fontWeight={text.weight === 400 ? undefined : text.weight}
          fill={paintOf(text.fill, dark.texts[at]?.fill)}
        >
          {text.text}
        </text>
      ))}
    </svg>
  );
}
