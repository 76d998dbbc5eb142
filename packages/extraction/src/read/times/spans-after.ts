/**
 * Figures of the few years behind one that is told begin with the very next: "In 2019 300; in the two years after that 380 and
 * 520" → 2019 · 2020 · 2021, not 2021 and 2022. Not "two years after that 380", which is one figure of 2021.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { expandThrough, stepOf } from "../sentence/list-item.ts";

const COUNTS: ReadonlyMap<string, number> = new Map([
  ["two", 2],
  ["2", 2],
  ["three", 3],
  ["3", 3],
  ["four", 4],
  ["4", 4],
  ["five", 5],
  ["5", 5],
]);
const SPAN =
  /\bthe (?:next |following )?(two|three|four|five|[2-5]) (?:years|months|quarters|weeks|days|seasons) (?:after(?:wards)?|that followed|later|since|on)\b/iu; // catches "the two years after", not "two years after"
const CUES: readonly string[] = ["after", "afterwards", "followed", "later", "since", "on"];

/** The readings, the best with its last points right behind the first. */
export function withSpansAfter(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, CUES)) return rows;
  const count = COUNTS.get(matchIn(scan.text, SPAN)?.[1]?.toLowerCase() ?? "");
  const { points } = best.reading;
  const base = points.at(-1 - (count ?? points.length))?.axis;
  if (!count || !base) return rows;
  const step = stepOf(base);
  const run = points.slice(-count);
  const late = run.every(({ axis }, at) => {
    const away = ((axis?.order ?? Number.NaN) - base.order) / step - at;
    return axis?.family === base.family && Math.abs(away - count) < 0.01;
  });
  const next = expandThrough(base, base.order + count * step).slice(1);
  if (!late || next.length !== count) return rows;
  const told = next.flatMap(({ name, axis }) => (axis ? { name, axis } : []));
  return [{ ...best, reading: { ...best.reading, points: [...points.slice(0, -count), ...told] } }, ...others];
}
