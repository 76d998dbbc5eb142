/**
 * Names of two words that "and" joins, whose first has no figure of its own: "Haryana 879, followed by Jammu and Kashmir (889) and Punjab
 * (895)" → Jammu and Kashmir; "Brighton and Hove had 40" stays whole. Not "Leeds 9 and York 7", nor "tea and Coffee 5".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const FIRST = /(?:^|, |; |[:(] ?|\b(?:by|are|were|is|was|included?|including) )(\p{Lu}\p{Ll}[\p{L}'’-]* and )$/u; // catches "by Jammu and " in front of "Kashmir", not "9 and "
const ONE = /^\p{Lu}[\p{L}'’-]+$/u; // catches "Kashmir", not "New York"
const FIGURE = /^ ?[(:]? ?[$€£]?\d/u; // catches " (889" and " 889", not " had"

/** The readings, the best with such names whole. */
export function withJointNames({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !/\p{Ll} and \p{Lu}/u.test(text)) return rows; // catches "u and K" of "Jammu and Kashmir", not "u and k"
  const { reading } = best;
  const names = reading.points.map(({ name }) => name);
  const points = reading.points.map((point) => {
    const at = ONE.test(point.name) && !point.axis ? text.indexOf(point.name) : -1;
    const [, first = ""] =
      (at > 0 && FIGURE.test(text.slice(at + point.name.length)) && FIRST.exec(text.slice(0, at))) || [];
    const own = names.some((name) => first.startsWith(`${name} `));
    return first && !own ? { ...point, name: `${first}${point.name}` } : point;
  });
  const same = points.every(({ name }, at) => name === names[at]);
  return same || names.length < 2 ? rows : [{ ...best, reading: { ...reading, points } }, ...others];
}
