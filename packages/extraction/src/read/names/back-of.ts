/**
 * What one came in, and neither its back nor its top: "nine by sledge, twelve on foot, six in the back of a Land Rover" → Sledge · Foot · Land
 * Rover. Where others are told behind their figures by a small word as well. "12 in the back of the bus, 9 in the front of the bus" → Back · Front.
 * What comes from a side is of it: "20 from a quick tap, 7 off the back of the scrum" → Back of the scrum, no Back.
 */

import { isSmallWord } from "../../lexicon/closed-class.ts";
import { matches, matchIn } from "../../text/needs/matches.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";

const SIDES = ["back", "front", "rear", "top", "side", "boot", "bottom", "inside"];
const CUES = [...SIDES, "end", "edge", "tail", "middle"];
const BACK = new RegExp(
  `^ (?:in|on|at) the (${SIDES.join("|")}) of (?:an?|the|his|her|our|their|my) (\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,2}?)(?=[,;.]| and |\\s*$)`,
  "u",
); // catches " in the back of a Land Rover" in front of " and", not " in the back"
const COMES = new RegExp(
  `^ (?:\\p{Ll}+ )?(?:off|from|by|down|over) the ((${SIDES.join("|")}|end|edge|tail|middle) of (?:an?|the|his|her|our|their|my) \\p{L}[\\p{L}'’-]*(?: (?!and )\\p{L}[\\p{L}'’-]*)?)(?=[,;.!]| and |\\s*$)`,
  "u",
); // catches " off the back of the scrum" in front of ".", not " off the back of it all at the end"
const LED = /^ (?:by|on|in|at|from|with) /u; // catches " by sledge" behind "nine", not " sledges"

/** The points, the one that is named by a side alone called by what it is a side of as well. */
function withWhole(reading: Reading, behind: readonly string[]): readonly ReadingPoint[] {
  const found = behind.map((text) => matchIn(text, COMES));
  const sides = new Set(found.flatMap((side) => side?.[2] ?? []));
  if (sides.size === 0 || found.filter(Boolean).length > sides.size) return reading.points;
  return reading.points.map((point, at) => {
    const [, whole = "", side = ""] = found[at] ?? [];
    return side !== "" && point.name.toLowerCase() === side ? { name: whole } : point;
  });
}

/** The best reading with such names. */
export function withoutBack(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length > 1 || reading.points.length < 2 || !says(scan, CUES)) return rows;
  const behind = reading.cells.map(([cell]) => scan.text.slice(cell?.spans[0]?.[1] ?? scan.text.length));
  const sides = behind.map((text) => matchIn(text, BACK));
  const things = new Set(sides.flatMap((side) => side?.[2]?.toLowerCase() ?? []));
  const all = things.size === 1 && sides.every((side) => side !== null); // "in the back of the bus … in the front of the bus"
  const found = sides.map((side) => side?.[all ? 1 : 2] ?? null);
  const told = found.filter((name) => name !== null);
  if (told.length === 0) return [{ ...best, reading: { ...reading, points: withWhole(reading, behind) } }, ...more];
  if (!(all || told.length === 1) || behind.filter((text) => matches(text, LED)).length < 2) return rows;
  const points = reading.points.map((point, at) => {
    const name = found[at];
    return name && !point.axis && (all || !name.split(" ").some((word) => isSmallWord(word.toLowerCase())))
      ? { name }
      : point;
  });
  const apart = new Set(points.map(({ name }) => name.toLowerCase())).size === points.length;
  return apart ? [{ ...best, reading: { ...reading, points } }, ...more] : rows;
}
