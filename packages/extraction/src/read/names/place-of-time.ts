/**
 * One of several places is named by where it is, and not by when: "14.8 percent were out of work in the EU in July, in Spain 24.9 percent, in Germany 6.5" → EU · Spain ·
 * Germany. Not "12 in Leeds in May, 15 in June, 9 in July".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const FEWEST = 3;
const TIMES: ReadonlySet<string> = new Set(["month", "year", "quarter", "season", "date"]);
const PLACE =
  /\b(?:in|across|for) (?:the )?(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}),? (?:in|on|during|for|at the end of) (?:the )?$/u; // catches "in the EU in ", not "in May in "
const PROPER = /^\p{Lu}/u; // catches "Spain", not "target"

/** The readings, the best with such a place. */
export function withPlaceOfTime({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length !== 1) return rows;
  const [at = -1, more] = points.flatMap(({ axis }, place) => (axis ? [place] : []));
  const axis = points[at]?.axis;
  if (!axis || more !== undefined || !TIMES.has(axis.family)) return rows;
  if (!points.every(({ name }, place) => place === at || (PROPER.test(name) && text.includes(name)))) return rows;
  const name = PLACE.exec(text.slice(0, axis.start))?.[1];
  if (!name || points.some((point) => point.name === name)) return rows;
  return [{ ...best, reading: { ...best.reading, points: points.with(at, { name }) } }, ...others];
}
