/**
 * The only figure that goes by a time, in a sentence of its own beside three or more that go by names, is none of them: "The jobless rate
 * edged down to 14.1% in June. Spain had 24.6%, Germany 6.4% and Italy 20.1%" → without June.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { withoutPoint } from "./without-point.ts";

const FEWEST = 4;
const STOP = /[.!?]["”’)]? /u; // catches ". ", not "3.5"
const DATED: ReadonlySet<string> = new Set(["month", "year", "quarter", "date", "season"]);

/** Names that tell a time too: "3 in September, 9 by half-term". */
const DAY = /^(?:\d|christmas|easter|half-term|term|halloween|new year|launch|opening|start|end)/iu; // catches "8th" and "Christmas", not "Spain"

/** The readings, the best without such a figure. */
export function withoutLoneDated({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length > 1 || cells.some(([cell]) => cell?.kind !== "stated"))
    return rows;
  const [lone = -1, more] = points.flatMap(({ axis }, at) => (axis ? [at] : []));
  if (lone < 0 || more !== undefined || !DATED.has(points[lone]?.axis?.family ?? "")) return rows;
  if (points.some(({ name }, at) => at !== lone && DAY.test(name))) return rows; // "1st Nov — 55. 8th — 73"
  const spans = cells.map(([cell]) => cell?.spans[0] ?? [0, 0]);
  const [start = 0, end = 0] = spans[lone] ?? [];
  const apart = spans.every(
    ([from = 0, to = 0], at) => at === lone || STOP.test(from > end ? text.slice(end, from) : text.slice(to, start)),
  );
  if (!apart) return rows;
  return [{ ...best, reading: withoutPoint(best.reading, lone) }, ...others];
}
