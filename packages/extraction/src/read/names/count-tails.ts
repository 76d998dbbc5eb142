/**
 * How many there were is no part of a name where each value is told of so many: "Leeds brought 84 leads at £5.10 each, Bristol 61 at £6.80" → Bristol, not
 * Bristol 61; "Ana closed 12 deals worth $84k, Ben 9 worth $102k" alike. Not "iPhone 15 at £799, iPhone 14 at £649",
 * nor "U2 in 11 minutes, Maroon 5 in 48".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LINK = "(?:worth|for|at|in|with|over|costing|totalling)";
const TOLD = new RegExp(`(?:^|[\\s(])\\d[\\d.,]*(?: \\p{L}[\\p{L}'’-]*){0,2} ${LINK} $`, "u"); // catches "84 leads at " and "61 at ", not "cost "
const TAIL = new RegExp(`^(\\p{L}.*?) \\d[\\d.,]*(?: ${LINK})?$`, "u"); // catches "Bristol 61" and "Ben 9 worth", not "61 leads"

/** The readings, the best with such names short. */
export function withoutCountTails({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  const [first, ...later] = points;
  if (!best || !first || later.length === 0 || series.length > 1 || points.some(({ axis }) => axis)) return rows;
  if (TAIL.test(first.name) || !later.some(({ name }) => TAIL.test(name))) return rows;
  const starts = cells.map(([cell]) => (cell?.kind === "stated" ? (cell.spans[0]?.[0] ?? -1) : -1));
  if (!starts.every((start) => start > 0 && TOLD.test(text.slice(0, start)))) return rows;
  const named = points.map((point) => ({ ...point, name: TAIL.exec(point.name)?.[1] ?? point.name }));
  if (new Set(named.map(({ name }) => name.toLowerCase())).size < named.length) return rows;
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
