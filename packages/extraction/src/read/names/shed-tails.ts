/** "The CAC 40 shed 1.1%, the Dow shed 0.6%" → CAC 40 · Dow: what fell by so much shed it, and is no shed. Not "garden shed 12". */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES: readonly string[] = ["shed", "sheds"];
const TAIL = /^(.*[\p{L}\d]) sheds?$/iu; // catches "Dow shed", not "shed"

/** The readings, the best with such names alone. */
export function withoutShed(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, CUES)) return rows;
  const { points, cells } = best.reading;
  const named = points.map((point, at) => {
    const name = (cells[at]?.[0]?.value ?? 0) < 0 ? TAIL.exec(point.name)?.[1] : undefined;
    return name && !points.some((other) => other.name === name) ? { ...point, name } : point;
  });
  return named.every((point, at) => point === points[at])
    ? rows
    : [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
