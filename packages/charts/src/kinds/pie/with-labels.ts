/**
 * A pie with each name and value beside its slice, moved apart with leaders where slices are small; null where they
 * don't all find a place.
 */

import type { PointPx } from "../../geometry/overlap.ts";
import { boxesOverlap, strokeTouchesBox } from "../../geometry/overlap.ts";
import { onCircle } from "../../geometry/ring.ts";
import { spread } from "../../parts/spread.ts";
import { drawRule } from "../../parts/value-axis.ts";
import type { Box } from "../../scene.ts";
import { newSheet, type Sheet, write, writeLines } from "../../sheet.ts";
import { advanceWidth, heightOfLines } from "../../text/measure.ts";
import { type Wrapped, wrapName } from "../../text/wrap.ts";
import type { Task } from "../kind.ts";
import { type Slice, valueText } from "../slices.ts";
import { type Circle, drawSlices, middleAngles, type PieParts } from "./slices-of-pie.ts";

/** Radii to try, as shares of the largest. */
const RADIUS_STEPS = [1, 0.93, 0.86, 0.79, 0.72, 0.65, 0.58, 0.51, 0.42] as const;
const LARGEST_SHARE = 0.4;

type Label = { slice: Slice; angle: number; right: boolean; name: Wrapped; widthPx: number; heightPx: number };

export function drawPieWithLabels(task: Task, parts: PieParts): Sheet | null {
  const { look, room } = task;
  const wished = look.radii?.pie ?? Math.min(room.height * LARGEST_SHARE, room.width * 0.36);
  const largest = Math.min(wished, room.height * LARGEST_SHARE);
  for (const step of RADIUS_STEPS) {
    const sheet = tryRadius(task, parts, largest * step);
    if (sheet) return sheet;
  }
  return null;
}

function tryRadius(task: Task, parts: PieParts, radiusPx: number): Sheet | null {
  const { look, room } = task;
  const circle: Circle = { center: [room.x + room.width / 2, room.y + room.height / 2], radiusPx };
  const labels = labelsOf(task, parts, circle);
  if (!labels) return null;
  const sheet = newSheet();
  drawSlices(sheet, task, parts, circle);
  const leaders: { points: readonly PointPx[]; box: Box }[] = [];
  for (const right of [true, false]) {
    const side = labels.filter((label) => label.right === right);
    const sorted = side.sort((a, b) => (right ? a.angle - b.angle : b.angle - a.angle));
    const reach = radiusPx + look.labelPx * 0.9;
    const wishes = sorted.map(({ angle, heightPx }) => ({
      at: onCircle(circle.center, reach, angle)[1],
      size: heightPx + look.labelPx * 0.2,
    }));
    const centres = spread(wishes, { from: room.y, to: room.y + room.height });
    if (!centres) return null;
    for (const [at, label] of sorted.entries()) {
      const box = boxFor(label, { circle, centre: centres[at] ?? 0, gap: look.labelPx * 0.7 });
      if (box.x < room.x - 0.1 || box.x + box.width > room.x + room.width + 0.1) return null;
      writeLabel(sheet, task, { label, box, series: parts.series });
      leaders.push({ points: leaderOf(label, { circle, box, gap: look.labelPx * 0.25 }), box });
    }
  }
  return drawLeaders(sheet, task, leaders, circle) ? sheet : null;
}

function labelsOf(task: Task, parts: PieParts, { center, radiusPx }: Circle): Label[] | null {
  const { look, room } = task;
  const angles = middleAngles(parts);
  const gap = look.labelPx * 0.9;
  const labels: Label[] = [];
  for (const [at, slice] of parts.slices.entries()) {
    const angle = angles[at] ?? 0;
    const right = Math.sin(angle) >= 0 && angle < Math.PI * 1.999;
    const aside = Math.abs(Math.sin(angle)) * radiusPx;
    const widthPx =
      (right ? room.x + room.width - center[0] : center[0] - room.x) - Math.max(aside, radiusPx * 0.6) - gap;
    const name = wrapName(slice.name, { widthPx, maxLines: 2, sizePx: look.labelPx, weight: 400 });
    if (!name || name.shortened) return null;
    const valuePx = advanceWidth(valueText(task, slice), { sizePx: look.labelPx, weight: 600 });
    const lines = name.lines.length + 1;
    const heightPx = heightOfLines(lines, look.labelPx);
    labels.push({ slice, angle, right, name, widthPx: Math.max(name.widthPx, valuePx), heightPx });
  }
  return labels;
}

type Spot = { circle: Circle; centre: number; gap: number };

/** The box of a label as near to the circle as its height allows. */
function boxFor({ angle, right, widthPx, heightPx }: Label, { circle, centre, gap }: Spot): Box {
  const [cx, cy] = circle.center;
  const reach = circle.radiusPx + gap;
  const [top, bottom] = [centre - heightPx / 2, centre + heightPx / 2];
  const off = top <= cy && bottom >= cy ? 0 : Math.min(Math.abs(top - cy), Math.abs(bottom - cy));
  const hug = off < reach ? Math.sqrt(reach * reach - off * off) : gap / 2;
  const near = Math.max(hug, Math.abs(Math.sin(angle)) * reach);
  return { x: right ? cx + near : cx - near - widthPx, y: top, width: widthPx, height: heightPx };
}

type Written = { label: Label; box: Box; series: number };

function writeLabel(sheet: Sheet, task: Task, { label, box, series }: Written): void {
  const { look } = task;
  const point = label.slice.points[0] ?? 0;
  const common = {
    x: label.right ? box.x : box.x + box.width,
    anchor: label.right ? ("start" as const) : ("end" as const),
    sizePx: look.labelPx,
    fill: look.palette.ink,
    point,
  };
  writeLines(sheet, { ...label.name, whole: label.slice.name }, { ...common, role: "name", weight: 400, top: box.y });
  write(sheet, {
    ...common,
    role: "value",
    text: valueText(task, label.slice),
    weight: 600,
    top: box.y + heightOfLines(label.name.lines.length, look.labelPx),
    datum: { point, series },
  });
}

/** From the slice's edge to the label's near side. */
function leaderOf(
  { angle, right }: Label,
  { circle, box, gap }: { circle: Circle; box: Box; gap: number },
): readonly PointPx[] {
  const start = onCircle(circle.center, circle.radiusPx + gap * 0.5, angle);
  const x = right ? box.x - gap : box.x + box.width + gap;
  return [start, [x, box.y + box.height / 2]];
}

type Drawn = readonly { points: readonly PointPx[]; box: Box }[];

/** Only the long ones are drawn; false where one would cross a text or the pie. */
function drawLeaders(sheet: Sheet, { look }: Task, leaders: Drawn, { center, radiusPx }: Circle): boolean {
  if (leaders.some(({ box }, at) => leaders.slice(at + 1).some((other) => boxesOverlap(box, other.box)))) return false;
  for (const { points } of leaders) {
    const [start = [0, 0], end = [0, 0]] = points as readonly [PointPx, PointPx];
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    if (length < look.labelPx * 1.1) continue;
    const outward = (end[0] - start[0]) * (start[0] - center[0]) + (end[1] - start[1]) * (start[1] - center[1]);
    if (outward < -0.02 * length * radiusPx) return false;
    if (sheet.texts.some(({ box }) => strokeTouchesBox(points, look.hairPx / 2, box))) return false;
    drawRule(sheet, look, points, "strong");
  }
  return true;
}
