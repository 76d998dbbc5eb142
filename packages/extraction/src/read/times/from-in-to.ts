/**
 * The time between both ends of a change is that of the first: "fallen from 27.1 pupils in 2000 to 24.3" → 2000 27.1 · Now 24.3. Not "from 27 to 24 in 2000".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const HEDGE = "(?:(?:just|only|about|around|almost|nearly|some|over|a|an|more than|less than|fewer than) )*";
const FROM = new RegExp(`\\bfrom ${HEDGE}\\p{Sc}?$`, "iu"); // catches "from just ", not "from May: "
const IN = /^(?: [\p{L}%°'’-]+){0,4},? (?:in|on|at|during)(?: the)? $/u; // catches " pupils in ", not ", then in "
const TO = new RegExp(`^,? to ${HEDGE}\\p{Sc}?$`, "iu"); // catches " to just ", not " to York, "

/** The readings, the best with its first end at that time and the second now. */
export function withFromInTo({ text, words }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || !words.has("from") || points.length !== 2 || series.length !== 1) return rows;
  const before = points.findIndex(({ name }) => name === "Before");
  const [point, span, other] = [points[1 - before], cells[before]?.[0]?.spans[0], cells[1 - before]?.[0]?.spans[0]];
  const axis = point?.axis;
  if (before < 0 || !point || !axis || !span || !other) return rows;
  const between = axis.start > span[1] && axis.end < other[0];
  const told =
    between &&
    FROM.test(text.slice(0, span[0])) &&
    IN.test(text.slice(span[1], axis.start)) &&
    TO.test(text.slice(axis.end, other[0]));
  if (!told) return rows;
  const now: ReadingPoint = { name: "Now", axis: relativeMark("Now", 0, other[0]) };
  const reading = { ...best.reading, points: [point, now], cells: [cells[before] ?? [], cells[1 - before] ?? []] };
  return [{ ...best, reading }, ...others];
}
