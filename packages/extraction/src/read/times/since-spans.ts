/**
 * What has come about since a time is no level of that time: "Emissions have fallen 46% since 1990 and 5% since 2022" → Since 1990 ·
 * Since 2022; "Sea levels have risen 101 mm since 1993 and are now rising 4.5 mm a year" → Since 1993. Not "the fee has been £12
 * since 2019 and £15 since 2023", nor "has grown by 2 million since 2010 and now stands at 12 million", which tells what it was.
 */
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Cell, ReadingPoint } from "../reading.ts";

/** How many words a change may stand ahead of its figure, and the figure ahead of its time. */
const NEAR = 4;

/** The figure of a point that is told, and its time behind "since" right after it. */
function isSince(scan: Scan, { axis }: ReadingPoint, cell: Cell | null | undefined): boolean {
  const [, end = 0] = cell?.spans[0] ?? [];
  if (!axis || axis.family === "relative" || cell?.kind !== "stated" || lowerAt(scan, axis.from - 1) !== "since")
    return false;
  const between = scan.tokens.filter((token) => token.start >= end && token.end <= axis.start);
  return axis.start > end && between.length <= NEAR;
}

/** "have risen 101 mm": a word of change right ahead. */
function isChange(scan: Scan, cell: Cell | null | undefined): boolean {
  const [start = 0] = cell?.spans[0] ?? [];
  const ahead = scan.tokens.filter((token) => token.end <= start).slice(-NEAR);
  if (ahead.slice(-2).some(({ lower }) => lower === "from")) return false; // "up from the $60 that we've charged since 2016"
  return ahead.some(({ lower }) => CHANGE_UP.has(lower) || CHANGE_DOWN.has(lower));
}

/** The readings, the best with such times called by their "since". */
export function withSinceSpans(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !scan.words.has("since") || best.reading.series.length > 1) return rows;
  const { points, cells } = best.reading;
  const since = points.map((point, at) => isSince(scan, point, cells[at]?.[0]));
  const first = since.indexOf(true);
  if (points.length < 2 || first < 0 || !isChange(scan, cells[first]?.[0])) return rows;
  const named = points.map((point, at): ReadingPoint => (since[at] ? { name: `Since ${point.name}` } : point));
  return [{ ...best, reading: { ...best.reading, points: named, shape: "linked" } }, ...others];
}
