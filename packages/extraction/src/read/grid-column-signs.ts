/** Columns of a grid that signs tell apart: brackets, arrows, units, verbs, two names in front. */
import type { AxisMark } from "../recognize/mention.ts";
import type { Grouping } from "./grid.ts";
import { axisItem, behind, type Heads, labelItem, plain } from "./grid-heads.ts";
import { labelOf } from "./label.ts";
import { leftLabel } from "./left-label.ts";
import type { ListItem } from "./list-item.ts";
import { phrasesOf } from "./phrase.ts";

/** "Kim beats Lee on serve (88 v 74)": the two names in front of the first figure. */
export function namedColumns(grouping: Grouping): Heads | null {
  const { statement, width } = grouping;
  if (width !== 2) return null;
  const names = phrasesOf(statement.gaps[0]?.pieces.find(({ atoms }) => atoms.length > 2)?.atoms ?? []).filter(
    ({ kind, core }) => kind === "np" && core.length > 0 && core.every(({ tag }) => tag === "name"),
  );
  const items = names.flatMap((phrase) => labelOf(phrase.core, 0) ?? []).map(labelItem);
  return items.length === 2 ? { items, cost: 0.6, from: "list", orders: plain(grouping) } : null;
}

/** Columns told apart by their units alone: "4.7 stars, 12k reviews". */
export function unitColumns(grouping: Grouping): Heads | null {
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
export function bracketColumns(grouping: Grouping): Heads | null {
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
    return { items: [mark("Now", 20), mark("Before", -20)], cost: 0.1, from: "arrow", orders: plain(grouping) };
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
export function verbColumns(grouping: Grouping): Heads | null {
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

/** "80 → 110", "from 5 to 7": before and after. */
export function arrowColumns(grouping: Grouping): Heads | null {
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
