/**
 * "Left at 2%, after 4% in June 2024": what comes after a figure is told of now, and no time of its own. Not "40% before and 12% after", nor "12% after the ban".
 */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const CUES: readonly string[] = ["after"];
const FIGURE = /^ (?:(?:just|only|about|around|nearly|almost|some|over|a|an) )*\p{Sc}?\d/u; // catches " 4%", not " the ban"

/** The readings, the best with such a time called now. */
export function withoutAfterFigure(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, CUES)) return rows;
  const { points, cells } = best.reading;
  const starts = cells.map((row) => row.map((cell) => cell?.spans[0]?.[0] ?? -1));
  const isAfter = ({ name, axis }: ReadingPoint, at: number): boolean => {
    if (axis?.family !== "relative" || !/^after$/iu.test(name)) return false; // catches "After", not "After the ban"
    const lead = FIGURE.exec(scan.text.slice(axis.end))?.[0];
    const figure = axis.end + (lead?.length ?? 0) - 1;
    return (
      lead !== undefined && starts.toSpliced(at, 1).some((row) => row.includes(figure) || row.includes(figure - 1))
    ); // not "after 6 weeks", nor "before 14, after 9"
  };
  const at = points.findIndex(isAfter);
  const [point] = points.slice(at);
  if (at < 0 || !point?.axis || points.some(({ name }) => /^(?:now|before)$/iu.test(name))) return rows; // catches "Before", not "June"
  const now = { name: "Now", axis: relativeMark("Now", 0, point.axis.start) };
  return [{ ...best, reading: { ...best.reading, points: points.toSpliced(at, 1, now) } }, ...others];
}
