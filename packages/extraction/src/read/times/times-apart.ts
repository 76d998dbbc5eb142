/**
 * Times of one thing and others' names are no one list: "Inflation eased to 2.4% in March from 2.6% in February, with Germany at
 * 2.3%, France 2.4% and Spain 3.3%" → Germany · France · Spain. The larger part stays. Not "2019 12, 2020 15, target 20, plan 25".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LEAST = 2;
const CALENDAR: ReadonlySet<string> = new Set(["year", "month", "quarter", "date"]);
const PROPER = /^\p{Lu}[^\d]*$/u; // catches "Germany", not "target" or "S1 2022"

/** "… in May as imports fell to 337bn": a clause of its own, with what it tells of in small letters. */
const CLAUSE = /^[^.;:!?]*?(?:,? (?:as|while|whereas|whilst)|, with) (?:the )?\p{Ll}/u; // catches " in May as imports", not ", target "

/** The readings, the best without the smaller part of such a mixed list. */
export function withTimesApart({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [], cells = [], figures = [] } = best?.reading ?? {};
  const timed = points.filter(({ axis }) => axis && axis.family !== "relative" && axis.family !== "step").length;
  const ends = points.map(({ axis }, at) => (axis ? (cells[at]?.[0]?.spans[0]?.[1] ?? 0) : 0));
  const calendar = points.every(({ axis }) => !axis || CALENDAR.has(axis.family));
  const clause = calendar && points[0]?.axis !== undefined && CLAUSE.test(text.slice(Math.max(...ends)));
  const isNamed = (name: string): boolean =>
    (PROPER.test(name) && text.indexOf(name) > 0) || (clause && !/\d/u.test(name)); // catches "S1 2022", not "imports"
  const named = points.filter(({ axis, name }) => !axis && isNamed(name)).length;
  const turns = points.filter(
    ({ axis }, at) => at > 0 && (axis === undefined) !== (points[at - 1]?.axis === undefined),
  );
  if (!best || series.length > 1 || turns.length > 1 || timed < LEAST || named < LEAST || timed + named < points.length)
    return rows;
  const keepsTimes = timed > named || (timed === named && points[0]?.axis !== undefined);
  const kept = points.map(({ axis }) => (axis !== undefined) === keepsTimes);
  const cellsKept = cells.filter((_, at) => kept[at]);
  const starts = new Set(cellsKept.flatMap(([cell]) => cell?.spans.map(([start]) => start) ?? []));
  const reading = {
    ...best.reading,
    points: points.filter((_, at) => kept[at]),
    cells: cellsKept,
    figures: figures.filter(({ start }) => starts.has(start)),
  };
  return [{ ...best, reading }, ...more];
}
