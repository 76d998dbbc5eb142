/**
 * Points in pixels in, SVG path data in absolute commands (two decimals) and bounding boxes out.
 *
 *   polyline([[0, 0], [10, 5]]) // "M0 0L10 5"
 */
import type { Box } from "../scene.ts";
import type { PointPx } from "./overlap.ts";

export const round2 = (value: number): number => Math.round(value * 100) / 100 + 0;

export const pair = ([x, y]: PointPx): string => `${round2(x)} ${round2(y)}`;

export const polyline = (points: readonly PointPx[]): string => `M${points.map(pair).join("L")}`;
export const polygon = (points: readonly PointPx[]): string => `${polyline(points)}Z`;

export const corners = ({ x, y, width, height }: Box): readonly PointPx[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export function boxOf(points: readonly PointPx[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const roundBox = (box: Box): Box => ({
  x: round2(box.x),
  y: round2(box.y),
  width: round2(box.width),
  height: round2(box.height),
});

export const disc = ([x, y]: PointPx, radius: number): string =>
  `M${pair([x - radius, y])}A${round2(radius)} ${round2(radius)} 0 1 1 ${pair([x + radius, y])}` +
  `A${round2(radius)} ${round2(radius)} 0 1 1 ${pair([x - radius, y])}Z`;
