/**
 * Months and figures in turn, without a mark between: "jan 22 feb 14 mar 9" tells of January to March, not of 22 February.
 * Read as days of months, the first month stands alone, right before them, and the last figure right behind them.
 */
import type { Scan } from "../../../text/scan.ts";
import { isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { monthAt } from "../../times/calendar-marks.ts";

/** Days of months in a run, at least: "Sales Jan 22 Feb 14" may be two dates. */
const FEWEST = 2;

const isMonth = (mention: Mention | undefined, family: "month" | "date"): boolean =>
  mention?.kind === "axis" && mention.family === family && mention.to - mention.from === (family === "month" ? 1 : 2);

/** The place of the figure that ends a run of days behind a month; 0 where there is none. */
function endOf(mentions: readonly Mention[], at: number): number {
  if (!isMonth(mentions[at], "month")) return 0;
  const follows = (place: number): boolean => mentions[place]?.from === mentions[place - 1]?.to;
  let end = at + 1;
  while (follows(end) && isMonth(mentions[end], "date")) end++;
  return end - at > FEWEST && follows(end) && isFigure(mentions[end]) ? end : 0;
}

export function monthRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some((_, at) => endOf(mentions, at) > 0)) return mentions;
  const settled: Mention[] = [];
  let done = -1;
  for (const [at, mention] of mentions.entries()) {
    const end = endOf(mentions, at);
    for (const { to } of mentions.slice(at, end)) {
      const [month, figure] = [monthAt(scan, to - 1), figureAt(scan, to)];
      if (month && figure) settled.push({ ...month, to: month.from + 1 }, figure);
    }
    if (end > 0) done = end;
    else if (at > done) settled.push(mention);
  }
  return settled;
}
