/** "12 today, 15 on Monday, 19 on Tuesday": days from now on are told in their order, which the days of the week do not know. */
import type { Ranked } from "../rank/score.ts";

const AHEAD = /^to(?:day|morrow|night)$/iu; // catches "today", not "Monday"

/** The readings, the best with such days as steps in the order told. */
export function withTodayFirst(rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first, ...later] = best?.reading.points ?? [];
  if (!best || !first || later.length === 0 || !AHEAD.test(first.name)) return rows;
  if (!first.axis || !later.every(({ axis }) => axis?.family === "weekday")) return rows;
  const points = best.reading.points.map((point, order) =>
    point.axis ? { ...point, axis: { ...point.axis, family: "step" as const, order, position: null } } : point,
  );
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
