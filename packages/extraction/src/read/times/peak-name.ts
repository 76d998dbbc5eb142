/** "The population peaked at 14.2 million, up from 11.6 million in 1980" → Peak, and no level of now. Not "peaked at 14.2 million in 2010". */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES: readonly string[] = ["peaked", "peaking", "bottomed"];
const PEAKED =
  /\b(?:peak(?:ed|ing)|(bottomed)(?: out)?) at (?:(?:just|about|around|almost|nearly|some|over|a) )*\p{Sc}?$/iu; // catches "peaked at ", not "peaked in "

/** The readings, the best with such a level called what it was. */
export function withPeak(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 1 || !says(scan, CUES)) return rows;
  const { points, cells } = best.reading;
  const at = points.findIndex(({ name }) => name === "Now");
  const point = points[at];
  const [start = 0] = cells[at]?.[0]?.spans[0] ?? [];
  const found = point ? PEAKED.exec(scan.text.slice(0, start)) : null;
  if (!point || !found) return rows;
  const name = found[1] ? "Low" : "Peak";
  const told = { ...point, name, ...(point.axis ? { axis: { ...point.axis, name } } : {}) };
  return [{ ...best, reading: { ...best.reading, points: points.with(at, told) } }, ...others];
}
