/**
 * Figures in turn behind how long it took are not one for each of the spans, though there are as many: "5.9 → 5.6 → 5.3 in 3 months" → 1, 2, 3, not Month 1
 * to Month 3. "Over the last 3 months: 5.9, 5.6, 5.3" stays.
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const TOOK =
  /\b(?:in|within|after) (?:just |only |about |under |less than )?(?:\d{1,2}|two|three|four|five|six) (?:day|week|month|year)s\b/iu; // catches "in 3 months", not "in the last 3 months"
const EACH = /\b(?:each|every|per|over|during|last|past|by|weekly|monthly|yearly|daily)\b/iu; // catches "over", not "overall"
const COUNTED = /^(?:Day|Week|Month|Year) (\d{1,2})$/u; // catches "Month 1", not "May"

/** The readings, the best with its steps only counted. */
export function withSpanCounted({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !matches(text, TOOK) || EACH.test(text)) return rows;
  const { points } = best.reading;
  const told = points.map(({ name }) => COUNTED.exec(name)?.[1] ?? "");
  if (points.length === 0 || told.includes("") || points.some(({ name }) => text.includes(name.toLowerCase())))
    return rows;
  const counted = points.map((point, at) => ({ ...point, name: told[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: counted } }, ...others];
}
