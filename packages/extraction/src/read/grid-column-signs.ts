/** Columns of a grid that signs tell apart: brackets, arrows, units, a verb between two rivals. */
import type { AxisMark } from "../recognize/mention.ts";
import type { Atom } from "./atom.ts";
import { sinceMark } from "./change.ts";
import type { Grouping } from "./grid.ts";
import { axisItem, type Columns, inOrder, isShared, labelItem } from "./grid-heads.ts";
import { labelOf } from "./label.ts";
import { leftLabel } from "./left-label.ts";
import type { ListItem } from "./list-item.ts";
import { phrasesOf } from "./phrase.ts";

/** "Tea beats coffee 60 to 40 in Kerala", "Kim beats Lee on serve (88 v 74)": the two sides of the verb in front. */
export function rivalColumns(grouping: Grouping): Columns | null {
  const { statement, width } = grouping;
  if (width !== 2) return null;
  const phrases = phrasesOf(statement.gaps[0]?.pieces.find(({ atoms }) => atoms.length > 2)?.atoms ?? []);
  const [one, verb, two] = phrases.slice(Math.max(0, phrases.findIndex(({ kind }) => kind === "vp") - 1));
  if (one?.kind !== "np" || verb?.kind !== "vp" || two?.kind !== "np") return null;
  const items = [one, two].flatMap(({ core }) => labelOf(core, 0) ?? []).map(labelItem);
  return items.length === 2 ? inOrder(grouping, items, 0.55) : null;
}

/** Columns told apart by their units alone: "4.7 stars, 12k reviews". */
export function unitColumns(grouping: Grouping): Columns | null {
  const { statement, width, groups, marks } = grouping;
  const items: ListItem[] = [];
  for (let column = 0; column < width; column++) {
    const figures = groups.flatMap(({ from, to }) =>
      from + column < to ? statement.figures[from + column] : undefined,
    );
    const symbols = new Set(figures.flatMap((figure) => (figure?.unit ? [figure.unit.symbol] : [])));
    const first = figures[0];
    const noun = marks.behind[column]?.[0];
    const name = [...symbols][0] ?? (noun?.kind === "word" && noun.tag === "noun" ? noun.token.text : undefined);
    if (symbols.size > 1 || !name || !first) return null;
    items.push({ name, span: [first.start, first.end] });
  }
  const united = statement.figures.some(({ unit }) => unit !== null);
  return united && new Set(items.map(({ name }) => name)).size === width ? inOrder(grouping, items, 0.25) : null;
}

const BRACKETS: ReadonlySet<string> = new Set(["in", "brackets", "bracket", "parens", "parentheses"]);

/** "Flu (RSV in brackets): Monday 34 (12)": the names stand in the lead as their figures do. */
function leadColumns(grouping: Grouping): Columns | null {
  const pieces = grouping.statement.gaps[0]?.pieces ?? [];
  const at = pieces.findIndex(({ beforeMark, afterMark }) => beforeMark === "(" && afterMark === ")");
  const inside = pieces[at]?.atoms.filter((atom) => atom.kind !== "word" || !BRACKETS.has(atom.lower)) ?? [];
  const outer = phrasesOf(pieces[at - 1]?.atoms ?? []).findLast(({ kind }) => kind === "np");
  const [first, ...more] = phrasesOf(inside);
  if (!outer || !first || more.length > 0) return null;
  const items = [outer, first].flatMap(({ core }) => labelOf(core, 0) ?? []).map(labelItem);
  return items.length === 2 ? inOrder(grouping, items, 0.1) : null;
}

/** "12% (women 15%)", "£31k (£30k in 2022)": the figure in brackets is one part or time, the other all or now. */
const BRACKET_WORDS: ReadonlySet<string> = new Set(["brackets", "parentheses", "parenthesis"]);

const isMark =
  (mark: string) =>
  (atom: Atom): boolean =>
    atom.kind === "mark" && atom.lower === mark;

/** What atoms name: a time, or the noun that stands nearest. */
function itemIn(atoms: readonly Atom[]): ListItem | null {
  const axis = atoms.findLast((atom) => atom.kind === "axis");
  if (axis?.kind === "axis") return axisItem(axis.axis);
  const label = leftLabel(atoms, "nearest");
  return label ? labelItem(label) : null;
}

/** "Exports (imports): 2020: 41 (38), …", "men, with women in brackets: …", "…; 2015 in brackets": the text says what stands in brackets. */
function headedBrackets(grouping: Grouping): Columns | null {
  const { gaps, figures } = grouping.statement;
  const lead = gaps[0]?.atoms ?? [];
  const isTold = (atom: Atom): boolean => atom.kind === "word" && BRACKET_WORDS.has(atom.lower);
  const atoms = lead.some(isTold) ? lead : gaps.at(-1)?.atoms.some(isTold) ? (gaps.at(-1)?.atoms ?? []) : lead;
  const open = atoms.findIndex(isMark("("));
  const close = atoms.findIndex(isMark(")"));
  const told = atoms.findIndex(isTold);
  const said = told < 0 ? atoms.length : told - 1;
  const bracketed = open >= 0 && close > open;
  if (!bracketed && told < 0) return null;
  const before = atoms.findLastIndex((atom, at) => at < said && atom.kind === "mark" && atom.strength >= 4);
  const from = bracketed ? open : before;
  const inner = itemIn(atoms.slice(from + 1, bracketed ? Math.min(close, said) : said));
  if (!inner) return null;
  const start = figures[0]?.start ?? 0;
  const plain: ListItem = { name: inner.axis ? "Now" : "All", span: [start, start] };
  const now: ListItem = inner.axis
    ? { ...plain, axis: { ...inner.axis, family: "relative", name: "Now", order: 9999, position: null } }
    : plain;
  const named = inner.axis || atoms !== lead ? null : itemIn(lead.slice(0, Math.max(0, from)));
  if (!named && told < 0) return null;
  return inOrder(grouping, [named ?? now, inner], 0.15);
}

export function bracketColumns(grouping: Grouping): Columns | null {
  const { statement, width, groups, times } = grouping;
  if (width !== 2) return null;
  const at = groups.flatMap(({ from, to }) => (to - from === 2 ? [from + 1] : []));
  const wrapped = at.every((one) =>
    statement.gaps[one]?.atoms.some((atom) => atom.kind === "mark" && atom.lower === "("),
  );
  if (!wrapped) return null;
  const told = leadColumns(grouping);
  if (told) return told;
  const start = statement.figures[0]?.start ?? 0;
  const axis = times[at[0] ?? 1]?.axis;
  if (axis && at.every((one) => times[one]?.axis?.order === axis.order)) {
    const now: AxisMark = { ...axis, family: "relative", name: "Now", order: 9999, position: null };
    return inOrder(grouping, [{ name: "Now", span: [start, start], axis: now }, axisItem(axis)], 0.2);
  }
  const was = at.every((one) =>
    statement.gaps[one]?.atoms.some(
      (atom) => atom.kind === "word" && ["was", "were", "from", "formerly", "previously"].includes(atom.lower),
    ),
  );
  if (was) {
    const mark = (name: string, order: number): ListItem => ({
      name,
      span: [start, start],
      axis: { kind: "axis", from: 0, to: 0, start, end: start, family: "relative", name, order, position: null },
    });
    return inOrder(grouping, [mark("Now", 20), mark("Before", -20)], 0.1);
  }
  const labels = at.map((one) => leftLabel(statement.gaps[one]?.pieces.at(-1)?.atoms ?? []));
  const [label] = labels;
  if (!label || labels.some((other) => other?.text.toLowerCase() !== label.text.toLowerCase()))
    return headedBrackets(grouping);
  return inOrder(grouping, [{ name: "All", span: [start, start] }, labelItem(label)], 0.1);
}

/** "80 → 110", "from 5 to 7": before and after. */
export function arrowColumns(grouping: Grouping): Columns | null {
  const { statement, width, groups } = grouping;
  if (width !== 2) return null;
  let signed = true;
  for (const [group, { from }] of groups.entries()) {
    if (isShared(grouping, group)) continue;
    const link = statement.gaps[from + 1]?.atoms ?? [];
    const arrow = link.some(
      (atom) => (atom.kind === "mark" && atom.lower === "→") || (atom.kind === "word" && atom.lower === "to"),
    );
    if (!arrow || link.length > 4) return null;
    const ahead = statement.gaps[from]?.atoms.at(-1);
    signed &&=
      link.some((atom) => atom.kind === "mark" && atom.lower === "→") ||
      (ahead?.kind === "word" && ahead.lower === "from");
  }
  const at = statement.figures[0]?.start ?? 0;
  const item = (name: string, order: number): ListItem => ({
    name,
    span: [at, at],
    axis: { kind: "axis", from: 0, to: 0, start: at, end: at, family: "relative", name, order, position: null },
  });
  const since = sinceMark(statement);
  const ends = since ? [axisItem(since), item("Now", 9999)] : [item("Before", -20), item("After", 20)];
  return inOrder(grouping, ends, signed ? 0.4 : 0.7);
}
