/**
 * The chart of the page. In: the chart and the display inputs of the specification (section 3). Out: a picture with a
 * name and a description; with `onLight` its marks can be reached, and the lit one shows its value.
 *
 *   <ChartFigure initialData={chart} type="piechart" theme="base" mode="light" />
 */
import { type Datum, fitness, layoutChart, type Scene } from "@charticle/charts";
import type { Chart, ChartType, Mode, Theme } from "@charticle/contract";
import { useEffect, useMemo } from "react";
import { ChartHits } from "./chart-hits.tsx";
import { type ChartMark, chartMarks } from "./chart-marks.ts";
import { ChartScene } from "./chart-scene.tsx";
import { ChartTip } from "./chart-tip.tsx";
import { CHART_TYPE_NAMES } from "./chart-type-names.ts";

export type Drawn = { scene: Scene; marks: readonly ChartMark[] };

export type ChartFigureProps = {
  initialData: Chart;
  type: ChartType;
  theme: Theme;
  mode: Mode;
  /** Pixels of the layout; the figure scales it to the room that it has. */
  width?: number;
  height?: number;
  innerRadius?: number;
  outerRadius?: number;
  PieouterRadius?: number;
  /** "11px" or pixels. */
  titleSize?: string | number;
  customProps?: {
    className?: string;
    lit?: Datum | null;
    onLight?: (datum: Datum | null) => void;
    /** What was drawn: its notes, and its marks with their words and colours. */
    onDrawn?: (drawn: Drawn) => void;
    /** `ornament`: a small picture beside words that say the same; `marks`: a smaller one, without its words. */
    speech?: "picture" | "ornament" | "marks";
    /** Drawn instead where `type` would lie after a correction. */
    orElse?: readonly ChartType[];
  };
};

/** The carousels' defaults (specification, section 3). */
export const CAROUSEL_DEFAULTS = {
  width: 400,
  height: 300,
  innerRadius: 10,
  outerRadius: 70,
  PieouterRadius: 50,
  titleSize: "11px",
} as const;

const pixelsOf = (size: string | number): number => (typeof size === "number" ? size : Number.parseFloat(size));

function useScene(props: ChartFigureProps): Scene {
  const { initialData, theme, mode } = props;
  const kinds = [props.type, ...(props.customProps?.orElse ?? [])];
  const type = kinds.find((kind) => fitness(initialData, kind).fit) ?? props.type;
  const { width, height, innerRadius, outerRadius, PieouterRadius, titleSize } = { ...CAROUSEL_DEFAULTS, ...props };
  return useMemo(
    () =>
      layoutChart(initialData, {
        type,
        theme,
        mode,
        width,
        height,
        innerRadius,
        outerRadius,
        pieOuterRadius: PieouterRadius,
        titleSize: pixelsOf(titleSize),
      }),
    [initialData, type, theme, mode, width, height, innerRadius, outerRadius, PieouterRadius, titleSize],
  );
}

export function ChartFigure(props: ChartFigureProps) {
  const scene = useScene(props);
  const { className = "", lit = null, onLight, onDrawn, speech = "picture" } = props.customProps ?? {};
  const marks = useMemo(
    () => (onLight ? chartMarks(scene, props.initialData) : []),
    [onLight, scene, props.initialData],
  );
  useEffect(() => onDrawn?.({ scene, marks }), [onDrawn, scene, marks]);
  const litMark = lit && marks.find(({ datum }) => datum.point === lit.point && datum.series === lit.series);
  const box = {
    className: `relative rounded-[inherit] ${className}`,
    style: { aspectRatio: `${scene.width} / ${scene.height}` },
  };
  const picture = <ChartScene scene={scene} lit={lit} speech={speech} className="block size-full rounded-[inherit]" />;
  if (speech !== "picture") return <div {...box}>{picture}</div>;
  return (
    <figure {...box} aria-label={CHART_TYPE_NAMES[props.type]}>
      {picture}
      {onLight && <ChartHits scene={scene} marks={marks} onLight={onLight} />}
      {litMark && <ChartTip scene={scene} mark={litMark} onGone={() => onLight?.(null)} />}
    </figure>
  );
}
