/**
 * Boxes, strokes and outlines in, whether they touch out. All in pixels, y downwards.
 *
 *   boxesOverlap({ x: 0, y: 0, width: 9, height: 9 }, { x: 8, y: 0, width: 9, height: 9 }) // true
 */
import type { Box } from "../scene.ts";

export type PointPx = readonly [x: number, y: number];

/** Boxes that share more than `slack` pixels both ways. */
export const boxesOverlap = (a: Box, b: Box, slack = 0.05): boolean =>
  a.x + a.width - b.x > slack &&
  b.x + b.width - a.x > slack &&
  a.y + a.height - b.y > slack &&
  b.y + b.height - a.y > slack;

export const boxInside = (inner: Box, outer: Box, slack = 0.05): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

export const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** Whether the segment has a point inside the box (Liang-Barsky clipping). */
export function segmentTouchesBox([x0, y0]: PointPx, [x1, y1]: PointPx, box: Box): boolean {
  let from = 0;
  let to = 1;
  const clips: readonly (readonly [number, number])[] = [
    [x0 - x1, x0 - box.x],
    [x1 - x0, box.x + box.width - x0],
    [y0 - y1, y0 - box.y],
    [y1 - y0, box.y + box.height - y0],
  ];
  for (const [step, room] of clips) {
    if (step === 0) {
      if (room < 0) return false;
      continue;
    }
    const at = room / step;
    if (step < 0) from = Math.max(from, at);
    else to = Math.min(to, at);
    if (from > to) return false;
  }
  return true;
}

/** Whether a stroke of `halfWidthPx` to either side reaches into the box. */
export function strokeTouchesBox(points: readonly PointPx[], halfWidthPx: number, box: Box): boolean {
  const wide = grown(box, halfWidthPx);
  return points.some((point, at) => {
    const next = points[at + 1];
    return next !== undefined && segmentTouchesBox(point, next, wide);
  });
}

/** Whether the point lies in the closed outline (even-odd rule). */
export function insideOutline([x, y]: PointPx, outline: readonly PointPx[]): boolean {
  let inside = false;
  let [lastX, lastY] = outline.at(-1) ?? [0, 0];
  for (const [atX, atY] of outline) {
    if (atY > y !== lastY > y && x < ((lastX - atX) * (y - atY)) / (lastY - atY) + atX) inside = !inside;
    [lastX, lastY] = [atX, atY];
  }
  return inside;
}

/** Whether a closed outline and a box share area. */
export function outlineTouchesBox(outline: readonly PointPx[], box: Box): boolean {
  const first = outline[0];
  if (!first) return false;
  if (strokeTouchesBox([...outline, first], 0, box)) return true;
  return insideOutline([box.x + box.width / 2, box.y + box.height / 2], outline);
}
