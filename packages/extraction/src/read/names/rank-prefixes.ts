/**
 * Places in a ranking are no part of a name: "1st Red 45, 2nd Blue 38, 3rd Green 30" → Red · Blue · Green; "Rank 1 Japan 84, rank 2 Chad 53". Not "1st floor 12, 2nd
 * floor 9", nor "First class 12, second class 40".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PLACES: readonly (readonly string[])[] = [
  ["1st", "first", "winner", "winners"],
  ["2nd", "second"],
  ["3rd", "third"],
  ["4th", "fourth"],
  ["5th", "fifth"],
  ["6th", "sixth"],
];
/** "Rank 1 Japan", "No. 2 Chad". */
const COUNTED = /^(?:rank|no\.?|nr\.?|place|position|pos\.?|number) ?#?(\d{1,2}):? (\p{L}.*)$/iu; // catches "Rank 1 Japan", not "Rank 1" or "Room 1 left"
const PREFIX = /^(\S+)(?: (?:place|prize|position))? (\p{L}.*)$/iu; // catches "1st place Red", not "1st"

/** The readings, the best with its names without their places. */
export function withoutPlaces(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const points = best?.reading.points ?? [];
  if (!best || points.length < 2 || points.some(({ axis }) => axis)) return rows;
  const names = points.map(({ name }, at) => {
    const [, count = "", counted = ""] = COUNTED.exec(name) ?? [];
    if (counted !== "" && Number(count) === at + 1) return counted;
    const [, place = "", rest = ""] = PREFIX.exec(name) ?? [];
    return PLACES[at]?.includes(place.toLowerCase()) ? rest : "";
  });
  const apart = new Set(names.map((name) => name.toLowerCase().split(" ").at(-1))).size === names.length;
  if (names.includes("") || !apart) return rows;
  const told = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: told } }, ...more];
}
