/**
 * A month told without its year is later than those told with theirs: "7.36m in May, down from 7.39m in April and a peak of 7.77m in
 * September 2023" → September 2023 · April · May, steps without a distance; so is a day of the week: "$67 on Monday, $99 in 2022" → 2022 · Monday. Not "in September 2023 7.77m, in April 7.39m", where each
 * goes on from the one before.
 */
import { THIS_YEAR } from "../../lexicon/calendar.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";

const PARTS: ReadonlySet<string> = new Set(["year", "month", "quarter", "season", "date", "weekday"]);
/** Behind every year that is told. */
const LATE = 9000;
/** Days of the week are of this week. */
const THIS_WEEK = 900;
const TO_COME = 5000;

/** Months that run on into the next year have orders up to 2. */
const YEARS = 1000;

const isYearless = ({ axis }: ReadingPoint): boolean =>
  axis?.family !== "year" && (axis?.family === "weekday" || (axis?.order ?? LATE) < YEARS);

function placed({ family, order }: AxisMark, yearless: boolean): number {
  if (yearless) return LATE + (family === "weekday" ? THIS_WEEK : 0) + order;
  return order > THIS_YEAR ? LATE + TO_COME + order : order;
}

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
    const order = placed(axis, isYearless(point));
    return { ...point, axis: { ...axis, family: "date", order, position: null } };
  });
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
