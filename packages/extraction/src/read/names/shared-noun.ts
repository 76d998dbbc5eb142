/**
 * The noun that all of a list share, said with the last: "40 red, 25 blue and 18 green balloons" → Red · Blue · Green, of
 * balloons. Not "40 cats, 25 dogs and 18 guinea pigs".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LIKE =
  wordSet(`red blue green yellow white black brown pink orange purple grey gray silver gold golden dark light small
  medium large big tiny old new used hot cold warm male female single double married divorced local foreign left right first
  second third full half empty open closed fresh frozen tinned dried wet dry sweet sour mild spicy plain mixed ripe`);
const FEWEST = 3;

/** The readings, the best with its last name like the others. */
export function withSharedNoun(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [] } = best?.reading ?? {};
  const last = points.at(-1);
  const [own = "", noun = "", another] = last?.name.toLowerCase().split(" ") ?? [];
  if (!best || !last || points.length < FEWEST || series.length > 1 || noun === "" || another !== undefined)
    return rows;
  const alike = points.every(
    ({ name, axis }, at) => !axis && LIKE.has(at === points.length - 1 ? own : name.toLowerCase()),
  );
  if (!alike || singular(noun) === noun) return rows;
  const named = [...points.slice(0, -1), { ...last, name: last.name.split(" ")[0] ?? "" }];
  return [{ ...best, reading: { ...best.reading, measure: noun, points: named } }, ...more];
}
