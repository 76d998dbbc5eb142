/**
 * What went another way before is what was then, and the other is of now: "Gas prices fell 4 percent after rising 6.9 percent in June" → June
 * 6.9 · Now −4, not "Rising". Not "sales fell 4% in rising markets".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const DOING = /^\p{L}+ing$/u; // catches "rising", not "rise"

/** The readings, the best with now in the place of such a word. */
export function withAfterDoing({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [] } = best?.reading ?? {};
  const at = points.findIndex(
    ({ axis, name }) => !axis && DOING.test(name) && text.includes(` after ${name.toLowerCase()} `),
  );
  const other = points[1 - at];
  if (!best || at < 0 || points.length !== 2 || !other?.axis) return rows;
  const now = { name: "Now", axis: relativeMark("Now", 9999) };
  const cell = cells[at];
  const past = cells[1 - at];
  if (!cell || !past) return rows;
  return [{ ...best, reading: { ...best.reading, points: [other, now], cells: [past, cell] } }, ...others];
}
