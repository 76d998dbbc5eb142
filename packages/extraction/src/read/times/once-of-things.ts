/**
 * What one of several was before is none of them: "45 in England, down from 52 in 2015; 76 in Scotland; 62 in Wales" → England · Scotland · Wales. Only where it is
 * told right behind that one, as what it came from. Not "Leeds 40, from 38 in 2015", nor a list of times.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { withoutPoint } from "../whole/without-point.ts";

const FEWEST = 3;
const TIMES: ReadonlySet<string> = new Set(["year", "month", "quarter", "season", "date", "relative", "weekday"]);
const CAME_FROM =
  /^[^.;:!?\d]*(?:\b(?:up|down|risen|fallen) (?:sharply |slightly |steeply )?from|, (?:from|compared (?:with|to)|against|after)|\((?:up |down )?from) (?:just |only |about |around |a (?:record|high|low|peak) of )?\p{Sc}?$/iu; // catches " in England, down from ", not "; in 2015 "

/** The readings, the best without such a figure. */
export function withoutOnceOfThings({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length !== 1) return rows;
  const [once = -1, more] = points.flatMap(({ axis }, at) => (axis ? [at] : []));
  if (once < 0 || more !== undefined || !TIMES.has(points[once]?.axis?.family ?? "")) return rows;
  const starts = cells.map(([cell]) => (cell?.kind === "stated" ? (cell.spans[0] ?? null) : null));
  const own = starts[once];
  if (!own || starts.some((span) => !span)) return rows;
  const ends = starts.flatMap((span) => (span && span[1] <= own[0] ? [span[1]] : []));
  if (ends.length === 0 || (ends.length === starts.length - 1 && points.length === FEWEST)) return rows;
  return CAME_FROM.test(text.slice(Math.max(...ends), own[0]))
    ? [{ ...best, reading: withoutPoint(best.reading, once) }, ...others]
    : rows;
}
