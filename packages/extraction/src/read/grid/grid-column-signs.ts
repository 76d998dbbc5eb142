/** Columns of a grid that signs tell apart: brackets, arrows, units. */

import { wordSet } from "../../lexicon/closed-class.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import { labelOf } from "../labels/label.ts";
import { leftLabel } from "../labels/left-label.ts";
import { type Atom, isMark, isNoun, lowerOf } from "../sentence/atom.ts";
import type { ListItem } from "../sentence/list-item.ts";
import { phrasesOf } from "../sentence/phrase.ts";
import { oppositeOf, relativeMark } from "../shapes/relative-mark.ts";
import { tellsPast, wasBefore } from "../shapes/set-against.ts";
import { sinceMark } from "../shapes/since-mark.ts";
import type { Statement } from "../statement.ts";
import type { Grouping } from "./grid.ts";
import { axisItem, type Columns, inOrder, isShared, labelItem, placesOf, wayOf } from "./grid-heads.ts";

/** Columns told apart by their units alone: "4.7 stars, 12k reviews". */
export function unitColumns(grouping: Grouping): Columns | null {
  const { statement, width, groups, marks } = grouping;
  if (statement.figures.every(({ unit }) => unit === null)) return null;
  const items: ListItem[] = [];
  for (let column = 0; column < width; column++) {
    const figures = groups.flatMap(({ from, to }) =>
      from + column < to ? statement.figures[from + column] : undefined,
    );
    const symbols = new Set(figures.flatMap((figure) => (figure?.unit ? [figure.unit.symbol] : [])));
    const first = figures[0];
    const noun = marks.behind[column]?.[0];
    const apart = groups.some(({ from, to }) => {
      const other = from + column < to ? marks.behind[from + column]?.[0] : undefined;
      return other?.kind === "word" && noun?.kind === "word" && other.lower !== noun.lower; // "2.5 outdoors … 1 outside"
    });
    const shown = statement.scan.text.slice(first?.start ?? 0, first?.numberEnd ?? 0);
    const spelled = symbols.size === 1 ? / (\p{L}{4,})$/u.exec(shown)?.[1] : undefined; // catches the "litres" of "96 litres", not "km"
    const name =
      spelled ?? [...symbols][0] ?? (noun?.kind === "word" && noun.tag === "noun" ? noun.token.text : undefined);
    if (symbols.size > 1 || !name || !first || (symbols.size === 0 && apart)) return null;
    items.push({ name, span: [first.start, first.end] });
  }
  return new Set(items.map(({ name }) => name)).size === width ? inOrder(grouping, items, 0.25) : null;
}

const BRACKET_WORDS = wordSet("brackets bracket parens parentheses parenthesis");

const isBracketWord = (atom: Atom): boolean => BRACKET_WORDS.has(lowerOf(atom));

const isHeading = (atom: Atom): boolean => isMark(atom, "(") || isMark(atom, ",") || lowerOf(atom) === "with";

/** "Flu (RSV in brackets): Monday 34 (12)", "Prices, with last year's in brackets: tea 3 (2)": what stands outside its brackets and what inside. */
function bracketedHeading({ statement }: Grouping): ListItem[] | null {
  const atoms = statement.gaps[0]?.atoms ?? [];
  const told = atoms.findIndex(isBracketWord);
  const end = told < 0 ? atoms.findLastIndex((atom) => isMark(atom, ")")) : told - 1;
  const from = atoms.slice(0, Math.max(0, end)).findLastIndex(told < 0 ? (atom) => isMark(atom, "(") : isHeading);
  if (from < 0) return null;
  const inside = atoms.slice(from + 1, end);
  const outside = atoms.slice(0, from);
  const [axis] = inside.flatMap((atom) => (atom.kind === "axis" ? axisItem(atom.axis) : []));
  const other = outside.flatMap((atom) => (atom.kind === "axis" && !atom.axis.shy ? axisItem(atom.axis) : [])).at(-1);
  if (axis && told > 0) return [other ?? axisItem(relativeMark("Now", 9999, axis.span[0])), axis]; // "Class sizes (2015 in brackets): 24 (21)"
  const outer = phrasesOf(outside).findLast(
    ({ kind, head, core }) => kind === "np" || (head === "for" && core.length > 0),
  ); // "fares for adults (kids in brackets)"
  const [inner, ...more] = phrasesOf(inside);
  if (!outer || !inner || more.length > 0 || inner.core.some(({ lower }) => /\d/u.test(lower))) return null; // catches the "+3" of "the Greens 18% (+3)", not "eleven"
  return [outer, inner].flatMap(({ core }) => labelOf(core, 0) ?? []).map(labelItem);
}

/** The second figure of each group stands in brackets. */
const isWrapped = ({ statement, width, groups }: Grouping): boolean =>
  width === 2 &&
  groups.every(({ from, to }) => to - from < 2 || statement.gaps[from + 1]?.atoms.some((atom) => isMark(atom, "(")));

/** The columns that the text names, one of them in brackets as its figures are. */
export function headedBrackets(grouping: Grouping): Columns | null {
  if (!isWrapped(grouping)) return null;
  const items = bracketedHeading(grouping);
  return items?.length === 2 ? inOrder(grouping, items, 0.1) : null;
}

/** "12% (women 15%)", "£31k (£30k in 2022)": the figure in brackets is one part or time, the other all or now. */
export function bracketColumns(grouping: Grouping): Columns | null {
  const { statement, width, groups, times } = grouping;
  if (width !== 2) return null;
  const at = groups.flatMap(({ from, to }) => (to - from === 2 ? [from + 1] : []));
  if (!isWrapped(grouping) && !at.every((one) => wasBefore(statement.gaps[one]))) return null;
  const start = statement.figures[0]?.start ?? 0;
  const axis = times[at[0] ?? 1]?.axis;
  const all: ListItem = { name: "All", span: [start, start] };
  /** What the first bracket says holds for those that hold a figure alone: "£2.1m (£2.4m this year), £6m (£5.2m)". */
  const eachSays = (says: (one: number) => boolean): boolean =>
    at.every((one, place) => says(one) || (place > 0 && statement.gaps[one]?.atoms.length === 1));
  if (axis && eachSays((one) => times[one]?.axis?.order === axis.order)) {
    if (axis.family === "band") return inOrder(grouping, [all, { name: axis.name, span: [axis.start, axis.end] }], 0.1); // "61% (under-30s 44)"
    const other = axis.name === "Now" ? relativeMark("Before", -9999, start) : relativeMark("Now", 9999, start);
    return inOrder(grouping, [other, axis].map(axisItem), 0.2);
  }
  if (eachSays((one) => tellsPast(statement.gaps[one])))
    return inOrder(grouping, [relativeMark("Now", 20, start), relativeMark("Before", -20, start)].map(axisItem), 0.1);
  const labels = at.map((one) => leftLabel(statement.gaps[one]?.pieces.at(-1)?.atoms ?? []));
  const [label] = labels;
  if (!label || labels.some((other) => other?.text.toLowerCase() !== label.text.toLowerCase())) return null;
  return inOrder(grouping, [all, labelItem(label)], 0.1);
}

/** "80 → 110", "from 5 to 7": before and after. */
export function arrowColumns(grouping: Grouping): Columns | null {
  const { statement, width, groups } = grouping;
  if (width !== 2) return null;
  let signed = true;
  for (const [group, { from }] of groups.entries()) {
    if (isShared(grouping, group)) continue;
    const link = statement.gaps[from + 1]?.atoms ?? [];
    const arrow = link.some((atom) => isMark(atom, "→") || lowerOf(atom) === "to");
    if (!arrow || link.length > 4) return null;
    const ahead = statement.gaps[from]?.atoms.at(-1);
    signed &&= link.some((atom) => isMark(atom, "→")) || lowerOf(ahead) === "from";
  }
  const at = statement.figures[0]?.start ?? 0;
  const item = (name: string, order: number): ListItem => axisItem(relativeMark(name, order, at));
  const since = sinceMark(statement);
  const ends = since ? [axisItem(since), item("Now", 9999)] : [item("Before", -20), item("After", 20)];
  return inOrder(grouping, ends, signed ? 0.4 : 0.7);
}

/** Groups that tell a change so, whichever end comes first. */
const CLEAR = 0.5;

/** The time of one end, told of the first group or the last; undefined where they tell two. */
function endTime({ times }: Grouping, at: readonly number[]): AxisMark | null | undefined {
  const [one, two] = [at[0], at.at(-1)].flatMap((figure) => times[figure ?? -1]?.axis ?? []);
  return two && (one?.order !== two.order || one.family !== two.family) ? undefined : (one ?? null);
}

const CHANGED = wordSet("to up down was were instead than now");

/** "up to 64 from 41", not "38 kg from 12 plants" nor "went to 3 shops from 2 chains": a word of the first group says that it changes. */
function tellsChange({ gaps }: Statement): boolean {
  const link = gaps[1]?.atoms ?? [];
  const lead = gaps[0]?.atoms.slice(-3).filter((atom) => lowerOf(atom) !== "to" || !isNoun(link[0])) ?? [];
  return [...lead, ...link].some(
    (atom) => CHANGED.has(lowerOf(atom)) || (atom.kind === "axis" && atom.axis.name === "Now"),
  );
}

/** "up to 64 from 41 in autumn, chess is down from 22 to 9": each group tells both ends of a change, either of them first. */
export function changeColumns(grouping: Grouping): Columns | null {
  const { statement, width, groups } = grouping;
  if (width !== 2) return null;
  const ways = groups.map((_, group) =>
    isShared(grouping, group) ? { first: "before", cost: 0 } : wayOf(grouping, group),
  );
  if (!tellsChange(statement) || !ways.every((way) => way && way.cost <= CLEAR)) return null;
  const early = groups.map(({ from }, group) => from + (ways[group]?.first === "before" ? 0 : 1));
  const late = groups.map(({ from, to }, group) => (ways[group]?.first === "before" ? to - 1 : from));
  const since = sinceMark(statement);
  const leads = ways[0]?.first === "before" && grouping.times[0]?.side === "left"; // "in May rent rose from 900 to 1,100"
  const start = since ?? (leads ? null : endTime(grouping, early));
  const told = endTime(grouping, late);
  const end = since && told?.order === since.order ? null : told;
  if (start === undefined || end === undefined) return null;
  const ends = [start ?? oppositeOf(end, "Before", -20), end ?? oppositeOf(start, "After", 20)].map(axisItem);
  const items = ways[0]?.first === "before" ? ends : ends.reverse();
  const named = ways.map((way) => (way?.first === ways[0]?.first ? [0, 1] : [1, 0]));
  const placed = placesOf(grouping, items, named);
  return { items, taken: items.map(({ span }) => span), ...placed, cost: 0.1 + placed.cost };
}
