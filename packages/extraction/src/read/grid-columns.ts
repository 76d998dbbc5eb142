/**
 * The columns of a grid, by the first thing that names them all: times inside the groups, names inside the groups,
 * a list in front ("weekdays and weekends:"), a list at the end ("that's Kenya against Sumatra"), arrows and from … to.
 */

import { singular } from "../lexicon/morphology.ts";
import { smallNumber } from "../recognize/small-number.ts";
import type { Atom } from "./atom.ts";
import type { Grouping } from "./grid.ts";
import { arrowColumns, bracketColumns, namedColumns, unitColumns, verbColumns } from "./grid-column-signs.ts";
import { axisItem, behind, type Heads, labelItem, ordersBy, plain } from "./grid-heads.ts";
import type { Label } from "./label.ts";
import { leftLabel } from "./left-label.ts";
import type { ListItem } from "./list-item.ts";
import { listsIn } from "./lists.ts";
import { rightLabels } from "./right-label.ts";
import type { Piece } from "./statement.ts";

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

/** "across the three sets": as many columns as the text counts, by their number. */
function countedColumns(grouping: Grouping): Heads | null {
  const words = grouping.statement.atoms.filter((atom) => atom.kind === "word");
  const at = words.findIndex(
    ({ tag, lower }, index) =>
      tag === "number" && smallNumber(lower) === grouping.width && words[index + 1]?.lower.endsWith("s") === true,
  );
  const noun = words[at + 1];
  if (at < 0 || !noun) return null;
  const named = singular(noun.lower);
  const shown = `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
  const items = Array.from(
    { length: grouping.width },
    (_, step): ListItem => ({
      name: `${shown} ${step + 1}`,
      span: [noun.start, noun.end],
      axis: {
        kind: "axis",
        from: 0,
        to: 0,
        start: noun.start,
        end: noun.end,
        family: "step",
        name: `${shown} ${step + 1}`,
        order: step + 1,
        position: null,
        noun: named,
      },
    }),
  );
  return { items, cost: 0.6, from: "times", orders: plain(grouping) };
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
    countedColumns(grouping),
  ].filter((heads) => heads !== null);
  return candidates.toSorted((a, b) => a.cost - b.cost)[0] ?? null;
}
