/**
 * Names that stop at a preposition have the word behind it, where that ends the phrase: "30 of us cycled to work and 90 drove" → Cycled to work · Drove. Not "Log in 40%", nor
 * "sold in May 12".
 */
import { toPhraseEnd } from "../../text/phrase-end.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUT = /\p{Ll} (?:to|at|in|on|by|for|with|of|from|into)$/u; // catches "cycled to", not "to"
const NEXT = /^ (?:the |a |an )?\p{Ll}{3,}(?=[.!?,;)]|\s*$| and | but | while )/u; // catches " work" in front of " and", not " May 12"

const whole = (text: string, name: string): string => toPhraseEnd(text, name, { cut: CUT, next: NEXT });

/** The readings, the names and columns of the best with their last word. */
export function withPhraseEnds({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { points, series } = best.reading;
  const named = points.map((point) => (point.axis ? point : { ...point, name: whole(text, point.name) }));
  const headed = series.map((name) => whole(text, name));
  const same =
    headed.every((name, at) => name === series[at]) && named.every(({ name }, at) => name === points[at]?.name);
  return same ? rows : [{ ...best, reading: { ...best.reading, points: named, series: headed } }, ...others];
}
