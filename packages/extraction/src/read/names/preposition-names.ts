/**
 * "From 120 applicants we invited 30 and hired 2": what is counted names the first figure, no "From". Not "Off 12, on 7", where such words
 * are all the names.
 */
import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const COUNTED = /^ (\p{Ll}{3,}(?:[^s]s|people|men|women|children))(?!\p{L})/u; // catches " applicants", not " we"

/** The readings, the best without such a name. */
export function withoutPrepositions({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first, ...more] = best?.reading.points ?? [];
  if (!best || !first || first.axis || more.length === 0 || !PREPOSITIONS.has(first.name.toLowerCase())) return rows;
  if (more.some(({ name }) => PREPOSITIONS.has(name.toLowerCase()))) return rows;
  const [, end = -1] = best.reading.cells[0]?.[0]?.spans[0] ?? [];
  const name = end < 0 ? undefined : COUNTED.exec(text.slice(end))?.[1];
  if (!name || more.some((point) => point.name.toLowerCase() === name)) return rows;
  return [{ ...best, reading: { ...best.reading, points: [{ ...first, name }, ...more] } }, ...others];
}
