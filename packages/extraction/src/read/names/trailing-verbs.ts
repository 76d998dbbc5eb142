/**
 * What each does, or the first alone, is no end of a name, also where the verb lacks its "s": "Korea use 12 hour, Japan use 9 hour", "father earns 50,000, mother
 * 40,000" → Korea, Japan; father. Not "Water use 12, power use 9", whose verb is a noun there.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

/** Verbs that are no nouns, whatever stands in front. */
const DOES =
  wordSet(`earns eats gets makes takes owns sells sleeps weighs gives sends brings wants has does consumes earn eat get make take own sell sleep
  weigh give bring want have consume`);
/** Verbs that are nouns as well, behind a name of its own. */
const MAY_DO = wordSet("use need read work study like prefer");

/** "Korea" of "Korea use", "father" of "father earns"; null where it ends otherwise. */
function doerOf(name: string, proper: boolean): string | null {
  const at = name.lastIndexOf(" ");
  const [who, word] = [name.slice(0, at), name.slice(at + 1).toLowerCase()];
  if (at < 1) return null;
  return DOES.has(word) || (MAY_DO.has(word) && proper && /^\p{Lu}/u.test(who)) ? who : null; // catches "Korea", not "water"
}

const MARKS = /[\s:=$€£–-]+$/u; // catches " $" behind "earns", not "s"

/** What the first does is told right in front of its figure: not "two thirds of the day the puppy sleeps". */
function isAhead(text: string, { points, cells }: Reading): boolean {
  const [start = 0] = cells[0]?.[0]?.spans[0] ?? [];
  return text
    .slice(0, start)
    .replace(MARKS, "")
    .toLowerCase()
    .endsWith(points[0]?.name.toLowerCase() ?? "");
}

/** The best reading without such ends. */
export function withoutTrailingVerbs({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.points.length < 2 || best.reading.points.some(({ axis }) => axis)) return rows;
  const { points } = best.reading;
  const names = points.map(({ name }) => name);
  const ends = new Set(names.map((name) => singular(name.split(" ").at(-1)?.toLowerCase() ?? "")));
  const doers = names.map((name) => doerOf(name, ends.size === 1));
  const all = doers.every((who) => who !== null) && ends.size === 1;
  const alone = names.slice(0, 1).map((name) => doerOf(name, false));
  const first =
    alone[0] !== null &&
    doers.slice(1).every((who) => who === null) &&
    names.slice(1).every((name) => name.split(" ").length < 3) &&
    isAhead(text, best.reading);
  const told = names.map((name, at) => (all || (first && at === 0) ? (doers[at] ?? name) : name));
  if (!(all || first) || new Set(told).size < told.length) return rows;
  return [
    {
      ...best,
      reading: { ...best.reading, points: points.map((point, at) => ({ ...point, name: told[at] ?? point.name })) },
    },
    ...more,
  ];
}
