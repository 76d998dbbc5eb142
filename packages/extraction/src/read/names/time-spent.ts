/**
 * "2.5 hours go on lessons, 1.5 on marking" tells of time, and of no "Hours go". Not "Opening hours: …", which is what is shown.
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const DEALT =
  /\d ?(?:hours?|minutes?|mins?|hrs?)(?: of (?:my|our|the|his|her|their) (?:day|time|week))? (?:go|goes|went|gets?|got)(?: (?:on|to|into|towards|in))? \p{L}/iu; // catches "2.5 hours go on lessons", not "2 hours ago"

/** The readings, the best under a plain name. */
export function withTimeSpent({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { series = [], figures = [] } = best?.reading ?? {};
  if (!best || series.length !== 1 || series[0] !== "" || !figures[0]?.unit || !matches(text, DEALT)) return rows;
  return [{ ...best, reading: { ...best.reading, series: ["Time"] } }, ...others];
}
