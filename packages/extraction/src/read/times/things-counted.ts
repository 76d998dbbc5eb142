/**
 * Trees and shops that a text counts are no course: "My three lemon trees carried 12, 31 and 7" → Tree 1 · Tree 2 · Tree 3, side by side.
 * Years counted on are one: "Over five years sales went 100, 120, 95, …" and no five years of a school.
 */

import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { singular } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";

const YEARS =
  /\b(?:over|for|in|during|these|last|past|first|after) (?:the (?:last|past|first|next) )?[\p{L}\d]+ years\b/iu; // catches "over five years", not "years 7 to 9"
const NUMBERED = /^(\p{L}[\p{L}-]*) \d+$/u; // catches "Tree 1", not "1"

function plainPoint(point: ReadingPoint, counted: boolean): ReadingPoint {
  const { axis, name } = point;
  if (axis?.family !== "step" || !axis.noun) return point;
  const noun = singular(NUMBERED.exec(name)?.[1]?.toLowerCase() ?? "");
  if (noun === "year" && counted) {
    const { noun: _, ...course } = axis;
    return { name, axis: course };
  }
  return noun === "" || STEP_NOUNS.has(noun) || STEP_NOUNS.has(axis.noun) ? point : { name };
}

/** "under-10s 1, under-12s 2, seniors 4": the one group without ages is one more band, and no time. */
function banded(points: readonly ReadingPoint[]): readonly ReadingPoint[] {
  const bands = points.filter(({ axis }) => axis?.family === "band").length;
  if (bands < 2 || bands !== points.length - 1) return points;
  return points.map((point) =>
    point.axis?.family === "relative" ? { ...point, axis: { ...point.axis, family: "band" } } : point,
  );
}

/** The readings, the best with such points. */
export function withThingsCounted({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best?.reading.points.some(({ axis }) => axis?.family === "step" || axis?.family === "band")) return rows;
  const counted = matches(text, YEARS);
  const points = banded(best.reading.points).map((point) => plainPoint(point, counted));
  if (points.every((point, at) => point === best.reading.points[at])) return rows;
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
