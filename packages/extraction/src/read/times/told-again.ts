/**
 * Quarters and months told under two years go by both: "2021: Q1 4.2, Q2 4.8, Q3 5.1, Q4 6.0; 2022: Q1 5.5, Q2 5.9" → Q1 2021 … Q2
 * 2022, not Q1 twice. Not where each year has the same ones, which are a table.
 */
import { type AxisMark, isAxis, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";

const PARTS: ReadonlySet<string> = new Set(["quarter", "month", "season"]);
const YEAR = /\b((?:19|20)\d\d)$/; // catches "2021" and "Jan 2023", not "Q1"

/** The year that a mark tells, its own or one that it stands under. */
const yearOf = (axis: AxisMark): number | null => Number(YEAR.exec(axis.name)?.[1] ?? Number.NaN) || null;

/** Each time with the year it stands under, or a year on where it comes round again: "December …, February". */
function datedOn(points: readonly ReadingPoint[], years: readonly AxisMark[]): Map<ReadingPoint, ReadingPoint> {
  const dated = new Map<ReadingPoint, ReadingPoint>();
  let under: AxisMark | undefined;
  let last = 0;
  for (const point of points) {
    const { axis } = point;
    const mark = axis && years.findLast(({ start }) => start <= axis.start);
    const told = mark && yearOf(mark);
    if (!axis || !told) continue;
    if (mark !== under) last = PARTS.has(mark.family) && mark !== axis ? told + (mark.order % 1) : told;
    under = mark;
    if (yearOf(axis) !== null) {
      last = axis.order;
      continue;
    }
    const own = Math.floor(last) + (axis.order % 1);
    const order = own + 1e-6 < last ? own + 1 : own;
    last = order;
    const name = `${point.name} ${Math.floor(order)}`;
    dated.set(point, { name, axis: { ...axis, name, order, position: order } });
  }
  return dated;
}

/** The readings, the best with such times by year and part. */
export function withToldAgain(_: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points, series } = best?.reading ?? { points: [], series: [] };
  const bare = points.map(({ name }) => name.toLowerCase().replace(YEAR, "").trim());
  const again = points.some(
    ({ name }, at) => !YEAR.test(name) && bare.indexOf(bare[at] ?? "") !== bare.lastIndexOf(bare[at] ?? ""),
  );
  if (!best || !again || points.some(({ axis }) => !axis || !PARTS.has(axis.family))) return rows;
  const years = mentions.filter(isAxis).filter((axis) => yearOf(axis) !== null);
  const inText = points.toSorted((one, two) => (one.axis?.start ?? 0) - (two.axis?.start ?? 0));
  const found = datedOn(inText, years);
  const dated = points.map((point): ReadingPoint => found.get(point) ?? point);
  if (new Set(dated.map(({ name }) => name.toLowerCase())).size < points.length) return rows;
  const plain = series.map((name) => (YEAR.test(name) ? "" : name));
  return [{ ...best, reading: { ...best.reading, points: dated, series: plain } }, ...others];
}
