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
const YEAR = 12;

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

const RANGE = /^(?: ?[-–] ?| to )$/u; // catches "-" of "jan-mar", not ", "

/** "sales jan-mar 5 8 3": as many figures as the months have, of which the first is no day. */
function rangeFigures(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const at = mentions.findIndex(
    (mention, place) =>
      isMonth(mentions[place - 1], "month") &&
      isMonth(mention, "date") &&
      RANGE.test(scan.text.slice(mentions[place - 1]?.end, mention.start)),
  );
  const [date, ...rest] = mentions.slice(Math.max(at, 0));
  const [month, figure] = [monthAt(scan, date?.from ?? 0), figureAt(scan, (date?.from ?? 0) + 1)];
  const first = monthAt(scan, mentions[at - 1]?.from ?? 0);
  if (at < 1 || !month || !figure || !first || !rest.every(isFigure)) return mentions;
  const last = { ...month, to: month.from + 1 };
  const months = (Math.round((last.order - first.order + 1) * YEAR) % YEAR) + 1; // orders are years
  return months > 2 && rest.length + 1 === months ? [...mentions.slice(0, at), last, figure, ...rest] : mentions;
}

export function monthRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.some((mention) => isMonth(mention, "date"))) return runsOfDays(scan, rangeFigures(scan, mentions));
  return mentions;
}

function runsOfDays(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
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
