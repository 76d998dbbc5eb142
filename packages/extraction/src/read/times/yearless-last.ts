/**
 * A month told without its year is later than those told with theirs: "7.36m in May, down from 7.39m in April and a peak of 7.77m in
 * September 2023" → September 2023 · April · May, steps without a distance. Not "in September 2023 7.77m, in April 7.39m", where each
 * goes on from the one before.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";

const PARTS: ReadonlySet<string> = new Set(["month", "quarter", "season", "date"]);
/** Behind every year that is told. */
const LATE = 9000;

/** Months that run on into the next year have orders up to 2. */
const YEARS = 1000;

const isYearless = ({ axis }: ReadingPoint): boolean => (axis?.order ?? LATE) < YEARS;

/** The readings, the best with such times behind. */
export function withYearlessLast(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [] } = best?.reading ?? {};
  if (!best || points.length < 2 || !points.every(({ axis }) => axis && PARTS.has(axis.family))) return rows;
  const yearless = points.filter(isYearless);
  if (yearless.length === 0 || yearless.length === points.length) return rows;
  const told = points.map((point): ReadingPoint => {
    const { axis } = point;
    if (!axis) return point;
    const order = isYearless(point) ? LATE + axis.order : axis.order;
    return { ...point, axis: { ...axis, order, position: null } };
  });
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
