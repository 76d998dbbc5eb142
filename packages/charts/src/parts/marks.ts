/**
 * The marks of lines: strokes with gaps where values are missing, and a dot for every value.
 *
 *   strokeOf(sheet, { runs, colour, series: 0, look, dash: [] })
 */
import type { PointPx } from "../geometry/overlap.ts";
import { boxOf, disc, polygon, polyline } from "../geometry/path.ts";
import { onCircle, TURN } from "../geometry/ring.ts";
import type { Look } from "../look.ts";
import type { Datum } from "../scene.ts";
import { draw, type Sheet } from "../sheet.ts";

export type Stroke = {
  runs: readonly (readonly PointPx[])[];
  colour: string;
  series: number;
  look: Look;
  dash: readonly number[];
};

/** One shape for the series, straight between the values (craft rule 3). */
export function drawStroke(sheet: Sheet, { runs, colour, series, look, dash }: Stroke): void {
  const long = runs.filter((run) => run.length > 1);
  if (long.length === 0) return;
  draw(sheet, {
    role: "mark",
    path: long.map(polyline).join(""),
    fill: null,
    stroke: colour,
    strokeWidth: look.linePx,
    dash: dash.length > 0 ? dash : undefined,
    series,
    box: boxOf(long.flat()),
  });
  for (const run of long) {
    sheet.obstacles.push({ kind: "stroke", points: run, halfWidthPx: look.linePx / 2 + 1, box: boxOf(run) });
  }
}

type Marker = { at: PointPx; radiusPx: number; colour: string; marker?: number };
export type Dot = Marker & { datum: Datum; words: string };

const markerOf = ({ at, radiusPx, colour, marker = 0 }: Marker) => ({
  path: markerPath(at, radiusPx, marker),
  fill: colour,
  stroke: null,
  box: { x: at[0] - radiusPx, y: at[1] - radiusPx, width: 2 * radiusPx, height: 2 * radiusPx },
});

/** A dot for a value; where only a legend names the series, each has a marker of its own shape. */
export function drawDot(sheet: Sheet, { datum, words, ...marker }: Dot): void {
  const shape = markerOf(marker);
  draw(sheet, { role: "mark", ...shape, datum, series: datum.series, label: words }, { kind: "box", box: shape.box });
}

/** The marker of a series where it is named. */
export const drawKeyMarker = (sheet: Sheet, marker: Marker & { marker: number }): void =>
  draw(sheet, { role: "key", ...markerOf(marker), series: marker.marker });

/** Circle, square, triangle, diamond, triangle on its tip: all within `radiusPx` of the centre. */
function markerPath(center: PointPx, radiusPx: number, marker: number): string {
  const shapes: readonly (readonly number[])[] = [
    [],
    [45, 135, 225, 315],
    [0, 120, 240],
    [0, 90, 180, 270],
    [60, 180, 300],
  ];
  const angles = shapes[marker % shapes.length] ?? [];
  if (angles.length === 0) return disc(center, radiusPx * 0.88);
  return polygon(angles.map((degrees) => onCircle(center, radiusPx, (degrees / 360) * TURN)));
}

/** Markers are larger than dots: their shapes have to be told apart. */
export const MARKER_SCALE = 1.55;

/** Runs of neighbouring values without a gap. */
export function runsOf(points: readonly (PointPx | null)[]): readonly (readonly PointPx[])[] {
  const runs: PointPx[][] = [];
  let open = false;
  for (const point of points) {
    if (point && open) runs.at(-1)?.push(point);
    else if (point) runs.push([point]);
    open = point !== null;
  }
  return runs;
}

/** Lines that only a legend names differ by dash as well as by colour (craft rule 14). */
export function dashOf(series: number, { linePx }: Look): readonly number[] {
  const patterns: readonly (readonly number[])[] = [[], [4, 2], [1.2, 1.6], [6, 2, 1.2, 2], [2.5, 1.2]];
  return (patterns[series % patterns.length] ?? []).map((length) => Math.round(length * linePx * 10) / 10);
}
