/**
 * What is counted off is told once: "The first half brought in 3.4 million, the second 4.1" → First half · Second half; "In the first quarter
 * 12, in the second 19, in the last 15". Not "First class 12, second class 40".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "last", "final"];
const LAST: ReadonlySet<string> = new Set(["last", "final", "last one", "final one"]);
const NOUN = /^first (\p{Ll}{3,})$/iu; // catches "First half", not "First"

/** The readings, the best with the noun at each. */
export function withOrdinalNouns(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const points = best?.reading.points ?? [];
  const noun = NOUN.exec(points[0]?.name ?? "")?.[1];
  if (!best || !noun || points.length < 2) return rows;
  const named = points.map(({ name }, at) => {
    const lower = name.toLowerCase();
    if (lower === `${ORDINALS[at]} ${noun}`) return name;
    const lasts = at === points.length - 1 && LAST.has(lower);
    return at > 0 && (lower === ORDINALS[at] || lower === `${ORDINALS[at]} one` || lasts)
      ? `${lasts ? lower.split(" ")[0] : ORDINALS[at]} ${noun}`
      : "";
  });
  if (named.includes("") || named.every((name, at) => name === points[at]?.name)) return rows;
  const told = points.map((point, at) => ({ ...point, name: named[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
