/**
 * The marks of a scene that a person can reach: one per value, with its words and where it stands. In: a scene and its
 * chart. Out: marks in reading order (point by point, series within).
 *
 *   chartMarks(scene, chart) -> [{datum: {point: 0, series: 0}, name: "Chrome", value: "65%", box, …}, …]
 */
import type { Datum, Scene, Shape } from "@charticle/charts";
import { type Chart, chartFormat } from "@charticle/contract";

type Box = Shape["box"];

export type ChartMark = {
  datum: Datum;
  /** The point's name, whole. */
  name: string;
  /** The series' name; null where the chart has only one. */
  series: string | null;
  value: string;
  /** Pixels of the scene. */
  box: Box;
  /** The mark's own outline; null where it is only a place (a line's point without a marker). */
  paths: readonly string[];
  /** The colour that it is drawn in. */
  color: string | null;
};

const isSame = (a: Datum, b: Datum | undefined): boolean => a.point === b?.point && a.series === b.series;

const joined = (a: Box, b: Box): Box => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

/** What a mark is called aloud: "Chrome, Share, 65%". */
export const markLabel = ({ name, series, value }: Pick<ChartMark, "name" | "series" | "value">): string =>
  [name, series, value].filter((part) => part !== null && part !== "").join(", ");

export function chartMarks(scene: Scene, chart: Chart): ChartMark[] {
  const format = chartFormat(chart);
  const drawn = scene.shapes.filter((shape) => shape.role === "mark" && shape.datum !== undefined);
  return chart.points.flatMap((point, pointAt) =>
    point.values.flatMap((value, seriesAt): ChartMark[] => {
      const datum = { point: pointAt, series: seriesAt };
      const shapes = drawn.filter((shape) => isSame(datum, shape.datum));
      const box = shapes
        .map((shape) => shape.box)
        .reduce((all: Box | null, one) => (all ? joined(all, one) : one), null);
      if (value === null || !box) return [];
      return [
        {
          datum,
          name: point.name,
          series: chart.series.length > 1 ? (chart.series[seriesAt]?.name ?? null) : null,
          value: format.value(value),
          box,
          paths: shapes.map((shape) => shape.path),
          color: shapes.map((shape) => shape.fill ?? shape.stroke).find((color) => color !== null) ?? null,
        },
      ];
    }),
  );
}

/** The box of a target: at least `sidePx` wide and high, about the same centre. */
export function targetBox(box: Box, sidePx: number): Box {
  const width = Math.max(box.width, sidePx);
  const height = Math.max(box.height, sidePx);
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
