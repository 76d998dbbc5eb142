/**
 * Years that are past stand in front of now, whichever word leads them: "There are now 412 pubs; in 1950 there were 800 and by 1990 600" → 1950 · 1990 · Now.
 * Not "42 now, 55 by 2031", which is to come.
 */
import { THIS_YEAR } from "../../lexicon/calendar.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";

const CUES: readonly string[] = ["by", "from"];
const NEAR = 0.001;

const isNow = ({ axis }: ReadingPoint): boolean => axis?.family === "relative" && Math.abs(axis.order) < NEAR;
const isPast = ({ axis }: ReadingPoint): boolean => axis?.family === "year" && axis.order < THIS_YEAR;

/** The readings, the best with its years in order and now behind them. */
export function withPastYears(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [] } = best?.reading ?? {};
  const [first] = points;
  if (!best || !first || points.length < 3 || !says(scan, CUES) || !isNow(first) || !points.slice(1).every(isPast))
    return rows;
  const places = points.map((_, at) => at).slice(1);
  const placeOf = (at: number): number => points[at]?.axis?.order ?? 0;
  const order = [...places.toSorted((one, other) => placeOf(one) - placeOf(other)), 0];
  const reading = {
    ...best.reading,
    points: order.flatMap((at) => points[at] ?? []),
    cells: order.map((at) => cells[at] ?? []),
  };
  return [{ ...best, reading }, ...others];
}
