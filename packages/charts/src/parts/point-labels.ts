/**
 * Points on lines with their values in, labels beside them that touch nothing else out.
 *
 *   placePointLabels(sheet, labels, { look, within: room }) // how many found no place
 */
import { boxesOverlap, boxInside } from "../geometry/overlap.ts";
import type { Look } from "../look.ts";
import type { Box, Datum } from "../scene.ts";
import { isFree, type Sheet, write } from "../sheet.ts";
import { advanceWidth, heightOfLines } from "../text/measure.ts";
import { MARKER_SCALE } from "./marks.ts";

export type PointLabel = {
  x: number;
  y: number;
  /** Radius of the dot. */
  radiusPx: number;
  text: string;
  datum: Datum;
  fill: string;
  /** Where it stands best: over a peak, under a valley. */
  side: "above" | "below";
};

/** `edges`: upright lines that a label crosses only where it has no other place. */
export type Placement = { look: Look; within: Box; edges?: readonly number[] };

/** Share of the size that stays free between a dot and its label. */
const GAP_EM = 0.12;

/** Share of the size that stays free between two values side by side. */
const APART_EM = 0.25;

/** Room over the highest point for its label. */
export const labelRoomPx = ({ labelPx, linePx }: Look): number =>
  Math.ceil(heightOfLines(1, labelPx) + linePx * MARKER_SCALE + labelPx * GAP_EM) + 1;

/** How often the labels that found no place are tried first. */
const ROUNDS = 4;

/** Writes the labels that find a place; answers how many did not. */
export function placePointLabels(sheet: Sheet, labels: readonly PointLabel[], placement: Placement): number {
  const before = sheet.texts.length;
  let order = labels;
  let fewest = labels.length + 1;
  let best: Sheet["texts"] = [];
  for (let round = 0; round < ROUNDS && fewest > 0; round++) {
    sheet.texts.length = before;
    const homeless = order.filter((label) => !place(sheet, label, placement));
    if (homeless.length < fewest) {
      fewest = homeless.length;
      best = sheet.texts.slice(before);
    }
    order = [...homeless, ...order.filter((label) => !homeless.includes(label))];
  }
  sheet.texts.length = before;
  sheet.texts.push(...best);
  return labels.length === 0 ? 0 : fewest;
}

function place(sheet: Sheet, label: PointLabel, { look, within, edges = [] }: Placement): boolean {
  const sizePx = look.labelPx;
  const width = advanceWidth(label.text, { sizePx, weight: 600 });
  const height = heightOfLines(1, sizePx);
  const free = candidates(label, { width, height, gap: sizePx * GAP_EM }).filter((box) => {
    const apart = { ...box, x: box.x - sizePx * APART_EM, width: width + 2 * sizePx * APART_EM };
    const stands = isFree(sheet, box) && !isCutOff(sheet, label, box);
    return boxInside(box, within) && stands && !sheet.texts.some((text) => boxesOverlap(text.box, apart));
  });
  const isClear = ({ x, y }: Box): boolean => y < label.y || edges.every((edge) => edge <= x || edge >= x + width);
  const spot = free.find(isClear) ?? free[0];
  if (!spot) return false;
  write(sheet, {
    role: "value",
    text: label.text,
    x: spot.x + width / 2,
    top: spot.y,
    anchor: "middle",
    sizePx,
    weight: 600,
    fill: label.fill,
    datum: label.datum,
  });
  return true;
}

/** Whether another line or dot stands between the dot and a label far over or under it: that would seem to be the label's. */
function isCutOff(sheet: Sheet, { x, y, radiusPx }: PointLabel, { y: top, height }: Box): boolean {
  const near = radiusPx + height * 0.5;
  const [from, to] = top > y ? [y + near, top] : [top + height, y - near];
  return to > from && !isFree(sheet, { x, y: from, width: 0, height: to - from });
}

type Size = { width: number; height: number; gap: number };

function candidates({ x, y, radiusPx, side }: PointLabel, { width, height, gap }: Size): readonly Box[] {
  const reach = radiusPx + gap;
  const at = (dx: number, dy: number): Box => ({
    x: x + dx - width / 2,
    y: Math.round(y + dy - height / 2),
    width,
    height,
  });
  const vertical = (sign: number): readonly Box[] => {
    const near = sign * (reach + height / 2);
    const far = sign * (reach + height * 0.85);
    const corner = width / 2 + reach * 0.6;
    return [
      at(0, near),
      at(-0.3 * width, near),
      at(0.3 * width, near),
      at(-corner, sign * height * 0.55),
      at(corner, sign * height * 0.55),
      at(-corner, sign * height * 0.3),
      at(corner, sign * height * 0.3),
      at(0, far),
      at(-0.45 * width, far),
      at(0.45 * width, far),
      at(-0.56 * width, near),
      at(0.56 * width, near),
    ];
  };
  const beside = (sign: number): Box => ({ ...at(0, 0), x: sign > 0 ? x + reach : x - reach - width });
  // Over a steep line that starts at the picture's edge: a little away rather than in a row below all the names.
  const away = (sign: number): readonly Box[] => [1.15, 1.5].map((far) => at(0, sign * (reach + height * far)));
  const first = side === "above" ? -1 : 1;
  return [...vertical(first), ...vertical(-first), beside(1), beside(-1), ...away(first), ...away(-first)];
}
