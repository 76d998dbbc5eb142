/**
 * What the first say, where the others say better or the same: "78% of teachers say behaviour is worse, 15% say the same and 7% better" → Worse ·
 * Same · Better. Not "Behaviour is worse for 78%, attendance for 15%".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const GRADES = wordSet(
  "worse better same easier harder unchanged cheaper dearer safer faster slower higher lower improved stricter fairer unsure",
);
const SAID =
  /^ (?:is|are|was|were|has|have|had|gets?|got|will be|will get|would be)(?: (?:gotten|got|become|been|getting))?(?: (?:much|far|a lot|even|a bit|slightly))? (\p{L}+)/u; // catches " is worse", not " say the same"

const gradeOf = (name: string): string => name.toLowerCase().split(" ").at(-1) ?? "";

/** The readings, the first point of the best named by what is said of it. */
export function withGradedFirst(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  if (!best || !first || others.length === 0 || GRADES.has(gradeOf(first.name))) return rows;
  if (!others.every(({ name }) => GRADES.has(gradeOf(name)))) return rows;
  const at = scan.text.indexOf(first.name);
  const [, grade = ""] = at < 0 ? [] : (SAID.exec(scan.text.slice(at + first.name.length)) ?? []);
  if (!GRADES.has(grade) || others.some(({ name }) => gradeOf(name) === grade)) return rows;
  return [{ ...best, reading: { ...best.reading, points: [{ ...first, name: grade }, ...others] } }, ...more];
}
