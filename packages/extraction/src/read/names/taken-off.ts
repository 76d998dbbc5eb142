/**
 * A result keeps what is taken off it in its name: "Profit before tax fell from £18m to £11m" → Profit before tax, not Profit; "earnings
 * before interest and tax". Not where the text tells of "profit" otherwise as well.
 */

import { RESULTS, TAKEN_OFF } from "../../recognize/settle/before-tax.ts";
import { matchIn } from "../../text/needs/matches.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES: readonly string[] = ["before", "after"];
const OFF = `(?:(?:${TAKEN_OFF})(?: items| charges| costs)?|\\p{Ll}+ (?:items|charges|costs))`;
const TAIL = new RegExp(
  `\\b(${RESULTS}) ((?:before|after) (?:the )?${OFF}(?:(?:, and|,| and) ${OFF}){0,3})(?!\\p{L})`,
  "giu",
); // catches "profit before tax" and "earnings before interest and tax", not "profit before the sale"
const LEADING = new RegExp(
  `^(?:(?:the|our|its|their|group) )?((?:[\\p{L}-]+ ){0,2}(?:${RESULTS}) (?:before|after) ${OFF}(?:(?:, and|,| and) ${OFF}){0,3})(?!\\p{L})`,
  "iu",
); // catches "Profit before tax" at the beginning, not "we made a profit before tax"
const END = new RegExp(`\\b(${RESULTS})(?: (?:${TAKEN_OFF})){0,3}$`, "iu"); // catches "Profit" and "Profit tax", not "Profit before tax"

/** The readings, the best with the whole of such names. */
export function withTakenOff(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, CUES)) return rows;
  const told = [...scan.text.matchAll(TAIL)];
  const whole = (name: string): string => {
    const [, result = ""] = END.exec(name) ?? [];
    const [one, ...more] = told.filter(([, said = ""]) => said.toLowerCase() === result.toLowerCase());
    const all = scan.text.match(new RegExp(`\\b${result}\\b`, "giu"))?.length;
    return result === "" || !one || more.some(([, , tail]) => tail !== one[2]) || all !== more.length + 1
      ? name
      : name.replace(END, `$1 ${one[2]}`);
  };
  const { reading } = best;
  const [, leading = ""] = matchIn(scan.text, LEADING) ?? [];
  const timed = reading.series.length === 1 && reading.points.every(({ axis }) => axis !== undefined);
  const series = reading.series.map((name) => (name === "" && timed && told.length === 1 ? leading : whole(name)));
  const points = reading.points.map((point) => (point.axis ? point : { ...point, name: whole(point.name) }));
  if ([...series, ...points].every((one, at) => one === [...reading.series, ...reading.points][at])) return rows;
  return [{ ...best, reading: { ...reading, series, points } }, ...others];
}
