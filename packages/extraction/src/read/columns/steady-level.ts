/**
 * A level that stayed is that of both ends, where the others have two: "The Greens fell from 26% in May to 22% in August, …, and the Pirates
 * were stuck on 9%" → Pirates 9, 9. Not "Pirates 9%", of which only one end is told.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const STAYED =
  /\b(?:stuck|stayed|stays|staying|held|holding|remained|remains|flat|steady|unchanged|static|stable)(?: \p{L}+)? (?:at|on) (?:about |around |just )?\p{Sc}?$/u; // catches "were stuck on ", not "at "
const ENDS = 2;

/** The readings, the best with such levels at both ends. */
export function withSteadyLevel({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { series = [], points = [], cells = [] } = best?.reading ?? {};
  if (!best || points.length !== ENDS || series.length < ENDS || !cells.some((row) => row.includes(null))) return rows;
  const full = series.some((_, at) => cells.every((row) => row[at]));
  const levels = series.map((_, at) => {
    const [only, ...more] = cells.flatMap((row) => row[at] ?? []);
    const told = only && more.length === 0 && STAYED.test(text.slice(0, only.spans[0]?.[0] ?? 0));
    return told ? only : null;
  });
  if (!full || levels.every((level) => level === null)) return rows;
  const filled = cells.map((row) => row.map((cell, at) => cell ?? levels[at] ?? null));
  return [{ ...best, reading: { ...best.reading, cells: filled } }, ...others];
}
