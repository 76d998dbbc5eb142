/** Slices, centre and radius in; the slices drawn, with their middle angles out. */

import type { PointPx } from "../../geometry/overlap.ts";
import { boxOf, disc } from "../../geometry/path.ts";
import { sectorOutline, sectorPath, TURN } from "../../geometry/ring.ts";
import { draw, type Sheet } from "../../sheet.ts";
import type { Task } from "../kind.ts";
import type { Slice } from "../slices.ts";

export type PieParts = { slices: readonly Slice[]; series: number; total: number };
export type Circle = { center: PointPx; radiusPx: number };

/** Middle angle of each slice, clockwise from 12 o'clock; those without a value stand where they would begin. */
export function middleAngles({ slices, total }: PieParts): readonly number[] {
  let from = 0;
  return slices.map(({ value }) => {
    const angle = total > 0 ? (Math.max(0, value ?? 0) / total) * TURN : 0;
    from += angle;
    return Math.min(TURN, from - angle / 2);
  });
}

export function drawSlices(
  sheet: Sheet,
  { look }: Task,
  { slices, series, total }: PieParts,
  { center, radiusPx }: Circle,
): void {
  drawRest(sheet, look.palette.line, { center, radiusPx });
  let from = 0;
  for (const slice of slices) {
    const angle = total > 0 ? (Math.max(0, slice.value ?? 0) / total) * TURN : 0;
    if (angle <= 0) continue;
    const sector = { center, inner: 0, outer: radiusPx, from, to: Math.min(TURN, from + angle) };
    from += angle;
    const points = sectorOutline(sector);
    const box = boxOf(points);
    const arcPx = angle * radiusPx;
    draw(
      sheet,
      {
        role: "mark",
        path: sectorPath(sector),
        fill: slice.colour,
        stroke: look.palette.paper,
        strokeWidth: angle >= TURN - 1e-6 ? 0 : Math.min(look.gapPx, Math.max(0.4, arcPx / 3)),
        datum: { point: slice.points[0] ?? 0, series },
        series,
        label: slice.words,
        box,
      },
      { kind: "outline", points, box },
    );
  }
}

/** A disc under the slices: what the shares leave open stays pale. */
function drawRest(sheet: Sheet, fill: string, { center, radiusPx }: Circle): void {
  const [x, y] = center;
  // A hair smaller, so that it doesn't shine around a whole pie.
  const radius = Math.max(0, radiusPx - 0.75);
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  draw(sheet, { role: "guide", path: disc(center, radius), fill, stroke: null, box });
}
