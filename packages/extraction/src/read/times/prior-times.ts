/**
 * What was before is told behind what is: "3.27%. It was 3.34% a week ago and 3.51% a year ago" → A year ago, a week ago, Now; "2.8% in June,
 * 3.1% in the previous month" → Previous month, June. Not "Ann 12, last year's winner 9", nor where times of one year are told on.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const SPAN = "(day|week|month|quarter|season|year|decade)";
const PRIOR = new RegExp(
  `^(?:the |an? )?(?:(?:previous|prior|preceding|last|same \\p{L}+ last) ${SPAN}(?:['’]s)?|${SPAN}[- ](?:ago|earlier|before)(?: ${SPAN})?|yesterday)$`,
  "iu",
); // catches "previous month", "week ago" and "year-ago quarter", not "last stop"
const DAYS: ReadonlyMap<string, number> = new Map([
  ["day", 1],
  ["week", 7],
  ["month", 30],
  ["quarter", 91],
  ["season", 120],
  ["year", 365],
  ["decade", 3650],
]);
const BEFORE = /^(?:the )?(?:previous|prior|preceding)/iu; // catches "Previous year", not "Last year"

/** How many days before now; null of what is no such time. */
function daysBefore(name: string): number | null {
  const found = PRIOR.exec(name);
  if (!found) return null;
  const span = (found[1] ?? found[2] ?? "day").toLowerCase();
  return (DAYS.get(span) ?? 1) + (BEFORE.test(name) ? 0.5 : 0);
}

/** "Last week's" → "Last week", "Year-ago" → "Year ago". */
const plainName = (name: string): string => name.replace(/['’]s$/u, "").replace(/-(?=ago\b)/u, " "); // catches the "'s" of "week's" and the "-" of "year-ago"

const TIMED =
  /\b(?:now|today|tonight|this|current|latest|after|then|next|start|before|recently|\p{L}*day|\p{L}*(?:week|month|quarter|year)s?)\b/iu; // catches "this week" and "Today", not "New cases"
const FAMILIES: ReadonlySet<string> = new Set(["month", "quarter", "weekday", "date", "clock"]);

/** Marks that have no place beside "the previous month": June, Thursday; or last year beside the previous one. */
const isUnordered = (lone: ReadingPoint | undefined, { length }: readonly ReadingPoint[]): boolean =>
  lone?.axis ? FAMILIES.has(lone.axis.family) : lone === undefined && length === FEWEST;

const FEWEST = 2;

/** The readings, the best of them from then to now. */
export function withPriorTimes(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { series = [], points = [], cells = [] } = best?.reading ?? {};
  if (!best || series.length === 0 || points.length < FEWEST) return rows;
  const days = points.map(({ name }) => daysBefore(name));
  const lone = days.indexOf(null);
  const priors = days.filter((one) => one !== null).length;
  if (priors < points.length - 1 || priors === 0) return rows;
  if (lone < 0 && points.length === FEWEST && !points.some(({ name }) => BEFORE.test(name))) return rows;
  const axis = points[lone]?.axis;
  if (axis && axis.family === "relative" && axis.order > 0) return rows; // "next year"
  const told = lone >= 0 && (!axis || (axis.family === "relative" && !TIMED.test(points[lone]?.name ?? "")));
  const [start = 0] = cells[lone]?.[0]?.spans[0] ?? [];
  const order = [...points.keys()].toSorted((a, b) => (days[b] ?? 0) - (days[a] ?? 0));
  const named = order.map((at): ReadingPoint => {
    const point = points[at];
    const name = told && at === lone ? "Now" : plainName(point?.name ?? "");
    return { name, axis: relativeMark(name, -(days[at] ?? 0), start) };
  });
  const isFirst = cells.every((row, at) => at === lone || (row[0]?.spans[0]?.[0] ?? 0) > start);
  if (!told && !isUnordered(points[lone], points)) return rows;
  if (told && (series.length > 1 || !isFirst)) return rows; // now is told in front of what was
  const reading = { ...best.reading, points: named, cells: order.map((at) => cells[at] ?? []) };
  return [{ ...best, reading }, ...others];
}
