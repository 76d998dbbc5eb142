/**
 * What all of a list do, behind the last of them and in front of the first figure, is no end of its name: "Kohli, Rohit and Gill average 57, 49 and 61" →
 * Gill. Not "pens, pads and desk lamps 3, 4 and 5", nor "Leeds 3, York and Hull house 4".
 */
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const DEED = /^(?<who>.*\p{Lu}[\p{L}\d'’.]*) (?<verb>\p{Ll}+[^s\P{L}])$/u; // catches "Gill average", not "desk lamps" or "Gill"
const NEXT = /^ (?:about |around |only |just )?\p{Sc}?$/u; // catches the gap in front of "57", not ", "

/** The name of the last without what all of them do; null where its own figure stands right behind it. */
function lastOf(text: string, names: readonly string[], start: number): string | null {
  const name = names.at(-1) ?? "";
  const { who, verb } = DEED.exec(name)?.groups ?? {};
  if (!who || !verb || verbSense(verb) === null || names.includes(who)) return null;
  const place = text.lastIndexOf(name, start);
  return place >= 0 && NEXT.test(text.slice(place + name.length, start)) ? who : null;
}

/** The best reading without such an end of its last point's or series' name. */
export function withoutListVerbs({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { points, series, cells } = best.reading;
  const first = Math.min(...cells.flat().map((cell) => cell?.spans[0]?.[0] ?? Number.POSITIVE_INFINITY));
  const own = cells.at(-1)?.[0]?.spans[0]?.[0] ?? 0;
  const point =
    points.length > 1 && own > first
      ? lastOf(
          text,
          points.map(({ name }) => name),
          first,
        )
      : null;
  if (point) {
    const named = points.map((one, at) => (at === points.length - 1 ? { ...one, name: point } : one));
    return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
  }
  const head = series.length > 1 ? lastOf(text, series, first) : null;
  return head ? [{ ...best, reading: { ...best.reading, series: [...series.slice(0, -1), head] } }, ...others] : rows;
}
