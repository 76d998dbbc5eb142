/**
 * Shape: a list of names, then a list of figures, in the same order.
 * "Lisbon, Athens and Rome logged 41, 58 and 37 days" · "occupancy for Mon–Sun was 64, 66, 71, 70, 83, 95 and 40 percent"
 */

import { smallNumber } from "../recognize/small-number.ts";
import { changeWay } from "./change.ts";
import { expandThrough, type ListItem, stepOf } from "./list-item.ts";
import { listsIn, type NameList } from "./lists.ts";
import { cellOf, type Reading } from "./reading.ts";
import type { Gap, Statement } from "./statement.ts";

/** True where only list marks stand between two figures. */
export const isListGap = (gap: Gap): boolean =>
  gap.atoms.every((atom) =>
    atom.kind === "mark"
      ? atom.strength <= 7 && atom.strength !== 6
      : atom.kind === "axis"
        ? atom.axis.name === "Then"
        : atom.kind === "word"
          ? ["adv", "det", "conj"].includes(atom.tag) || atom.lower === "to"
          : false,
  );

/** Items that differ, times in one family. */
const isGoodList = (items: readonly ListItem[]): boolean => {
  const axes = items.filter(({ axis }) => axis !== undefined).length;
  if (axes !== 0 && axes !== items.length && axes < items.length - 1) return false;
  return new Set(items.map(({ name }) => name.toLowerCase())).size === items.length;
};

export function readParallel(statement: Statement): Reading[] {
  const { figures, gaps } = statement;
  const count = figures.length;
  if (count < 2 || !gaps.slice(1, -1).every(isListGap)) return [];
  const before = listsIn(gaps[0]?.atoms ?? []).filter(({ items }) => items.length === count);
  const after = listsIn(gaps.at(-1)?.atoms ?? []).filter(({ items }) => items.length === count);
  const good = [...before, ...after].filter(({ items }) => isGoodList(items)).slice(-MOST);
  const lists = good.length > 0 ? good.reverse() : (started(statement) ?? []);
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

const STARTERS: ReadonlySet<string> = new Set(["first", "from", "starting", "since", "beginning"]);

/** "(2019 first): 150, 0, 85", "Since January: 210, 240", "from 8:00 every 2 hours: 2, 2.5": a start, then one step a figure. */
function started({ figures, gaps, scan }: Statement): NameList[] | null {
  const axis = gaps[0]?.axes.findLast(({ shy }) => !shy);
  const words = (gaps[0]?.atoms ?? []).flatMap((atom) => (atom.kind === "word" ? [atom.lower] : []));
  if (!axis || figures.length < 3 || !words.some((word) => STARTERS.has(word))) return null;
  const last = figures.length - 1;
  if (axis.family !== "clock") {
    const items = expandThrough(axis, axis.order + last * stepOf(axis));
    return items.length === figures.length ? [{ items, cost: 0.1 }] : null;
  }
  const interval = /every (\w+) hours?/iu.exec(scan.text)?.[1] ?? ""; // catches "every 2 hours", not "every day"
  const hours = smallNumber(interval.toLowerCase()) ?? (Number(interval) || 1);
  const items = figures.map((_, at): ListItem => {
    const order = axis.order + at * hours;
    const name = `${Math.floor(order) % 24}:${String(Math.round((order % 1) * 60)).padStart(2, "0")}`;
    return { name, span: [axis.start, axis.end], axis: { ...axis, name, order, position: order / 8766 } };
  });
  return [{ items, cost: 0.1 }];
}
