/**
 * Whom all shares are of, told behind the first of them alone with nothing between it and its part: "Half the class boys, half
 * girls" → Boys · Girls, of the class; "half the office drinks coffee, a third tea" → Coffee · Tea. Not "half the staff rooms, half
 * the labs", nor "class reps 40%, parents 60%".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const GROUPS = wordSet(
  `class team staff crew group audience office family choir band year school village town street crowd squad cast workforce
  club congregation membership jury panel committee board department electorate population country nation guests kids friends
  students pupils members players people children workers employees patients`,
);
const OF_WHOM = /^ ?%? ?(?:of )?(?:the|our|my|this|that|his|her|their|your) $/iu; // catches " of the " in front of "class boys", not " of "
const THE = ["the", "our", "my", "this", "that", "his", "her", "their", "your"];
const PLAIN = /^ ?%? ?$/u; // catches " " in front of "girls", not " the "

/** What is left of the name without the group and the verb of it; null where it may be a name of its own. */
function partOf([, ...rest]: readonly string[]): string | null {
  const [first = "", second] = rest;
  if (rest.length === 1) return first;
  return rest.length === 2 && second && verbSense(first) !== null ? second : null;
}

/** The readings, the best with its first part without the group. */
export function withGroupFirst(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  const [first, ...others] = reading?.points ?? [];
  if (!best || !reading || !first || first.axis || others.length === 0 || !says(scan, THE)) return rows;
  const words = first.name.toLowerCase().split(" ");
  const [group = ""] = words;
  const part = GROUPS.has(group) ? partOf(words) : null;
  if (!part || reading.series.length > 1 || !["", group].includes((reading.series[0] ?? "").toLowerCase())) return rows;
  const text = scan.text.toLowerCase();
  /** What stands between a figure and its name. */
  const between = (at: number, name: string): string | null => {
    const [, end] = reading.cells[at]?.[0]?.spans.at(-1) ?? [];
    const place = end === undefined ? -1 : text.indexOf(name.toLowerCase(), end);
    return place < 0 ? null : text.slice(end, place);
  };
  const shares = reading.figures.every(({ unit }) => unit?.kind === "percent");
  const alike = others.every(({ name, axis }, at) => {
    if (axis || name.split(" ").length > 1 || name.toLowerCase() === part) return false;
    return reading.cells[at + 1]?.[0]?.kind !== "stated" || PLAIN.test(between(at + 1, name) ?? "-");
  });
  if (!shares || !alike || !OF_WHOM.test(between(0, first.name) ?? "-")) return rows;
  const name = scan.text.slice(text.indexOf(part, text.indexOf(group))).slice(0, part.length);
  return [{ ...best, reading: { ...reading, series: [group], points: [{ ...first, name }, ...others] } }, ...more];
}
