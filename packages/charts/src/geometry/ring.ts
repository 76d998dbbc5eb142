/**
 * Centre, radii and angles in, the path and outline of a slice or ring segment out. Angles in radians, clockwise from
 * 12 o'clock.
 *
 *   sectorPath({ center: [50, 50], inner: 0, outer: 40, from: 0, to: Math.PI / 2 }) // "M50 50L50 10A40 40 0 0 1 90 50Z"
 */
import type { PointPx } from "./overlap.ts";
import { pair, round2 } from "./path.ts";

export type Sector = { center: PointPx; inner: number; outer: number; from: number; to: number };

export const TURN = 2 * Math.PI;

export const onCircle = ([x, y]: PointPx, radius: number, angle: number): PointPx => [
  x + radius * Math.sin(angle),
  y - radius * Math.cos(angle),
];

/** One arc command, or two where one can't say it (three quarters and more). */
function arc(center: PointPx, radius: number, [from, to]: readonly [number, number]): string {
  const sweep = to > from ? 1 : 0;
  const r = round2(radius);
  if (Math.abs(to - from) < 0.75 * TURN) {
    const large = Math.abs(to - from) > Math.PI ? 1 : 0;
    return `A${r} ${r} 0 ${large} ${sweep} ${pair(onCircle(center, radius, to))}`;
  }
  const middle = (from + to) / 2;
  return arc(center, radius, [from, middle]) + arc(center, radius, [middle, to]);
}

export function sectorPath({ center, inner, outer, from, to }: Sector): string {
  const whole = to - from >= TURN - 1e-6;
  const start = `${pair(onCircle(center, outer, from))}${arc(center, outer, [from, to])}`;
  if (inner <= 0) return whole ? `M${start}Z` : `M${pair(center)}L${start}Z`;
  const join = whole ? "ZM" : "L";
  return `M${start}${join}${pair(onCircle(center, inner, to))}${arc(center, inner, [to, from])}Z`;
}

/** An open arc, for tracks and rings. */
export const arcPath = ({ center, outer, from, to }: Omit<Sector, "inner">): string =>
  `M${pair(onCircle(center, outer, from))}${arc(center, outer, [from, to])}`;

/** Points along the sector's border, fine enough for hit tests. */
export function sectorOutline({ center, inner, outer, from, to }: Sector): readonly PointPx[] {
  const steps = Math.max(2, Math.ceil(((to - from) / TURN) * 72));
  const along = (radius: number, at: number): PointPx => onCircle(center, radius, from + ((to - from) * at) / steps);
  const out = Array.from({ length: steps + 1 }, (_, at) => along(outer, at));
  const back = inner > 0 ? Array.from({ length: steps + 1 }, (_, at) => along(inner, steps - at)) : [center];
  return [...out, ...back];
}
