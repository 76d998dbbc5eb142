/**
 * What holds from a time on comes behind what holds now: "40p now, 60p from Monday" → Now, Monday; so does what is to come: "20 today, 5 will be
 * sold in March". Not "12 desks from Monday. Now 8", told the
 * other way round, nor "up from 60 on Monday".
 */
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const NOW = /^(?:now|today|currently|at present|tonight|right now)$/iu; // catches "Now", not "Now and then"
const BEHIND = /^ ?[\p{L}%]{0,8} from (?:the )?(?:start of |end of )?$/u; // catches " from " behind "60p", not " in May, down from "
const AHEAD = /(?:[.,;–—(]|\b(?:and|but|then)) from (?:the )?(?:start of |end of )?$/u; // catches ", from ", not "up from "
const COMING =
  /\b(?:will|(?:due|set|expected|planned|scheduled|likely|going|about) to|(?:is|are) to)\b(?: \p{L}+){1,5} (?:by|in|on|at) (?:the |next )?$/u; // catches "are due to close by ", not "will tell: in "
const CUES: readonly string[] = ["from", "will", "to"];

/** Told behind now, with "from" between it and its figure, or as what is to come. */
function isLater({ text }: Scan, { points, cells }: Reading, at: number, now: number): boolean {
  const axis = points[at]?.axis;
  const [cell] = cells[at] ?? [];
  const [start, end] = cell?.spans[0] ?? [];
  if (!axis || !cell || start === undefined || end === undefined) return false;
  if (axis.family === "relative" || axis.start < now) return false;
  const lead = text.slice(0, axis.start);
  const from =
    cell.kind !== "implied" && (start > axis.start ? AHEAD.test(lead) : BEHIND.test(text.slice(end, axis.start)));
  return from || COMING.test(lead);
}

/** The readings, the best with such times behind now. */
export function withFromTimes(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, CUES)) return rows;
  const { reading } = best;
  const { points } = reading;
  const now = points.findIndex(({ axis }) => axis && NOW.test(scan.text.slice(axis.start, axis.end)));
  const start = points[now]?.axis?.start ?? 0;
  const isAllLater = points.every((_, at) => at === now || isLater(scan, reading, at, start));
  if (now < 0 || points.length < 2 || !isAllLater) return rows;
  const inText = points.toSorted((one, two) => (one.axis?.start ?? 0) - (two.axis?.start ?? 0));
  const told = points.map(
    (point): ReadingPoint => ({
      name: point.name,
      axis: relativeMark(point.name, inText.indexOf(point), point.axis?.start),
    }),
  );
  return [{ ...best, reading: { ...reading, points: told } }, ...others];
}
