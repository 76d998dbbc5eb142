/**
 * Beside last year's figures the others are this year's: "Heating: Jan 310, Feb 285. Last year: 342, 301" → This year · Last year, of
 * heating. Not "Budget: 310, 285. Last year: 342, 301", whose first is another thing.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LAST = /^(?:last|the previous|previous) (year|season|month|week|term|quarter)$/iu; // catches "Last year", not "last"
const OTHER =
  /\b(?:this|last|previous|budget|plan(?:ned)?|target|goal|forecast|actual|now|today|current|expected|(?:19|20)\d\d)\b/iu; // catches "Budget" and "2019", not "heating"

/** The readings, the best with its first series so. */
export function withYearsBeside(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { series = [], points = [], measure } = best?.reading ?? {};
  const [first = "", second = ""] = series;
  const unit = LAST.exec(second)?.[1]?.toLowerCase();
  if (!best || series.length !== 2 || !unit || first === "" || OTHER.test(first)) return rows;
  if (points.length < 2 || !points.every(({ axis }) => axis)) return rows;
  const reading = { ...best.reading, series: [`This ${unit}`, second], measure: measure ?? first };
  return [{ ...best, reading }, ...others];
}
