/**
 * The columns of a grid, by the first thing that names them all: times inside the groups, names inside the groups,
 * a list in front ("weekdays and weekends:"), a list at the end ("that's Kenya against Sumatra"), arrows and from … to.
 */
import type { AxisMark } from "../recognize/mention.ts";
import type { Atom } from "./atom.ts";
import type { Grouping } from "./grid.ts";
import { type Label, labelOf } from "./label.ts";
import { leftLabel } from "./left-label.ts";
import type { ListItem } from "./list-item.ts";
import { listsIn } from "./lists.ts";
import { phrasesOf } from "./phrase.ts";
import { rightLabels } from "./right-label.ts";
import type { Piece } from "./statement.ts";

export type Heads = {
  items: ListItem[];
  cost: number;
  /** How the columns were named. */
  from: "times" | "left" | "right" | "list" | "arrow" | "verb" | "unit";
  /** Per row: which of its figures belongs to each column, where names show another order. */
  orders: (readonly number[])[];
};

const axisItem = (axis: AxisMark): ListItem => ({ name: axis.name, span: [axis.start, axis.end], axis });
const labelItem = (label: Label): ListItem => ({ name: label.text, span: [label.start, label.end] });
const plain = (grouping: Grouping): (readonly number[])[] =>
  Array.from({ length: grouping.rows }, () => Array.from({ length: grouping.width }, (_, at) => at));

/** Order of one row's figures by the keys that the first row shows; natural order where they don't match. */
function ordersBy(grouping: Grouping, keys: readonly (string | null)[]): (readonly number[])[] {
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

function timeColumns(grouping: Grouping): Heads | null {
  const { times, width, rows } = grouping;
  for (let row = 0; row < rows; row++) {
    const axes = times.slice(row * width, (row + 1) * width).map(({ axis }) => axis);
    if (axes.some((axis) => axis === null)) continue;
    const found = axes.filter((axis) => axis !== null);
    if (new Set(found.map(({ order }) => order)).size < width || new Set(found.map(({ family }) => family)).size > 2)
      continue;
    const keys = times.map(({ axis }) => (axis ? `${axis.family}${axis.order}` : null));
    return {
      items: found.map(axisItem),
      cost: row === 0 ? 0 : 0.2,
      from: "times",
      orders: row === 0 ? ordersBy(grouping, keys) : plain(grouping),
    };
  }
  return null;
}

const lastPiece = (pieces: readonly Piece[]): Piece | undefined => pieces.at(-1);

/** Names in front of the figures inside the groups: "W 11, D 4, L 2". */
function leftColumns(grouping: Grouping): Heads | null {
  const { statement, width } = grouping;
  const labels: (Label | null)[] = statement.figures.map((_, at) => {
    const gap = statement.gaps[at];
    const piece = gap ? lastPiece(gap.pieces) : undefined;
    const label = piece ? leftLabel(piece.atoms) : null;
    return label?.other && at % width === 0 ? label.other : label;
  });
  const own = labels.slice(0, width);
  if (own.some((label) => label === null)) return null;
  const items = own.flatMap((label) => (label ? [labelItem(label)] : []));
  const keys = labels.map((label) => label?.text.toLowerCase() ?? null);
  const firstAgain = keys.filter((key, at) => at > 0 && at % width === 0 && key === keys[0]).length;
  const othersAgain = keys.filter((key, at) => at >= width && at % width !== 0 && key === keys[at % width]).length;
  if (othersAgain > 0 && firstAgain === 0 && statement.gaps[0] && statement.gaps[0].pieces.length < 2) return null;
  const repeated = keys.slice(width).filter((key) => key !== null && keys.slice(0, width).includes(key)).length;
  return { items, cost: repeated > 0 ? 0 : 0.5, from: "left", orders: ordersBy(grouping, keys) };
}

/** "Kim beats Lee on serve (88 v 74)": the two names in front of the first figure. */
function namedColumns(grouping: Grouping): Heads | null {
  const { statement, width } = grouping;
  if (width !== 2) return null;
  const names = phrasesOf(statement.gaps[0]?.pieces.find(({ atoms }) => atoms.length > 2)?.atoms ?? []).filter(
    ({ kind, core }) => kind === "np" && core.length > 0 && core.every(({ tag }) => tag === "name"),
  );
  const items = names.flatMap((phrase) => labelOf(phrase.core, 0) ?? []).map(labelItem);
  return items.length === 2 ? { items, cost: 0.6, from: "list", orders: plain(grouping) } : null;
}

/** Columns told apart by their units alone: "4.7 stars, 12k reviews". */
function unitColumns(grouping: Grouping): Heads | null {
  const { statement, width, rows } = grouping;
  const items: ListItem[] = [];
  for (let column = 0; column < width; column++) {
    const figures = Array.from({ length: rows }, (_, row) => statement.figures[row * width + column]);
    const symbols = new Set(figures.flatMap((figure) => (figure?.unit ? [figure.unit.symbol] : [])));
    const first = figures[0];
    const noun = behind(grouping, column)[0];
    const name = [...symbols][0] ?? (noun?.kind === "word" && noun.tag === "noun" ? noun.token.text : undefined);
    if (symbols.size > 1 || !name || !first) return null;
    items.push({ name, span: [first.start, first.end] });
  }
  return new Set(items.map(({ name }) => name)).size === width
    ? { items, cost: 0.25, from: "unit", orders: plain(grouping) }
    : null;
}

/** "12% (women 15%)", "£31k (£30k in 2022)": the figure in brackets is one part or time, the other all or now. */
function bracketColumns(grouping: Grouping): Heads | null {
  const { statement, width, rows, times } = grouping;
  if (width !== 2) return null;
  const at = Array.from({ length: rows }, (_, row) => row * 2 + 1);
  const wrapped = at.every((one) =>
    statement.gaps[one]?.atoms.some((atom) => atom.kind === "mark" && atom.lower === "("),
  );
  if (!wrapped) return null;
  const start = statement.figures[0]?.start ?? 0;
  const axis = times[1]?.axis;
  if (axis && at.every((one) => times[one]?.axis?.order === axis.order)) {
    const now: AxisMark = { ...axis, family: "relative", name: "Now", order: 9999, position: null };
    return {
      items: [{ name: "Now", span: [start, start], axis: now }, axisItem(axis)],
      cost: 0.2,
      from: "times",
      orders: plain(grouping),
    };
  }
  const labels = at.map((one) => leftLabel(statement.gaps[one]?.pieces.at(-1)?.atoms ?? []));
  const [label] = labels;
  if (!label || labels.some((other) => other?.text.toLowerCase() !== label.text.toLowerCase())) return null;
  return {
    items: [{ name: "All", span: [start, start] }, labelItem(label)],
    cost: 0.1,
    from: "unit",
    orders: plain(grouping),
  };
}

/** The verb in front of each figure: "exported 3.2 million cars and imported 1.1 million". */
function verbColumns(grouping: Grouping): Heads | null {
  const { statement, width } = grouping;
  const verbs = statement.figures.map((_, at) => {
    const piece = statement.gaps[at]?.pieces.at(-1);
    const found = piece?.atoms.findLast((atom) => atom.kind === "word" && atom.tag === "verb");
    return found?.kind === "word" ? found : null;
  });
  const first = verbs.slice(0, width);
  const items = first.flatMap((verb) =>
    verb ? [{ name: verb.token.text, span: [verb.start, verb.end] as const }] : [],
  );
  if (items.length < width || new Set(items.map(({ name }) => name.toLowerCase())).size < width) return null;
  const later = verbs
    .slice(width)
    .filter((verb) => verb !== null && items.some(({ name }) => name.toLowerCase() === verb.lower)).length;
  return later > 0 ? { items, cost: 0.4, from: "verb", orders: plain(grouping) } : null;
}

/** Words behind a figure up to the group's end. */
const behind = (grouping: Grouping, at: number): readonly Atom[] => {
  const gap = grouping.statement.gaps[at + 1];
  return gap?.pieces[0]?.atoms ?? [];
};

/** Names behind the figures inside the groups: "1,840 bikes and 960 e-bikes". */
function rightColumns(grouping: Grouping): Heads | null {
  const { statement, width } = grouping;
  const firstRow = rightLabels(statement.figures.slice(0, width).map((_, at) => behind(grouping, at))).labels;
  if (firstRow.some((label) => label === null)) return null;
  const items = firstRow.flatMap((label) => (label ? [labelItem(label)] : []));
  if (new Set(items.map(({ name }) => name.toLowerCase())).size < width) return null;
  const all = rightLabels(statement.figures.map((_, at) => behind(grouping, at))).labels;
  const keys = all.map((label) => label?.text.toLowerCase() ?? null);
  const first = items.map(({ name }) => name.toLowerCase());
  const strangers = keys.slice(width).filter((key) => key !== null && !first.includes(key)).length;
  return {
    items,
    cost: 0.15 + strangers * 0.5,
    from: "right",
    orders: ordersBy(grouping, [...first, ...keys.slice(width)]),
  };
}

/** What follows the first group, before the next one begins: "over 2021–2023 while …". */
const upToBoundary = (atoms: readonly Atom[]): readonly Atom[] => {
  const end = atoms.findLastIndex((atom) => atom.kind === "mark" && atom.strength >= 5);
  return end < 0 ? [] : atoms.slice(0, end);
};

/** The end of the text, where it goes on speaking of the figures: "(2004 → 2024)", ": that's Kenya against Sumatra". */
const connectedTail = (atoms: readonly Atom[]): readonly Atom[] => {
  const first = atoms[0];
  return first?.kind === "mark" && first.strength >= 8 ? [] : atoms;
};

/** A list of as many names as columns, in front of the first figure or behind the last. */
function listColumns(grouping: Grouping): Heads | null {
  const { statement, width } = grouping;
  const lead = statement.gaps[0]?.atoms ?? [];
  const tail = connectedTail(statement.gaps.at(-1)?.atoms ?? []);
  const middle = upToBoundary(statement.gaps[width]?.atoms ?? []);
  for (const [atoms, cost] of [
    [lead, 0.1],
    [tail, 0.3],
    [middle, 0.2],
  ] as const) {
    const lists = listsIn(atoms).filter(
      ({ items }) => items.length === width && new Set(items.map(({ axis }) => axis === undefined)).size === 1,
    );
    const list = lists.findLast(({ items }) => items.every(({ axis }) => axis !== undefined)) ?? lists.at(-1);
    if (list) return { items: list.items, cost: cost + list.cost, from: "list", orders: plain(grouping) };
  }
  for (const gap of [statement.gaps[0], statement.gaps[width], statement.gaps.at(-1)]) {
    const axes = gap?.axes.filter(({ shy }) => !shy) ?? [];
    if (axes.length !== width || new Set(axes.map(({ family }) => family)).size > 1) continue;
    return { items: axes.map(axisItem), cost: 0.3, from: "list", orders: plain(grouping) };
  }

  return null;
}

/** "80 → 110", "from 5 to 7": before and after. */
function arrowColumns(grouping: Grouping): Heads | null {
  const { statement, width, rows } = grouping;
  if (width !== 2) return null;
  let signed = true;
  for (let row = 0; row < rows; row++) {
    const link = statement.gaps[row * 2 + 1]?.atoms ?? [];
    const arrow = link.some(
      (atom) => (atom.kind === "mark" && atom.lower === "→") || (atom.kind === "word" && atom.lower === "to"),
    );
    if (!arrow || link.length > 4) return null;
    signed &&= link.some((atom) => atom.kind === "mark" && atom.lower === "→");
  }
  const at = statement.figures[0]?.start ?? 0;
  const item = (name: string, order: number): ListItem => ({
    name,
    span: [at, at],
    axis: { kind: "axis", from: 0, to: 0, start: at, end: at, family: "relative", name, order, position: null },
  });
  return {
    items: [item("Before", -20), item("After", 20)],
    cost: signed ? 0.4 : 0.5,
    from: "arrow",
    orders: plain(grouping),
  };
}

export function columnsOf(grouping: Grouping): Heads | null {
  const candidates = [
    timeColumns(grouping),
    listColumns(grouping),
    leftColumns(grouping),
    rightColumns(grouping),
    arrowColumns(grouping),
    verbColumns(grouping),
    unitColumns(grouping),
    namedColumns(grouping),
    bracketColumns(grouping),
  ].filter((heads) => heads !== null);
  return candidates.toSorted((a, b) => a.cost - b.cost)[0] ?? null;
}
