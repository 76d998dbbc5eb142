/** Names whose places are found, as they are written below the axis, with leaders where they stand off their points. */
import { boxesOverlap, type PointPx, strokeTouchesBox } from "../geometry/overlap.ts";
import type { Look } from "../look.ts";
import type { Box } from "../scene.ts";
import { type Sheet, writeLines } from "../sheet.ts";
import type { Wrapped } from "../text/wrap.ts";
import type { Bounds } from "./spread.ts";
import { drawRule } from "./value-axis.ts";

export type Placed = { at: number; x: number; centre: number; row: number; wrapped: Wrapped };

/** The centre of a name that stands under its point, or leans inwards at an edge. */
export const inBounds = (x: number, { widthPx }: Wrapped, { from, to }: Bounds): number =>
  Math.max(from + widthPx / 2, Math.min(to - widthPx / 2, x));

/** Whether a name on a row begins so far behind the one before. */
export const isBehind = ({ centre, wrapped }: Placed, before: Placed | undefined, clearPx: number): boolean =>
  !before || centre - wrapped.widthPx / 2 >= before.centre + before.wrapped.widthPx / 2 + clearPx;

type Written = { look: Look; names: readonly string[]; points: readonly number[] };

type Leader = { name: Placed; top: number; bendPx: number; end: number };

const leaderPoints = ({ name: { x, centre }, top, bendPx, end }: Leader): readonly PointPx[] =>
  bendPx > 0
    ? [
        [x, top],
        [x, top + bendPx],
        [centre, end],
      ]
    : [
        [x, top],
        [x, end],
      ];

export const drawLeader = (sheet: Sheet, look: Look, leader: Leader): void =>
  drawRule(sheet, look, leaderPoints(leader));

export const crossed = (sheet: Sheet, look: Look): boolean =>
  sheet.obstacles.some(
    (leader) =>
      leader.kind === "stroke" &&
      sheet.texts.some(({ box }) => strokeTouchesBox(leader.points, look.hairPx / 2 + 0.2, box)),
  );

export const overlapping = (boxes: readonly Box[]): boolean =>
  boxes.some((box, at) => boxes.slice(at + 1).some((other) => boxesOverlap(box, other)));

export function writeName(sheet: Sheet, options: Written, name: Placed & { top: number }): void {
  writeLines(
    sheet,
    { ...name.wrapped, whole: options.names[name.at] ?? "" },
    {
      role: "name",
      point: options.points[name.at] ?? name.at,
      x: name.centre,
      top: name.top,
      anchor: "middle",
      sizePx: options.look.labelPx,
      weight: 400,
      fill: options.look.palette.ink,
    },
  );
}
