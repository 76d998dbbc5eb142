/**
 * Places with the region that they lie in, in front of their figures in brackets: "New Orleans, Louisiana (-21.2%), and Atlanta, Georgia (-17.2%)"
 * → New Orleans · Atlanta. Not "Ohio (12), Utah (9)", nor "in Texas, Iowa (5)".
 */

import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { startOf } from "../whole/compared-first.ts";

const PLACE = "\\p{Lu}[\\p{L}.'’/-]*(?: \\p{Lu}[\\p{L}.'’/-]*){0,3}";
const AHEAD = new RegExp(`(?:^|[;:,] (?:and )?|\\b(?:in|and|were|was) |\\n)(${PLACE}), $`, "u"); // catches ": New Orleans, ", not "12, "
const FEWEST = 2;

/** The readings, the best with such places by their own names. */
export function withPlacesInBrackets({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length !== 1 || reading.points.length < FEWEST) return rows;
  const names = reading.points.map(({ name }, at) => {
    const figure = startOf(reading, at);
    const place = text.lastIndexOf(name, figure);
    const wrapped = place >= 0 && /^ \([^\d)]{0,4}$/u.test(text.slice(place + name.length, figure)); // catches " (-", not " had "
    return wrapped ? (AHEAD.exec(text.slice(0, place))?.[1] ?? null) : null;
  });
  if (names.some((name) => name === null) || new Set(names).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}
