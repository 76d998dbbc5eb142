/**
 * What a time is before or after is a part of its name: "5.6 per cent before the pandemic" → Before the pandemic; "1.2 million after the war" → After the war. Not
 * "40 before the ban and 12 after it", where each is told by the other.
 */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";

const CUES: readonly string[] = ["before", "after"];
/** Of two, "Before" and "Now" say enough, and among hours or steps of one course "Before" is told by them. */
const FEWEST = 3;
const CALENDAR: ReadonlySet<string> = new Set(["year", "month", "quarter", "season", "date"]);
const BARE = /^(?:before|after)$/iu; // catches "Before", not "Before the ban"
const EVENT =
  /^ (?:the|its|their|his|her|our) (?:(?!and\b|or\b|in\b|on\b|of\b|to\b|was\b|were\b|is\b)[\p{L}'’-]+ ?){1,3}(?<! )(?=[.,;:)]|$| and | or )/u; // catches " the pandemic" and " the second world war", not " the ban was"

/** The readings, the best with such a time told in full. */
export function withEventTold(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, CUES)) return rows;
  const { points } = best.reading;
  const dated = points.filter(({ axis }) => axis && CALENDAR.has(axis.family)).length;
  if (points.length < FEWEST || dated < points.length - 1) return rows;
  const bare = points.flatMap((point, at) => (point.axis && BARE.test(point.name) ? [at] : []));
  const [at = -1, more] = bare;
  const point = points[at];
  if (!point?.axis || more !== undefined) return rows;
  const { start, end } = point.axis;
  const event = BARE.test(scan.text.slice(start, end)) ? EVENT.exec(scan.text.slice(end))?.[0] : undefined;
  if (!event) return rows;
  const name = `${point.name}${event}`;
  const told: ReadingPoint = { ...point, name, axis: { ...point.axis, name } };
  return [{ ...best, reading: { ...best.reading, points: points.toSpliced(at, 1, told) } }, ...others];
}
