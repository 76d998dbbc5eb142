/** What sorts of things the names of a reading are: persons, places, times, foods, measures … */
import type { Add } from "../rank/rank-place-features.ts";
import { manyOf } from "./kin-signs.ts";
import type { NameSense } from "./senses.ts";

/** More than there are clusters, groups or classes, those of unknown words included. */
const MOST = 130;

/** How often the commonest of some numbers is among them. */
function most(keys: readonly number[]): number {
  let best = 0;
  for (const key of keys) {
    let count = 0;
    for (const other of keys) if (other === key) count++;
    best = Math.max(best, count);
  }
  return best;
}

/**
 * @param sides of each name: 0 left of its figure, 1 right of it, 2 not found
 * @param unit number of the unit of the first series
 */
export function classesSeen(names: readonly NameSense[], sides: readonly number[], unit: number, add: Add): void {
  const share = 1 / names.length;
  for (const [at, { cluster, group, noun, sense }] of names.entries()) {
    const side = sides[at] ?? 2;
    add(30, cluster, share);
    add(31, cluster * 3 + side, share);
    add(32, group * 1009 + unit, share);
    add(33, noun, share);
    add(34, noun * 3 + side, share);
    add(35, sense * 3 + side, share);
  }
  const [first, second] = names;
  const [ahead, last] = [names.at(-2), names.at(-1)];
  if (!first || !last) return;
  if (!second || !ahead) {
    add(36, first.cluster);
    return;
  }
  const side = sides[0] ?? 2;
  add(37, first.cluster);
  add(38, first.cluster * 3 + side);
  add(39, last.cluster);
  add(40, first.group * 1009 + unit);
  add(41, first.cluster * MOST + second.cluster);
  add(42, first.group * MOST + second.group);
  add(43, ahead.group * MOST + last.group);
  add(44, first.cluster === second.cluster ? 1 : 0);
  for (let at = 1; at < names.length; at++)
    add(45, (names[at - 1]?.group ?? 0) * MOST + (names[at]?.group ?? 0), share);
  add(46, first.noun);
  add(47, first.noun * 3 + side);
  add(48, last.noun);
  add(49, first.noun * MOST + second.noun);
  add(50, ahead.noun * MOST + last.noun);
  const like = names.filter(({ noun }) => noun === first.noun).length - 1;
  add(51, Math.round((4 * like) / (names.length - 1)) * 3 + manyOf(names.length));
  add(52, Math.min(4, names.length), most(names.map(({ noun }) => noun)) * share);
}
