/**
 * "mayfly 1 day, mouse 24 months, rat 36 months" → mouse and rat alone: days and months stand on no common axis (days and years do, since
 * `settle/unit-sizes.ts` tells the one in the other), where a near reading takes the same values but those of another measure of the kind. Not "3 km in 20 minutes".
 */
import type { Figure } from "../../recognize/mention.ts";
import { KINDS } from "../../recognize/told/same-unit.ts";
import type { Ranked } from "../rank/score.ts";

const NEAR = 4;

const pointsOf = ({ reading: { points, cells } }: Ranked): Set<string> =>
  new Set(points.map(({ name }, at) => `${name.toLowerCase()} ${cells[at]?.[0]?.value}`));

const [CLOCK = {}, CALENDAR = {}] = KINDS;

/** Days beside months: both are time, and neither is told in the other ("14 hours" beside "2 days" is). */
const isOther = (one: Figure, other: Figure): boolean =>
  CLOCK[one.unit?.symbol ?? ""] !== undefined && CALENDAR[other.unit?.symbol ?? ""] !== undefined;

/** The readings, in front the one that leaves such values out. */
export function withOneUnit(rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best || (best.parts.units ?? 0) === 0 || best.reading.series.length > 1 || best.reading.points.length < 3)
    return rows;
  const { figures } = best.reading;
  if (!figures.some((one) => figures.some((other) => isOther(one, other)))) return rows;
  const all = pointsOf(best);
  const plain = rows.slice(1, NEAR).find((row) => {
    const own = pointsOf(row);
    return (row.parts.units ?? 0) === 0 && own.size > 1 && [...own].every((point) => all.has(point));
  });
  return plain ? [{ ...plain, odds: best.odds ?? 0 }, ...rows.filter((row) => row !== plain)] : rows;
}
