/**
 * Radial bars: a ring per point on one scale from zero, starting at 12 o'clock, its name and value at the start or in a
 * list; three quarters of a turn are 100% for shares, a round maximum for amounts.
 */
import { bestOf, type Way } from "../../best-of.ts";
import { looksFrom } from "../../look.ts";
import { indicesOf, valueAt } from "../../order.ts";
import { drawMultiples } from "../../parts/multiples.ts";
import type { Sheet } from "../../sheet.ts";
import { type Kind, type Task, valuesOf } from "../kind.ts";
import { roundMaximum } from "../round-maximum.ts";
import { joinedPoints, joinNote, MOST_SLICES, slicesOf } from "../slices.ts";
import { drawRings } from "./rings.ts";

export const radial: Kind = {
  unfit: (chart) => {
    const values = valuesOf(chart);
    if (values.length === 0) return "There is no figure to draw.";
    if (values.some((value) => value < 0)) return "Rings can't show negative values.";
    if (values.every((value) => value === 0)) return "All values are zero, so there is no ring to draw.";
    if (!chart.whole && chart.points.length > MOST_SLICES) return `More than ${MOST_SLICES} rings can't be told apart.`;
    return null;
  },
  unsuited: (chart) => (chart.axis === "time" ? "Rings don't show how something went over time." : null),
  draw: (task) => bestOf(waysOf(task)),
};

/** Rings are as high as wide, with names at their left. */
const RING_RATIO = 1.1;

function waysOf(task: Task): readonly Way[] {
  const counts = [MOST_SLICES, 8, 6, 4, 3].filter((most) => most === MOST_SLICES || most < task.order.length);
  const max = maximumOf(task);
  const keys = ["start", "list", "none"] as const;
  return keys.flatMap((key) =>
    (key === "none" ? [MOST_SLICES] : counts).flatMap((most) =>
      looksFrom(task.look).map(
        (look): Way =>
          () => {
            const sheet = drawMultiples(
              { ...task, look },
              (room, series) => {
                const slices = slicesOf(task, { series, most });
                return drawRings({ ...task, look, room }, { slices, series, max, key });
              },
              { ratio: RING_RATIO },
            );
            return sheet && withNotes(task, sheet, { most, key });
          },
      ),
    ),
  );
}

/** The value of a full ring. */
function maximumOf({ chart }: Task): number {
  const values = valuesOf(chart);
  const most = Math.max(...values);
  if (chart.unit === "%" && most <= 100) return 100;
  if (chart.whole)
    return Math.max(
      ...indicesOf(chart.series).map((at) => valuesOf(chart, [at]).reduce((sum, value) => sum + value, 0)),
    );
  return roundMaximum(most);
}

function withNotes(task: Task, sheet: Sheet, { most, key }: { most: number; key: "start" | "list" | "none" }): Sheet {
  const { joined } = joinedPoints(task, most);
  const lost = key === "none" ? task.order : joined;
  const values = lost.flatMap((point) =>
    indicesOf(task.chart.series).filter((series) => valueAt(task.chart, point, series) !== null),
  );
  sheet.droppedValues += values.length;
  sheet.shortenedNames += lost.length;
  if (joined.length > 0) sheet.notes.push(joinNote(joined));
  return sheet;
}
