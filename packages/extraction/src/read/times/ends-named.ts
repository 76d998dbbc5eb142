/**
 * The end or start of a span is told whole: "compared to $2,250 at the end of the previous quarter" → End of the previous quarter, not End;
 * "$2,390 at the beginning of the year" → Beginning of the year. Not "at the end 12, at the start 9".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const NAMED = /^(?:(?:at|by|in) )?(?:the )?(end|start|beginning)(?: of .*)?$/iu; // catches "End" and "At the end of the year", not "Weekend"

/** The one span of which such an end is told in a text; "" for none or several. */
function spanOf(text: string, end: string): string {
  const told = new RegExp(
    `\\b${end} of (?:(?:the|last|this) )?(?:(?:previous|prior|last|current|first|second|third|fourth|fiscal|financial) )?(?:year|quarter|month|week|season|decade|century|pandemic|war)\\b`,
    "giu",
  ); // catches "end of the previous quarter", not "end of the pier"
  const [found = "", more] = text.match(told) ?? [];
  return more === undefined ? found : "";
}

/** The readings, the best with such names whole. */
export function withEndsNamed({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !text.includes(" of ")) return rows;
  const { reading } = best;
  const points = reading.points.map((point) => {
    const [, end = ""] = NAMED.exec(point.name) ?? [];
    const span = end === "" ? "" : spanOf(text, end);
    return span === "" ? point : { ...point, name: span.charAt(0).toUpperCase() + span.slice(1) };
  });
  if (points.every((point, at) => point === reading.points[at])) return rows;
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
