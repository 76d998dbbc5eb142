/** What names the columns or rows of a grid, and which figure of a group stands in which column. */

import type { Span } from "@charticle/contract";
import { wordSet } from "../../lexicon/closed-class.ts";
import { isRivalry, singular } from "../../lexicon/morphology.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import { perText } from "../../text/per-text.ts";
import type { Label } from "../labels/label.ts";
import { type Atom, isVerb } from "../sentence/atom.ts";
import type { ListItem } from "../sentence/list-item.ts";
import { changeWay } from "../shapes/change-way.ts";
import { setsAgainst } from "../shapes/set-against.ts";
import type { Statement } from "../statement.ts";
import type { Grouping } from "./grid.ts";
import type { Group } from "./grid-groups.ts";

/** A row of items that names the columns or the rows. */
export type Heads = { items: readonly ListItem[]; cost: number };

export type Columns = Heads & {
  /** Per group: the column of each of its figures; -1 for a figure that has none. */
  places: readonly (readonly number[])[];
  /** Where the text names columns: what stands there names no row. */
  taken: readonly Span[];
};

export const axisItem = (axis: AxisMark): ListItem => ({ name: axis.name, span: [axis.start, axis.end], axis });
export const labelItem = (label: Label): ListItem => ({ name: label.text, span: [label.start, label.end] });
export const keyOf = ({ name, axis }: ListItem): string => (axis ? `${axis.family}${axis.order}` : name.toLowerCase());
export const areDistinct = (items: readonly ListItem[]): boolean => new Set(items.map(keyOf)).size === items.length;

/** Nothing but marks stands within the groups. */
export const areBare = ({ gaps }: Statement, groups: readonly Group[]): boolean =>
  groups.every(({ from, to }) =>
    gaps.slice(from + 1, to).every(({ atoms }) => atoms.every(({ kind }) => kind === "mark")),
  );

/** A group of one figure that stands for all columns: "5 of each", "3,300 both days", "£12 all week". */
const SHARED = wordSet("each both apiece either alike all every throughout");

/** "rent stayed at 900", "the Blues held at 20": one figure for before and after. */
const STAYED = wordSet(
  `both stayed stays stay held holds remained remains stuck unchanged steady kept level flat stable`,
);

/** "Both ended up on 69", further off. */
const BOTH: ReadonlySet<string> = new Set(["both"]);

export function isShared({ statement, groups }: Grouping, group: number): boolean {
  const { from, to } = groups[group] ?? { from: 0, to: 0 };
  if (to - from !== 1) return false;
  const before = statement.gaps[from]?.atoms.slice(-4) ?? [];
  const near = [...before.slice(-1), ...(statement.gaps[to]?.pieces[0]?.atoms.slice(0, 3) ?? [])];
  const has = (atoms: readonly Atom[], words: ReadonlySet<string>): boolean =>
    atoms.some((atom) => atom.kind === "word" && words.has(atom.lower));
  return has(near, SHARED) || has(before.slice(-3), STAYED) || has(before, BOTH);
}

/** What an empty cell costs, as a share of all; and a figure of a group that is too short, where nothing names its column. */
const EMPTY = 3;
const UNNAMED = 1.2;

const MISSING = /(?:\bn\/?a|\bno data|[\s/][-–—?])(?=\s*[,/])/giu; // catches "n/a" of "1, n/a, 33", not "na" of "Ana, 3"

/** How many cells of a list the text leaves empty in front of a figure: "1, n/a, 33". */
const missingBefore = ({ statement: { scan, figures } }: Grouping, at: number): number =>
  scan.text.slice(figures[at - 1]?.end ?? 0, figures[at]?.start).match(MISSING)?.length ?? 0;

/** How a group of two figures tells a change: "from 12.9 to 11.7", "to 44 from 52". */
export function wayOf({ statement, groups }: Grouping, group: number): ReturnType<typeof changeWay> {
  const { from, to } = groups[group] ?? { from: 0, to: 0 };
  const { figures, gaps } = statement;
  return to - from === 2
    ? changeWay({ ...statement, figures: figures.slice(from, to), gaps: gaps.slice(from, to) })
    : null;
}

/** Which end a group of two figures begins with. */
function firstEnd(grouping: Grouping, group: number): "before" | "after" | null {
  const way = wayOf(grouping, group);
  return way && way.cost < MILD ? way.first : null;
}
const MILD = 0.3;
/** From October to January is told forwards. */
const HALF = 0.5;

/** "up to 18 in H2 (H1: 16), the Nordics slipped from 13 to 12": a group that tells its ends the other way round than the columns stand. */
function runsBack(
  grouping: Grouping,
  group: number,
  [one, two]: readonly ListItem[],
  told: "told" | "listed",
): boolean {
  const way = firstEnd(grouping, group);
  if (!way || !one?.axis || !two?.axis) return false;
  const known = one.axis.family === two.axis.family && (one.axis.order >= 1 || one.axis.order - two.axis.order <= HALF);
  const stated = told === "told" ? firstEnd(grouping, 0) : null;
  return way !== (stated ?? (known && one.axis.order > two.axis.order ? "after" : "before"));
}

/** Columns of all figures: those that the figures' own names tell, then the free ones in order. */
export function placesOf(
  grouping: Grouping,
  items: readonly ListItem[],
  named: readonly (readonly (number | null)[])[],
): { places: number[][]; cost: number } {
  let cost = 0;
  const width = items.length;
  const places = grouping.groups.map(({ from, to }, group) => {
    const told: (number | null)[] = [];
    for (let step = 0; step < to - from; step++) {
      const column = named[group]?.[step] ?? null;
      told.push(told.includes(column) ? null : column);
    }
    const free = items.map((_, column) => column).filter((column) => !told.includes(column));
    if (free.length === 2 && width === 2 && runsBack(grouping, group, items, named[0]?.[0] == null ? "listed" : "told"))
      free.reverse();
    const missing = told.map((_, step) => missingBefore(grouping, from + step));
    const said = missing.some((count) => count > 0);
    if (told.length < width && !isShared(grouping, group))
      cost +=
        ((width - told.length) / (width * grouping.groups.length)) * EMPTY +
        (said ? 0 : told.filter((column) => column === null).length * UNNAMED);
    return told.map((column, step) => {
      free.splice(0, missing[step] ?? 0);
      return column ?? free.shift() ?? -1;
    });
  });
  return { places, cost };
}

/** "in York coffee beats tea, 9 to 6": who stands before the verb of rivalry is told first. */
function winnerIn(atoms: readonly Atom[], items: readonly ListItem[], taken: Span[]): number | null {
  const verb = atoms.findLastIndex((atom) => isVerb(atom) && isRivalry(atom.lower));
  const one = verb < 0 ? null : columnIn(atoms.slice(0, verb), items, "last");
  const two = columnIn(atoms.slice(verb + 1), items, "first");
  const begun = one && !atoms.some((atom) => atom.kind === "mark" && atom.strength >= 7 && atom.start >= one.span[1]);
  if (begun && two && two.column !== one.column) taken.push([one.span[0], two.span[1]]);
  return begun && two?.column !== one.column ? one.column : null;
}

/** "Tea beats coffee in Leeds (14 to 11), but in York coffee leads, 9 to 6": which of two each pair begins with, until a clause begins anew. */
function leading({ statement: { gaps }, groups, marks }: Grouping, items: readonly ListItem[], taken: Span[]) {
  const isPair = (from = 0): boolean => items.length === 2 && setsAgainst(gaps[from + 1]);
  const paired = isPair(groups[0]?.from);
  let first: number | null = null;
  return groups.map(({ from, to }, group) => {
    if (group === 0 || !paired) return [];
    const pair = isPair(from);
    const winner = pair ? winnerIn(gaps[from]?.atoms ?? [], items, taken) : null;
    const told = (pair ? [gaps[from]?.atoms ?? []] : marks.behind.slice(from, to)).map((atoms) => {
      const found = winner === null ? columnIn(atoms, items, "last") : null;
      if (found) taken.push(found.span);
      return winner ?? found?.column ?? null;
    });
    first = told[0] ?? ((gaps[from]?.strength ?? 0) < 7 ? first : null);
    return pair ? [first] : told;
  });
}

export const inOrder = (grouping: Grouping, items: readonly ListItem[], cost: number): Columns => {
  const taken = items.map(({ span }) => span);
  const placed = placesOf(grouping, items, leading(grouping, items, taken));
  return { items, taken, places: placed.places, cost: cost + placed.cost - (taken.length > items.length ? TOLD : 0) };
};
/** A leader that the text names is a sign for the two. */
const TOLD = 0.3;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s-]+/u) // catches the gap of "hot meal"
    .map(singular)
    .filter((word) => word.length > 1);

/** The words of each column that no other column has. */
export const tellingWords = perText((items: readonly ListItem[]): ReadonlyMap<string, number> => {
  const owner = new Map<string, number>();
  for (const [column, { name }] of items.entries())
    for (const word of wordsOf(name)) owner.set(word, owner.has(word) && owner.get(word) !== column ? -1 : column);
  return owner;
});

const ownerOf = perText((lower: string): string => singular(lower.replace(/['’]s?$/u, ""))); // catches "Mia's", not "its"

/** The column that the nearest telling word names; the nearest is the last one or the first. */
export function columnIn(
  atoms: readonly Atom[],
  items: readonly ListItem[],
  nearest: "last" | "first",
): { column: number; span: Span } | null {
  const words = tellingWords(items);
  const columnOf = (atom: Atom): number => (atom.kind === "word" ? (words.get(ownerOf(atom.lower)) ?? -1) : -1);
  const atom = atoms[nearest === "last" ? "findLast" : "find"]((one) => columnOf(one) >= 0);
  return atom ? { column: columnOf(atom), span: [atom.start, atom.end] } : null;
}
