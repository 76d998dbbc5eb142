/**
 * The quarters up to now are those of no calendar: "Revenue over the last four quarters: 1.1M, 1.3M, 1.2M, 1.6M" → Quarter 1 to Quarter 4, not Q1 to
 * Q4. "Orders in the four quarters of 2023" stay, and so do quarters that the text names.
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const ROLLING =
  /\b(?:last|past|previous|latest|trailing|most recent) (?:\d|two|three|four) quarters\b(?! (?:of|in) (?:19|20)\d\d)/iu; // catches "last four quarters", not "last quarter" or "last three quarters of 2023"
const NAMED = /(?<!\p{L})[qQ][1-4](?!\d)/u; // catches "Q1", not "FAQ1"
const FILLED = /^Q([1-4])$/u; // catches "Q1", not "Q1 2023"

/** The readings, the best with its quarters only counted. */
export function withRollingQuarters({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || !text.includes("quarters") || !matches(text, ROLLING) || NAMED.test(text)) return rows;
  const { points } = best.reading;
  if (points.length === 0 || !points.every(({ name }) => FILLED.test(name))) return rows;
  const counted = points.map((point) => ({ ...point, name: point.name.replace(FILLED, "Quarter $1") }));
  return [{ ...best, reading: { ...best.reading, points: counted } }, ...more];
}
