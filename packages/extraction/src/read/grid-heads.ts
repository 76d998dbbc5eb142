/** What names the columns or rows of a grid, and how its items are made. */
import type { AxisMark } from "../recognize/mention.ts";
import type { Atom } from "./atom.ts";
import type { Grouping } from "./grid.ts";
import type { Label } from "./label.ts";
import type { ListItem } from "./list-item.ts";

export type Heads = {
  items: ListItem[];
  cost: number;
  /** How the columns were named. */
  from: "times" | "left" | "right" | "list" | "arrow" | "verb" | "unit";
  /** Per row: which of its figures belongs to each column, where names show another order. */
  orders: (readonly number[])[];
};

export const axisItem = (axis: AxisMark): ListItem => ({ name: axis.name, span: [axis.start, axis.end], axis });

export const labelItem = (label: Label): ListItem => ({ name: label.text, span: [label.start, label.end] });

export const plain = (grouping: Grouping): (readonly number[])[] =>
  Array.from({ length: grouping.rows }, () => Array.from({ length: grouping.width }, (_, at) => at));

/** Order of one row's figures by the keys that the first row shows; natural order where they don't match. */
export function ordersBy(grouping: Grouping, keys: readonly (string | null)[]): (readonly number[])[] {
  const { width, rows } = grouping;
  const first = keys.slice(0, width);
  return Array.from({ length: rows }, (_, row) => {
    const own = keys.slice(row * width, (row + 1) * width);
    const order = first.map((key) => own.indexOf(key));
    return order.every((at) => at >= 0) && new Set(order).size === width
      ? order
      : Array.from({ length: width }, (__, at) => at);
  });
}

/** Words behind a figure up to the group's end. */
export const behind = (grouping: Grouping, at: number): readonly Atom[] => {
  const gap = grouping.statement.gaps[at + 1];
  const [first, second] = gap?.pieces ?? [];
  const bracketed = first?.atoms.length === 0 && first.afterMark === "(" ? second : first;
  return bracketed?.atoms ?? [];
};
