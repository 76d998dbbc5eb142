/**
 * A change from one year "to" another goes by both: "doubled from 120k in 2001 to 2007" → 2001 · 2007, not Now. Not "doubled from
 * 120k in 2001 to 240k", which is of now.
 */
import { isAxis, type Mention } from "../../recognize/mention.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const TO = /^ ?(?:to|by|until|till|through|-|–) ?(?:the )?$/iu; // catches " to ", not " to 240k in "
const CUES: readonly string[] = ["to", "by", "until", "till", "through", "-", "–"];

/** The readings, the best with the year that its change ends in. */
export function withEndYears(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [] } = best?.reading ?? {};
  const now = points.find(({ axis, name }) => axis?.family === "relative" && name === "Now");
  if (!best || points.length !== 2 || !now || !says(scan, CUES)) return rows;
  const [start, end, more] = mentions.filter(isAxis);
  const first = points.find((point) => point !== now);
  if (!start || !end || more || start.name !== first?.name || start.family !== end.family) return rows;
  if (end.order <= start.order || !TO.test(scan.text.slice(start.end, end.start))) return rows;
  const told = points.map((point) => (point === now ? { name: end.name, axis: end } : point));
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
