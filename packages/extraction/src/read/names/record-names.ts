/**
 * What was beaten is a record by its whole name: "Lille hit 41.7C, beating the previous record of 40.4C" → Previous record, not Previous. Not "previous
 * year", a time.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUT =
  /^(?:(?:shattering|beating|breaking|surpassing|topping|eclipsing|smashing) (?:the|its|a|an) )?(previous|old|former|prior)$/iu; // catches "Previous" and "shattering the previous", not "previous year"
const WHOLE =
  /\b(?:previous|old|former|prior) (?:all-time |national |club |season )?(record|high|top|mark|best|low|peak)\b/iu; // catches "previous all-time record", not "previous year"

/** The readings, the best with such names whole. */
export function withRecordNames({ text, words }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || !["previous", "old", "former", "prior"].some((word) => words.has(word))) return rows;
  const [, noun] = matchIn(text, WHOLE) ?? [];
  if (!noun || !reading.points.some(({ name }) => CUT.test(name))) return rows;
  const points = reading.points.map((point) => {
    const [, lead] = CUT.exec(point.name) ?? [];
    return lead ? { ...point, name: `${lead} ${noun.toLowerCase()}` } : point;
  });
  return [{ ...best, reading: { ...reading, points } }, ...more];
}
