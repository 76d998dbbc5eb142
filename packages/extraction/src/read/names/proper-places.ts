/**
 * A place that is told like the others is no more than its name: "9 in 10 schools in England restrict phones, against 84% in Wales and 68% in Scotland" → England. Not
 * "40 in New build homes", nor where no other is told behind "in".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PROPER = /^\p{Lu}[\p{L}'’.-]*(?: (?:of |and )?\p{Lu}[\p{L}'’.-]*){0,3}$/u; // catches "New York", not "England restrict"
const LONGER = /^(\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}) (\p{Ll}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4})$/u; // catches "England restrict phones", not "England"
const OTHER =
  /^(?:and|or|of|&)\b|\b(?:area|region|county|district|province|states?|city|zone|basin|valley|islands?|side|metro|combined|alone)$/iu; // catches "and Africa" and "metropolitan area", not "restrict phones"
const IN = /\bin (?:the )?$/iu; // catches " in ", not " within"

/** The readings, the best with such a place alone. */
export function withProperPlaces({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < 2 || series.length !== 1) return rows;
  const isIn = (name: string): boolean => IN.test(text.slice(0, Math.max(0, text.indexOf(name))));
  const [longer = -1, more] = points.flatMap(({ name, axis }, at) => (!axis && LONGER.test(name) ? [at] : []));
  const name = points[longer]?.name ?? "";
  if (longer < 0 || more !== undefined || !isIn(name)) return rows;
  const alike = points.every((point, at) => at === longer || (PROPER.test(point.name) && isIn(point.name)));
  const [, place, next = ""] = LONGER.exec(name) ?? [];
  if (!alike || !place || OTHER.test(next)) return rows;
  const named = points.map((point, at) => (at === longer ? { ...point, name: place } : point));
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
