/**
 * "From 120 applicants we invited 30 and hired 2": what is counted names the first figure, no "From". Not "Off 12, on 7", where such words
 * are all the names.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LEADS: ReadonlySet<string> = new Set(["from", "of", "out of", "among", "with"]);
const COUNTED = /^ (\p{Ll}{3,}(?:[^s]s|people|men|women|children))(?!\p{L})/u; // catches " applicants", not " we"

/** The readings, the best without such a name. */
export function withoutPrepositions({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first, ...more] = best?.reading.points ?? [];
  if (!best || !first || first.axis || more.length === 0 || !LEADS.has(first.name.toLowerCase())) return rows;
  if (more.some(({ name }) => LEADS.has(name.toLowerCase()))) return rows;
  const [, end = -1] = best.reading.cells[0]?.[0]?.spans[0] ?? [];
  const name = end < 0 ? undefined : COUNTED.exec(text.slice(end))?.[1];
  if (!name || more.some((point) => point.name.toLowerCase() === name)) return rows;
  return [{ ...best, reading: { ...best.reading, points: [{ ...first, name }, ...more] } }, ...others];
}
