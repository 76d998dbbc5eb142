/**
 * The columns of a grid, by every sign that names them all: times or names inside a group, lists before, between or
 * behind the groups, arrows, units, verbs. A group that leaves the names out takes its columns by place.
 */

import type { Span } from "@charticle/contract";
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Label } from "../labels/label.ts";
import type { Atom } from "../sentence/atom.ts";
import type { ListItem } from "../sentence/list-item.ts";
import type { Piece } from "../statement.ts";
import type { Grouping } from "./grid.ts";
import { bareColumns, countedColumns, listColumns } from "./grid-column-lists.ts";
import { arrowColumns, bracketColumns, changeColumns, headedBrackets, unitColumns } from "./grid-column-signs.ts";
import type { Group } from "./grid-groups.ts";
import {
  areBare,
  areDistinct,
  type Columns,
  columnIn,
  isShared,
  keyOf,
  labelItem,
  placesOf,
  tellingWords,
} from "./grid-heads.ts";
import { isWhole, laterNamer, type Namer, rightNamers, timeNamer, verbNamer } from "./grid-namers.ts";
import { resolvedRows } from "./grid-rows.ts";

/** The group whose figures all have names of their own. */
function namingGroup(
  { groups, width }: Grouping,
  items: readonly (ListItem | null)[],
): { named: ListItem[]; late: boolean } | null {
  for (const { from, to } of groups) {
    if (to - from !== width || items[to - 1] === null) continue;
    const named = items.slice(from, to).filter((item) => item !== null);
    if (named.length === width && areDistinct(named)) return { named, late: from > 0 };
  }
  return null;
}

/** A name that no column has, nor tells any column apart: "pre" beside "pre-test" and "post-test" does. */
const stranger = (
  item: ListItem | null | undefined,
  known: ReadonlyMap<string, number>,
  named: readonly ListItem[],
): boolean =>
  item !== null &&
  item !== undefined &&
  item.axis?.shy !== true &&
  !known.has(keyOf(item)) &&
  !((tellingWords(named).get(singular(item.name.toLowerCase())) ?? -1) >= 0);

/** What stands before a figure without what belongs to the figure before it. */
const ahead = ({ statement, marks }: Grouping, at: number): readonly Atom[] => {
  const gap = statement.gaps[at];
  const [only] = gap?.pieces.length === 1 ? gap.pieces : [];
  const tail = only?.before === 0 && only.after === 0 ? [] : (marks.behind[at - 1] ?? []);
  const atoms = (gap?.atoms ?? []).filter((atom) => !tail.includes(atom));
  return atoms.slice(atoms.findLastIndex((atom) => atom.kind === "mark" && [";", ".", "\n"].includes(atom.lower)) + 1);
};

/** Columns that no reading can afford. */
const DEAR: Columns = { items: [], taken: [], places: [], cost: Number.POSITIVE_INFINITY };
/** The worst layout whose rows are looked for. */
const WORST = 1.9;

function columnsBy(grouping: Grouping, { items, cost, side, elided }: Namer): Columns | null {
  const naming = namingGroup(grouping, items);
  if (!naming) return null;
  const { named, late } = naming;
  const { width } = grouping;
  const keys = new Map(named.map((item, column) => [keyOf(item), column]));
  const again = items.filter((item) => item !== null && keys.has(keyOf(item))).length - width;
  if (again < 1 && elided === "never" && !isBare(grouping)) return null;
  const unlike = side === "left" ? 0 : side === "time" ? 1 : 0.5;
  const strangers = grouping.groups
    .filter((_, group) => unlike > 0 && !isShared(grouping, group))
    .flatMap(({ from, to }) => items.slice(from, to).filter((item) => stranger(item, keys, named))).length;
  const strange = strangers * unlike + (unlike === 0 && again < 1 ? 0.5 : 0);
  const lateness = late ? LATE : 0;
  if (grouping.cost + cost + strange + lateness > WORST + 0.1) return DEAR;
  const taken: Span[] = [];
  const inText = (at: number, where: "left" | "right"): number | null => {
    const found =
      where === "left"
        ? columnIn(ahead(grouping, at), named, "last")
        : columnIn(grouping.marks.behind[at] ?? [], named, "first");
    if (found) taken.push(found.span);
    return found?.column ?? null;
  };
  const byName = (at: number): number | null => {
    const item = items[at];
    const column = item ? keys.get(keyOf(item)) : undefined;
    if (item && column !== undefined)
      taken.push(side === "right" ? [grouping.statement.figures[at]?.end ?? 0, item.span[1]] : item.span);
    return column ?? (side === "time" ? null : inText(at, side));
  };
  const told = grouping.groups.map(({ from, to }) => {
    const places: (number | null)[] = [];
    for (let at = from; at < to; at++) places.push(byName(at));
    return side === "time" || places.some((column) => column !== null)
      ? places
      : places.map((_, step) => inText(from + step, side === "left" ? "right" : "left"));
  });
  const placed = placesOf(grouping, named, told);
  return {
    items: side === "time" ? resolvedRows(named) : named,
    taken,
    places: placed.places,
    cost: cost + placed.cost + strange + lateness,
  };
}

/** "A: opened 31%, clicked 4%. B: 38%, 4%": behind the first group stand figures alone. */
const isBare = ({ statement, groups: [, ...later] }: Grouping): boolean => areBare(statement, later);

const TOUCHING = wordSet(": ( [ – → =");

/** Nothing but a mark that binds stands between a name and its figure. */
export const touches = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.after === 0 || TOUCHING.has(piece.afterMark));

/** "among men, 18%": a place in front of its clause. */
export const opensClause = (piece: Piece | undefined): boolean =>
  piece?.afterMark === "," &&
  piece.atoms[0]?.kind === "word" &&
  piece.atoms[0].tag === "prep" &&
  (piece.before > 5 || piece.atoms[0].start === 0);

/** "German men 12, women 14; French men 10; the Swiss 8, 9": what the first names end with is the column; not of "ease of use 9 …; ease of use 6". */
function sharedEnds({ statement, groups, marks }: Grouping): ReadonlyMap<number, ListItem> {
  const nameOf = ({ from }: Group): string => marks.left[from]?.text.toLowerCase() ?? "";
  const [, word = ""] = / (\S+)$/u.exec(nameOf(groups[0] ?? { from: 0, to: 0 })) ?? []; // catches "men" of "german men", not "men"
  const ends = (group: Group): boolean => word !== "" && nameOf(group).endsWith(` ${word}`);
  const last = groups.findIndex((group) => areBare(statement, [group]) && !nameOf(group).includes(word));
  const told = last > 1 ? groups.slice(0, last) : groups;
  const alike = new Set(told.map(nameOf)).size === 1;
  const rest = groups.slice(told.length);
  const placed = rest.length > 0 && told.some(({ from }) => marks.left[from]?.prep !== undefined); // "on the east side an espresso is"
  if (alike || placed || !told.every(ends) || !areBare(statement, rest)) return new Map();
  return new Map(
    told.flatMap(({ from }): [number, ListItem][] => {
      const label = marks.left[from];
      const start = (label?.end ?? 0) - word.length;
      return label ? [[from, { name: label.text.slice(-word.length), span: [start, label.end] }]] : [];
    }),
  );
}

/** Names in front of the figures inside the groups: "W 11, D 4, L 2"; of a group's first figure the part that `first` takes. */
function leftNamer(grouping: Grouping, first: (label: Label) => ListItem | null): Namer {
  const starts = new Set(grouping.groups.map(({ from }) => from));
  const ends = sharedEnds(grouping);
  const items = grouping.marks.left.map((label, at) => {
    const end = ends.get(at);
    if (end) return end;
    if (!label || !grouping.marks.near[at]) return null;
    return starts.has(at) ? first(label) : labelItem(label);
  });
  return { items, cost: 0, side: "left" };
}

/** "In Brazil an install costs": the subject, where the group's own name stands in front of it. */
const otherFirst = (label: Label): ListItem => labelItem(label.other ?? label);

const OWNER = /^(.+?['’]s?) (.+)$/u; // catches "Oslo's bus fare", not "its bus fare"

/** "Oslo's bus fare": the group is Oslo, the column the bus fare; "Bergen's" alone leaves its column out. */
function ownedFirst(label: Label): ListItem | null {
  const owned = OWNER.exec(label.text);
  const [, owner, name] = owned ?? [];
  if (owner && name) return { name, span: [label.end - name.length, label.end] };
  return label.end - label.start > label.text.length ? null : otherFirst(label);
}

/** Ways to name columns in front of the figures; a second one only where it may say something else. */
function leftNamers(grouping: Grouping): Namer[] {
  if (!isWhole(grouping, (at, place) => place === 0 || grouping.marks.near[at] === true)) return [];
  const firsts = grouping.groups.flatMap(({ from }) => grouping.marks.left[from] ?? []);
  const owned = firsts.some(({ text }) => OWNER.test(text));
  const placed = firsts.some(({ other, prep }) => other !== undefined && prep === undefined);
  return [
    leftNamer(grouping, otherFirst),
    ...(owned ? [leftNamer(grouping, ownedFirst)] : []),
    ...(placed ? [{ ...leftNamer(grouping, labelItem), cost: 0.05 }] : []),
  ];
}

/** Columns are named when they are first told. */
const LATE = 1;

/** Names of other things inside the groups: "the gym takes 17% and the office 13%" elides nothing. */
function strangersIn({ statement, groups, marks }: Grouping, { taken, items }: Columns): number {
  let count = 0;
  for (const { from, to } of groups)
    for (let at = from + 1; at < to; at++) {
      const label = marks.left[at];
      const piece = statement.gaps[at]?.pieces.at(-1);
      if (!label || !piece || label.cost > 0.6 || !touches(piece) || statement.gaps[at]?.pieces.length === 1) continue;
      if (
        !taken.some(([start, end]) => start < label.end && label.start < end) &&
        columnIn(piece.atoms, items, "last") === null
      )
        count++;
    }
  return count;
}

/** Ways to name the columns that are tried, best first. */
const MOST = 3;

export function columnsOf(grouping: Grouping): Columns[] {
  const headed = headedBrackets(grouping);
  const bracketed = headed ? null : bracketColumns(grouping);
  const years = grouping.statement.gaps[0]?.axes.at(-1)?.family === "year";
  const found = [
    columnsBy(grouping, timeNamer(grouping)),
    ...(years ? [columnsBy(grouping, laterNamer(grouping))] : []),
    ...(headed ? [headed] : [...listColumns(grouping), bracketed]),
    ...[...(bracketed ? [] : leftNamers(grouping)), ...rightNamers(grouping), verbNamer(grouping)].map((namer) =>
      columnsBy(grouping, namer),
    ),
    arrowColumns(grouping) ?? changeColumns(grouping),
    unitColumns(grouping),
    countedColumns(grouping),
  ].filter((columns) => columns !== null);
  return (found.length > 0 ? found : bareColumns(grouping))
    .filter(({ cost }) => grouping.cost + cost <= WORST)
    .map((columns) => ({ ...columns, cost: columns.cost + strangersIn(grouping, columns) }))
    .filter(({ cost }) => grouping.cost + cost <= WORST)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST);
}
