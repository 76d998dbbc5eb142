/**
 * Shape: a list of names, then a list of figures, in the same order.
 * "Lisbon, Athens and Rome logged 41, 58 and 37 days" · "occupancy for Mon–Sun was 64, 66, 71, 70, 83, 95 and 40 percent"
 */

import { cellOf, type Reading } from "../reading.ts";
import type { Atom } from "../sentence/atom.ts";
import type { ListItem } from "../sentence/list-item.ts";
import { listsIn } from "../sentence/lists.ts";
import type { Gap, Statement } from "../statement.ts";
import { changeWay } from "./change-way.ts";
import { countedLists, isMove } from "./counted-run.ts";
import { isLink } from "./set-against.ts";

/** "95 (flu), 620": without the words in brackets. */
function outsideBrackets(atoms: readonly Atom[]): readonly Atom[] {
  const isMark = (mark: string) => (atom: Atom) => atom.kind === "mark" && atom.lower === mark;
  const from = atoms.findIndex(isMark("("));
  if (from < 0) return atoms;
  const to = atoms.findIndex(isMark(")"));
  const plain = to > from && atoms.slice(from, to).every(({ kind }) => kind !== "axis");
  return plain ? [...atoms.slice(0, from), ...atoms.slice(to + 1)] : atoms;
}

/** "and finally a steady 12": what describes the figure right behind it. */
const isDescribed = (atoms: readonly Atom[], at: number): boolean => {
  const before = atoms[at - 1];
  return at > 0 && at === atoms.length - 1 && before?.kind === "word" && before.tag === "det";
};

/** True where only list marks stand between two figures. */
export const isListGap = (gap: Gap): boolean =>
  outsideBrackets(gap.atoms).every((atom, at, all) =>
    atom.kind === "mark"
      ? (atom.strength <= 7 && atom.strength !== 6) || atom.lower === "\n"
      : atom.kind === "axis"
        ? atom.axis.name === "Then" || atom.axis.name === "Now"
        : atom.kind === "word"
          ? ["adv", "det", "conj"].includes(atom.tag) ||
            atom.lower === "to" ||
            (atom.tag === "verb" && isMove(atom)) ||
            isDescribed(all, at)
          : false,
  );

/** "3,100 words, 4,450, 2,800", "61 votes to 39" (of two): without what the first figure counts. */
const withoutNoun = (gap: Gap, few: boolean): Gap => {
  const [noun, mark] = gap.atoms;
  const ends = few ? mark !== undefined && isLink(mark) : mark?.kind === "mark";
  const counts = noun?.kind === "word" && noun.tag === "noun" && noun.lower.endsWith("s") && ends;
  return counts ? { ...gap, atoms: gap.atoms.slice(1) } : gap;
};

/** Items that differ, times in one family. */
const isGoodList = (items: readonly ListItem[]): boolean => {
  const axes = items.filter(({ axis }) => axis !== undefined).length;
  if (axes !== 0 && axes !== items.length && axes < items.length - 1) return false;
  return new Set(items.map(({ name }) => name.toLowerCase())).size === items.length;
};

export function readParallel(statement: Statement): Reading[] {
  const { figures, gaps } = statement;
  const count = figures.length;
  if (count < 2 || !gaps.slice(1, -1).every((gap, at) => isListGap(at === 0 ? withoutNoun(gap, count === 2) : gap)))
    return [];
  const before = listsIn(gaps[0]?.atoms ?? []).filter(({ items }) => items.length === count);
  const after = listsIn(gaps.at(-1)?.atoms ?? []).filter(({ items }) => items.length === count);
  const good = [...before, ...after].filter(({ items }) => isGoodList(items)).slice(-MOST);
  const lists = good.length > 0 ? good.reverse() : countedLists(statement);
  const doubt = count === 2 ? 0.4 : 0;
  const changed = count === 2 && changeWay(statement) !== null;
  return lists.map((list, at) => ({
    shape: "parallel",
    series: [""],
    points: list.items.map(({ name, axis }) => (axis ? { name, axis } : { name })),
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [null],
    figures,
    cost:
      list.cost * (count === 2 ? 2 : 1) +
      doubt +
      (changed && !list.items.some(({ axis }) => axis) ? 1.2 : 0) +
      (at > 0 ? OTHER : 0),
    used: list.items.map(({ span }) => span),
  }));
}

/** Lists that are tried, and the price of one that isn't the nearest. */
const MOST = 3;
const OTHER = 0.3;
