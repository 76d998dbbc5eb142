/**
 * SVG path data of a scene in, its subpaths as points out: arcs and curves flattened. It reads the path itself, not what
 * the layout meant by it.
 *
 *   outlinesOf("M0 0L10 0L10 10Z") // [{ closed: true, points: [[0, 0], [10, 0], [10, 10]] }]
 */
import type { PointPx } from "../geometry/overlap.ts";

export type Outline = { closed: boolean; points: PointPx[] };

// Catches "A40 40 0 0 1 90 50" and "Z"; must not catch a relative "l5 5" (scenes use absolute commands).
const COMMAND = /([MLCQAZ])([^A-Za-z]*)/g;
const CURVE_STEPS = 16;

/** Null where the data hold anything but absolute M L C Q A Z with finite numbers. */
export function outlinesOf(path: string): readonly Outline[] | null {
  const outlines: Outline[] = [];
  let read = 0;
  for (const match of path.matchAll(COMMAND)) {
    read += match[0].length;
    const [, command = "", text = ""] = match;
    const numbers =
      text.trim() === ""
        ? []
        : text
            .trim()
            .split(/[\s,]+/u)
            .map(Number);
    if (!numbers.every(Number.isFinite)) return null;
    if (!apply(outlines, command, numbers)) return null;
  }
  return read === path.length ? outlines : null;
}

function apply(outlines: Outline[], command: string, numbers: readonly number[]): boolean {
  const open = outlines.at(-1);
  const [a = 0, b = 0] = numbers;
  if (command === "M" && numbers.length === 2) {
    outlines.push({ closed: false, points: [[a, b]] });
    return true;
  }
  const from = open?.points.at(-1);
  if (!open || !from) return false;
  if (command === "Z") {
    open.closed = true;
    return numbers.length === 0;
  }
  if (command === "L" && numbers.length === 2) open.points.push([a, b]);
  else if (command === "A" && numbers.length === 7) open.points.push(...arcPoints(from, numbers));
  else if (command === "Q" && numbers.length === 4) open.points.push(...curvePoints([from, ...pairs(numbers)]));
  else if (command === "C" && numbers.length === 6) open.points.push(...curvePoints([from, ...pairs(numbers)]));
  else return false;
  return true;
}

const pairs = (numbers: readonly number[]): PointPx[] =>
  numbers.flatMap((x, at): PointPx[] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));

/** Points of a Bézier curve of any degree (de Casteljau). */
function curvePoints(controls: readonly PointPx[]): readonly PointPx[] {
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const t = (step + 1) / CURVE_STEPS;
    let points = controls;
    while (points.length > 1) {
      points = points.slice(1).map(([x, y], at): PointPx => {
        const [fromX, fromY] = points[at] ?? [x, y];
        return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
      });
    }
    return points[0] ?? [0, 0];
  });
}

/** Points of a circular arc: SVG 2, appendix B.2.4, for equal radii. */
function arcPoints([x0, y0]: PointPx, numbers: readonly number[]): readonly PointPx[] {
  const [radius = 0, , , large = 0, sweep = 0, x1 = 0, y1 = 0] = numbers;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const chord = Math.hypot(dx, dy);
  if (chord === 0 || radius === 0) return [[x1, y1]];
  const r = Math.max(radius, chord / 2);
  const rise = Math.sqrt(Math.max(0, r * r - (chord * chord) / 4));
  const side = large === sweep ? -1 : 1;
  const cx = (x0 + x1) / 2 + (side * rise * -dy) / chord;
  const cy = (y0 + y1) / 2 + (side * rise * dx) / chord;
  const start = Math.atan2(y0 - cy, x0 - cx);
  let turn = Math.atan2(y1 - cy, x1 - cx) - start;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / 0.05));
  return Array.from({ length: steps }, (_, step): PointPx => {
    const angle = start + (turn * (step + 1)) / steps;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}
