/**
 * Names of two series that the heading sets against each other: "Ozone vs NO2 in µg/m³ on our roof: Mon 61 vs 40, Tue 72 vs
 * 38" → Ozone · NO2, not a part of their unit; and the first label of a group, as the next group has it: "Boys at St Anne's
 * chose rugby (41), hockey (12). Girls: rugby 18, hockey 49" → Rugby.
 */

import { isSmallWord } from "../../lexicon/closed-class.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const MOST_WORDS = 4;
const HEAD = /^([\p{L}\d][\p{L}\d'’ -]*?) (?:vs\.?|versus|v\.?) ([\p{L}\d][\p{L}\d'’-]*)( [^:\n]*)?:/u; // catches "Ozone vs NO2 in µg/m³:", not "Ozone and NO2:"

/** The two series under the names of the heading, where no name of theirs stands in it as such. */
function headed({ text }: Scan, { series }: Reading): string[] | null {
  const [, one = "", two = ""] = matchIn(text, HEAD) ?? [];
  if (one === "" || isSmallWord(two.toLowerCase()) || series.length !== 2) return null;
  const tail = (matchIn(text, HEAD)?.[3] ?? "").toLowerCase();
  const strange = series.every((name) => name !== "" && tail.includes(name.toLowerCase())); // parts of " in µg/m³ on our roof"
  return strange && one.split(" ").length <= MOST_WORDS ? [one, two] : null;
}

/** The first point under the last words of its name, which stand alone in front of a figure elsewhere. */
function cutFirst({ text }: Scan, { points, cells }: Reading): string | null {
  const [first] = points;
  const words = first?.name.split(" ") ?? [];
  const second = cells[0]?.[1]?.spans[0]?.[0];
  if (!first || first.axis || words.length < 3 || second === undefined) return null;
  const before = text.slice(0, second).toLowerCase();
  for (let from = words.length - 1; from > 0; from--) {
    const tail = words.slice(from).join(" ");
    const label = new Set([": ", "; ", ", "].map((mark) => `${mark}${tail.toLowerCase()}`));
    if ([...label].some((said) => before.replace(/[\s(:=–-]+$/u, "").endsWith(said))) return tail; // catches ": rugby " in front of "18", not ": 18"
  }
  return null;
}

/** The readings, the best with such names. */
export function withSetHeads(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length < 2) return rows;
  const { reading } = best;
  const series = headed(scan, reading) ?? reading.series;
  const lead = cutFirst(scan, reading);
  const points = lead === null ? reading.points : [{ name: lead }, ...reading.points.slice(1)];
  if (series === reading.series && points === reading.points) return rows;
  return [{ ...best, reading: { ...reading, series, points } }, ...others];
}
