/** The rings of one series: task and slices in, sheet out; null where names and values don't fit with them. */
import type { PointPx } from "../../geometry/overlap.ts";
import { boxOf } from "../../geometry/path.ts";
import { arcPath, type Sector, sectorOutline, sectorPath, TURN } from "../../geometry/ring.ts";
import { spread } from "../../parts/spread.ts";
import { drawRule } from "../../parts/value-axis.ts";
import type { Box } from "../../scene.ts";
import { draw, newSheet, type Sheet, write } from "../../sheet.ts";
import { advanceWidth, heightOfLines } from "../../text/measure.ts";
import type { Task } from "../kind.ts";
import { type Slice, valueText } from "../slices.ts";

export type RingParts = { slices: readonly Slice[]; series: number; max: number };

/** Three quarters of a turn: the last one is free for the names at the start. */
const SWEEP = 0.75 * TURN;
export const LEAST_RING_PX = 2.5;
/** Width of the leaders from names to their rings. */
const LEADER_EM = 1.6;
/** Thickest ring, as a share of the outer radius. */
const MOST_RING_SHARE = 0.24;

type Rings = { center: PointPx; inner: number; outer: number };

function radiiIn(
  { look, chart }: Task,
  { side, rings }: { side: number; rings: number },
): { inner: number; outer: number } {
  const given = chart.series.length === 1 ? look.radii : null;
  const outer = Math.min(given?.outer ?? side / 2, side / 2);
  const least = given ? (given.inner * outer) / given.outer : outer * 0.2;
  // Few rings are no thicker than many would be wide.
  return { outer, inner: Math.max(least, outer * (1 - rings * MOST_RING_SHARE)) };
}

export function ringsWithNames(task: Task, parts: RingParts & { leaders: boolean }): Sheet | null {
  const { look, room } = task;
  const { slices, series, leaders } = parts;
  const { outer, inner } = radiiIn(task, { side: Math.min(room.height, room.width * 0.75), rings: slices.length });
  const pitch = (outer - inner) / slices.length;
  const sizePx = look.labelPx;
  const linePx = heightOfLines(1, sizePx);
  if (!leaders && pitch < linePx) return null;
  const gap = sizePx * 0.45;
  const leaderPx = leaders ? sizePx * LEADER_EM : 0;
  const widths = slices.map((slice) => {
    const value = advanceWidth(valueText(task, slice), { sizePx, weight: 600 });
    return { value, whole: advanceWidth(slice.name, { sizePx, weight: 400 }) + gap * 2 + leaderPx + value };
  });
  const namesPx = widths.reduce((wide, { whole }) => Math.max(wide, whole), 0);
  if (namesPx + outer > room.width) return null;
  const left = Math.max(namesPx, outer);
  const x = room.x + Math.max(0, (room.width - left - outer) / 2) + left;
  const y = room.y + Math.max(outer, room.height / 2);
  const starts = slices.map((_, at) => y - outer + (at + 0.5) * pitch);
  const wishes = starts.map((at) => ({ at, size: linePx }));
  // Below the centre's height the rings' ends begin.
  const centres = spread(wishes, { from: room.y, to: y - gap });
  if (!centres) return null;
  const sheet = newSheet();
  fillRings(sheet, task, parts, { center: [x, y], inner, outer });
  for (const [at, slice] of slices.entries()) {
    const [start = y, centre = y] = [starts[at], centres[at]];
    const right = x - gap - leaderPx;
    const leader: readonly PointPx[] = [
      [right + gap, centre],
      [x - gap / 2, start],
    ];
    if (leaders) drawRule(sheet, look, leader, "track");
    const nameRight = right - (widths[at]?.value ?? 0) - gap;
    writeName(sheet, task, { slice, series, right, nameRight, top: centre - linePx / 2 });
  }
  return sheet;
}

type Named = { slice: Slice; series: number; right: number; nameRight: number; top: number };

function writeName(sheet: Sheet, task: Task, { slice, series, right, nameRight, top }: Named): void {
  const { labelPx, palette } = task.look;
  const point = slice.points[0] ?? 0;
  const common = { top, anchor: "end" as const, sizePx: labelPx, fill: palette.ink, point };
  write(sheet, { ...common, role: "name", text: slice.name, x: nameRight, weight: 400 });
  const datum = { point, series };
  write(sheet, { ...common, role: "value", text: valueText(task, slice), x: right, weight: 600, datum });
}

/** Rings alone, in a square: a table tells them. */
export function bareRings(sheet: Sheet, task: Task, { box, ...parts }: RingParts & { box: Box }): void {
  const radii = radiiIn(task, { side: box.width, rings: parts.slices.length });
  fillRings(sheet, task, parts, { center: [box.x + box.width / 2, box.y + box.height / 2], ...radii });
}

function fillRings(
  sheet: Sheet,
  task: Task,
  { slices, series, max }: RingParts,
  { center, inner, outer }: Rings,
): void {
  const { look } = task;
  const pitch = (outer - inner) / slices.length;
  const gap = Math.min(Math.max(look.gapPx, pitch * 0.18), pitch * 0.5);
  for (const [at, slice] of slices.entries()) {
    const ringOuter = outer - at * pitch - gap / 2;
    const ringInner = Math.max(0.5, ringOuter - pitch + gap);
    drawTrack(sheet, task, { center, outer: (ringOuter + ringInner) / 2, from: 0, to: SWEEP });
    if (slice.value === null || slice.value <= 0) continue;
    const share = Math.min(1, slice.value / max);
    const sector: Sector = {
      center,
      inner: ringInner,
      outer: ringOuter,
      from: 0,
      to: Math.max(share * SWEEP, 1 / ringOuter),
    };
    const points = sectorOutline(sector);
    const box = boxOf(points);
    draw(
      sheet,
      {
        role: "mark",
        path: sectorPath(sector),
        fill: slice.colour,
        stroke: null,
        datum: { point: slice.points[0] ?? 0, series },
        series,
        label: slice.words,
        box,
      },
      { kind: "outline", points, box },
    );
  }
}

/** The way that a full ring would go. */
function drawTrack(sheet: Sheet, { look }: Task, track: Omit<Sector, "inner">): void {
  const points = sectorOutline({ ...track, inner: track.outer - 0.01 });
  draw(sheet, {
    role: "guide",
    path: arcPath(track),
    fill: null,
    stroke: look.track,
    strokeWidth: look.hairPx,
    box: boxOf(points),
  });
}
