/** Lists of names that figures may run parallel to: before the first figure, behind the last, between them, or implied. */
import { listsIn } from "../sentence/lists.ts";
import type { Context } from "./link-context.ts";
import { AFTER, BEFORE, itemName, type Name } from "./name.ts";

/** Where a list stands. */
export const WHERE = { lead: 0, tail: 1, middle: 2, implied: 3 } as const;

export type NameList = {
  names: readonly Name[];
  where: number;
  /** All of its names are times. */
  axes: boolean;
  /** Part of a longer list. */
  inside: boolean;
  /** Phrases between the list and the figures, at most 4. */
  near: number;
};

const MOST_LISTS = 6;
const MOST_MIDDLE = 2;

const startOf = (names: readonly Name[]): number => Math.min(...names.map(({ start }) => start));
const endOf = (names: readonly Name[]): number => Math.max(...names.map(({ end }) => end));

const contains = ({ names: long }: NameList, { names: short }: NameList): boolean =>
  long.length > short.length && startOf(long) <= startOf(short) && endOf(long) >= endOf(short);

const nearness = (context: Context, gap: number, names: readonly Name[]): number => {
  const start = startOf(names);
  const end = endOf(names);
  const items = context.rows[gap]?.items ?? [];
  return Math.min(
    4,
    items.filter((item) => item.symbol < 256 && (gap === 0 ? item.start >= end : item.end <= start)).length,
  );
};

const CHANGES: readonly string[] = ["from", "to", "→"];

export function nameListsOf(context: Context): NameList[] {
  const { gaps, figures, scan } = context;
  const lists: NameList[] = [];
  for (const [index, gap] of gaps.entries()) {
    const where = index === 0 ? WHERE.lead : index === gaps.length - 1 ? WHERE.tail : WHERE.middle;
    if (gap.atoms.length < 3) continue;
    const found = listsIn(gap.atoms).filter(
      ({ items }) =>
        items.length > 1 &&
        items.length <= figures.length &&
        (where !== WHERE.middle || items.length > 2 || items.every(({ axis }) => axis !== undefined)),
    );
    for (const { items } of found.slice(where === WHERE.middle ? -MOST_MIDDLE : -MOST_LISTS)) {
      const names = items.map(itemName);
      if (new Set(names.map(({ key }) => key)).size < names.length) continue;
      const axes = items.every(({ axis }) => axis !== undefined);
      lists.push({ names, where, axes, inside: false, near: nearness(context, index, names) });
    }
  }
  const changes = CHANGES.some((sign) => scan.words.has(sign) || scan.signs.has(sign));
  if (figures.length > 3 && figures.length % 2 === 0 && changes)
    for (const names of [
      [BEFORE, AFTER],
      [AFTER, BEFORE],
    ])
      lists.push({ names, where: WHERE.implied, axes: true, inside: false, near: 0 });
  return lists.map((list) => ({ ...list, inside: lists.some((other) => contains(other, list)) }));
}
