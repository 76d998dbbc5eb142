/**
 * "25% from the rest of England" is of the rest of England: → Rest of England, not England. Not "England 40, the rest of England 12", two names.
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const REST = /\brest of (?:(?:the|our|my) )?/iu; // catches "rest of the ", not "rest "
const SPECIAL = /[.*+?^${}()|[\]\\]/gu; // catches ".", not "a"

/** The name with what stands in front of it wherever it is told. */
function wholeName(text: string, name: string): string {
  const told = new RegExp(
    `(\\brest of (?:(?:the|our|my) )?)?(?<![\\p{L}\\d])${name.replace(SPECIAL, "\\$&")}(?![\\p{L}\\d])`,
    "giu",
  ); // catches "rest of the country" and "country", not "countryside"
  const found = [...text.matchAll(told)];
  const lead = found[0]?.[1];
  return lead && found.every(([, one]) => one !== undefined) ? lead + name : name;
}

/** The readings, the best with such names whole. */
export function withRestOf({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !matches(text, REST)) return rows;
  const points = best.reading.points.map((point) => {
    const name = point.axis || point.name === "" ? point.name : wholeName(text, point.name);
    return name === point.name ? point : { ...point, name };
  });
  if (points.every((point, at) => point === best.reading.points[at])) return rows;
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
