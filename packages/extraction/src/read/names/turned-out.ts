/**
 * What some turned out to be is what they are called: "51 never answered, 22 turned out to be under 16" → Under 16; "31 turned out to be fake, 12
 * expired" → Fake. Not "12 turned out in the rain", nor "the winner turned out to be Ann with 12".
 */
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES = ["turned", "turn", "turns", "proved", "prove", "found"];
const BE =
  /^%?(?: of [^\d,.;:]{2,30}?| \p{L}+)? (?:(?:turn(?:s|ed)? out|prove[sd]?|(?:was|were) found)(?: to (?:be|have been))) (?:an? |the |just |only )?((?:under|over|below|above|aged) \d{1,3}|\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?)(?=[,;.:!?]| \(| and | but |\s*$)/u; // catches " turned out to be under 16" behind "22", not " turned out in"

/** The best reading with such names. */
export function withTurnedOut(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length > 1 || !says(scan, CUES)) return rows;
  const points = reading.points.map((point, at) => {
    const cell = reading.cells[at]?.[0];
    const [, end] = cell?.kind === "stated" ? (cell.spans[0] ?? []) : [];
    const found = end === undefined || point.axis ? null : BE.exec(scan.text.slice(end));
    const [told = "", name = ""] = found ?? [];
    return name !== "" && told.toLowerCase().includes(point.name.toLowerCase()) ? { ...point, name } : point;
  });
  const changed = points.some((point, at) => point !== reading.points[at]);
  const apart = new Set(points.map(({ name }) => name.toLowerCase())).size === points.length;
  return changed && apart ? [{ ...best, reading: { ...reading, points } }, ...more] : rows;
}
