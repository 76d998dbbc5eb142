/**
 * Points along x in, their places, the names below them and, where asked for, a strip of their values out, with the box
 * that is left for the drawing.
 *
 *   const base = baseOf(task, { axis: null, values: "labels", edge: "slots" });
 */

import type { Chart } from "@charticle/contract";
import { nameOf, type Task } from "../kinds/kind.ts";
import type { Values } from "../look.ts";
import { hasPositions } from "../order.ts";
import type { Box } from "../scene.ts";
import { merge, newSheet, type Sheet } from "../sheet.ts";
import { charactersOf } from "../text/wrap.ts";
import { planNames } from "./name-axis.ts";
import type { Axis } from "./value-axis.ts";
import { planStrip, stripLeadPx, stripWidths } from "./value-strip.ts";

export type BaseOptions = {
  /** Of the values, whose ticks stand at the left; null where there is none. */
  axis: Axis | null;
  /** As a strip they stand in rows below the names. */
  values: Values;
  /** Width kept free at the right, for the names of lines. */
  rightPx?: number | undefined;
  /** `slots`: each point has its share of the width (bars). `points`: first and last stand near the edges (lines). */
  edge: "slots" | "points";
  /** Share of the width that a slot takes at most: few bars stand together in the middle. */
  slotShare?: number;
  /** Height kept free at the bottom for a note. */
  notePx?: number;
};

/** Values below the names are a second best to values at the marks. */
const STRIP_STRAIN = 1.5;
/** Share of the room under which a plot is too low to show its shape. */
const LOW_PLOT = 0.55;

/**
 * A plot higher than this times its width stretches every slope, and a circle floats far below its title: the rest of a
 * tall picture stays free below.
 */
const MOST_HEIGHT_SHARE = 1.25;

export const unstretched = (room: Box): Box => ({
  ...room,
  height: Math.min(room.height, room.width * MOST_HEIGHT_SHARE),
});

export type Base = {
  sheet: Sheet;
  box: Box;
  /** Places of the points in drawing order. */
  xs: readonly number[];
  /** The narrowest distance of two points. */
  slotPx: number;
};

/** Places from 0 to 1 in drawing order: by date where dates are known, else even (craft rule 3). */
export function placesOf({ chart, order }: Pick<Task, "chart" | "order">): readonly number[] {
  const positions = order.map((point) => chart.points[point]?.position ?? 0);
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  if (hasPositions(chart) && last > first) return positions.map((position) => (position - first) / (last - first));
  return order.map((_, at) => (order.length === 1 ? 0.5 : at / (order.length - 1)));
}

const narrowest = (places: readonly number[]): number =>
  places.slice(1).reduce((least, place, at) => Math.min(least, place - (places[at] ?? 0)), 1);

/** Bars at true dates need room for the narrowest gap: beyond so many slots they stand evenly. */
const MAX_SLOTS = 40;

function slotPlaces(task: Task): { places: readonly number[]; slots: number } {
  const places = placesOf(task);
  const slots = 1 / narrowest(places) + 1;
  if (slots <= Math.max(MAX_SLOTS, task.order.length)) return { places, slots: task.order.length === 1 ? 1 : slots };
  const even = task.order.map((_, at) => at / (task.order.length - 1));
  return { places: even, slots: task.order.length };
}

export function xsOf(
  task: Task,
  { x, width }: Box,
  { edge, slotShare = 1, endPx }: Pick<BaseOptions, "edge" | "slotShare"> & { endPx?: number },
): { xs: readonly number[]; slotPx: number } {
  if (edge === "slots") {
    const { places, slots } = slotPlaces(task);
    const slotPx = Math.min(width / slots, width * slotShare);
    const used = slotPx * slots;
    const left = x + (width - used) / 2 + slotPx / 2;
    return { xs: places.map((place) => left + place * (used - slotPx)), slotPx };
  }
  const places = placesOf(task);
  const count = task.order.length;
  const pad = Math.min(width * 0.06, width / (2 * count));
  const used = width - pad - Math.min(pad, endPx ?? pad);
  return { xs: places.map((place) => x + pad + place * used), slotPx: narrowest(places) * used };
}

/** Names of so many characters are dates, ages and the like: those between two of them can be told. */
const SKIPPED_CHARACTERS = 12;

/** Whether dates have no even step, by which the last one could be told. */
export function hasUnevenDates(chart: Chart): boolean {
  if (!hasPositions(chart)) return false;
  const places = chart.points.map(({ position }) => position ?? 0).sort((a, b) => a - b);
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  return Math.max(...gaps) > Math.min(...gaps) * 1.2;
}

/** Whether every n-th name is enough: along time, and along steps with short names. */
export const skipsNames = ({ axis, points }: Chart): boolean =>
  axis === "time" ||
  (axis === "steps" && points.every(({ name }) => charactersOf(name.trim()).length <= SKIPPED_CHARACTERS));

/**
 * Null where a name would be lost, where a strip is asked for and the values don't fit in it, or where nothing is left
 * for the drawing.
 */
export function baseOf(task: Task, options: BaseOptions): Base | null {
  const { room, look, chart, order } = task;
  const { axis, rightPx = 0 } = options;
  const inStrip = options.values === "strip";
  const ticksPx = axis ? axis.widthPx + look.smallPx * 0.6 : 0;
  const leftPx = ticksPx || (inStrip ? stripLeadPx(task) : 0);
  const inner = { ...room, x: room.x + leftPx, width: room.width - leftPx - rightPx };
  // Names of lines stand right at their ends.
  const { xs, slotPx } = xsOf(task, inner, rightPx > 0 ? { ...options, endPx: look.linePx * 2 } : options);
  // Below the ticks' column names may begin: the first one stands under its point.
  const bounds = { from: axis ? room.x : inner.x, to: room.x + room.width };
  const isUneven = hasUnevenDates(chart);
  const names = planNames({
    look,
    names: order.map((point) => nameOf(chart, point)),
    positions: hasPositions(chart) ? order.map((point) => chart.points[point]?.position ?? 0) : undefined,
    points: order,
    xs,
    bounds,
    toTheLast: isUneven,
    // each column of a strip needs its name
    maySkip: !inStrip && !isUneven && skipsNames(chart),
    ticksPx,
    ...(inStrip ? { leastPx: stripWidths(task) } : {}),
  });
  const standing = names.centres.filter((centre) => centre !== null).length;
  if (standing < (skipsNames(chart) ? Math.min(2, order.length) : order.length)) return null;
  const strip = inStrip ? planStrip(task, { centres: names.centres, left: room.x, right: room.x + room.width }) : null;
  if (inStrip && !strip) return null;
  const below = names.heightPx + (strip?.heightPx ?? 0) + (options.notePx ?? 0);
  // On a whole pixel: bars and axis end crisply, and names keep their distance to it.
  const bottom = Math.round(room.y + room.height - below);
  const box = { ...inner, height: bottom - room.y };
  if (strip && box.height < room.height * 0.3) return null;
  const sheet = newSheet();
  merge(sheet, names.at(bottom));
  sheet.strain += names.strain + (strip ? STRIP_STRAIN : 0) + (box.height < room.height * LOW_PLOT ? 1 : 0);
  if (strip) merge(sheet, strip.at(bottom + names.heightPx));
  return { sheet, box, xs, slotPx };
}
