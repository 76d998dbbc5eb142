/**
 * The rows of a grid: what names each group. The grid is told again without the words that name its columns, each group
 * as one figure; what names those figures names the rows: "Home: W 11, D 4. Away: W 6, D 5" → "Home: 11. Away: 6".
 */

import type { Span } from "@charticle/contract";
import { AUXILIARIES } from "../../lexicon/closed-class.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import { type Label, labelOf } from "../labels/label.ts";
import { leftLabel } from "../labels/left-label.ts";
import { isAdverbial, nameFigures } from "../labels/name-figures.ts";
import type { Nearness } from "../labels/near-label.ts";
import { type Atom, isNoun, isVerb } from "../sentence/atom.ts";
import type { ListItem } from "../sentence/list-item.ts";
import { phrasesOf } from "../sentence/phrase.ts";
import { resolved } from "../shapes/fill-times.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { timeFigures } from "../shapes/time-figures.ts";
import { type Gap, gapOf, type Piece, type Statement } from "../statement.ts";
import type { Grouping } from "./grid.ts";
import { everyRows } from "./grid-column-lists.ts";
import { areDistinct, axisItem, type Columns, type Heads, labelItem } from "./grid-heads.ts";

/** The statement with one figure a group and without the names of the columns. */
function collapsed({ statement, groups }: Grouping, taken: readonly Span[], inner: "inner" | "outer"): Statement {
  const isFree = ({ start, end, kind }: Atom): boolean =>
    !taken.some((span) => start >= span[0] && end <= span[1] && (kind !== "axis" || start === span[0]));
  const between = (first: number, last: number): Gap =>
    gapOf(
      statement.gaps.slice(first, last + 1).flatMap(({ atoms }) => atoms.filter(isFree)),
      first > 0 && last < statement.gaps.length - 1,
    );
  const gaps = groups.map(({ from }, at) => {
    const before = groups[at - 1];
    return between(before ? (inner === "inner" ? before.from + 1 : before.to) : 0, from);
  });
  const last = groups.at(-1);
  gaps.push(between(last ? (inner === "inner" ? last.from + 1 : last.to) : 0, statement.gaps.length - 1));
  return { ...statement, figures: groups.flatMap(({ from }) => statement.figures[from] ?? []), gaps };
}

/** "A year later" after 2019 is 2020. */
export function resolvedRows(items: readonly ListItem[]): ListItem[] {
  let last: AxisMark | null = null;
  return items.map((item) => {
    const axis: AxisMark | undefined = item.axis ? resolved(item.axis, last) : undefined;
    last = axis ?? last;
    return axis ? { ...item, name: axis.name, axis } : item;
  });
}

/** "1 Feb, after a cold snap: 72": a word that may tell a time gives way to one that does. */
const withoutShy = (gap: Gap): Gap => {
  const axes = gap.axes.filter(({ shy }, at) => at === 0 || !shy);
  return gap.axes[0]?.shy ? gap : { ...gap, axes };
};

/** Rows by their times. A lone one that tells none beside such as "a year ago" is of now, as is the first of two tables: "men 40, women 52. In 2010: 31, 48". */
function timeRows(told: Statement, cost: number, single: boolean): Heads | null {
  const marks = timeFigures({ ...told, gaps: told.gaps.map(withoutShy) }).map(({ axis }) => axis);
  const open = marks.indexOf(null);
  const [, year] = marks;
  const past = marks.filter((axis) => axis?.family === "relative" && axis.order < 0).length;
  const two = single && marks.length === 2 && open === 0 && year?.family === "year";
  const lone = open >= 0 && (two || past === marks.length - 1);
  const now = lone ? nowItem(told.figures[open]?.start ?? 0) : null;
  const items = resolvedRows(marks.flatMap((axis) => (axis ? [axisItem(axis)] : (now ?? []))));
  return items.length === told.figures.length && areDistinct(items)
    ? { items, cost: cost + (lone && !two ? IMPLIED : 0) }
    : null;
}

/** Price of a time that the text only implies. */
const IMPLIED = 0.3;

const nowItem = (start: number): ListItem => axisItem(relativeMark("Now", 9999, start));

type Named = { items: readonly (ListItem | null)[]; costs: readonly number[]; aligned?: boolean };

function nameRows(told: Statement): Named {
  const { names } = nameFigures(told);
  return {
    items: names.map(({ label }) => (label ? labelItem(label) : null)),
    costs: names.map(({ cost }) => Math.min(cost, 2)),
  };
}

function timeLabel({ atoms }: Piece): Label | null {
  const axis = atoms.find((atom) => atom.kind === "axis");
  return axis?.kind === "axis" ? { text: axis.axis.name, start: axis.start, end: axis.end, cost: 0.3 } : null;
}

/** "joined Jan 5, Feb 4; left Jan 3, Feb 2": one word behind a mark, though it is a verb. */
function verbLabel({ atoms, before, beforeMark }: Piece): Label | null {
  const [verb, more] = atoms.filter(({ kind }) => kind !== "axis");
  return (before > 5 || beforeMark === ":") && isVerb(verb) && !more ? labelOf([verb], 0.3) : null;
}

/** "We used 34 kWh on Monday, 29 on Tuesday": who does it, where no other word says so. */
function doerLabel({ atoms }: Piece): Label | null {
  const [who, verb] = atoms;
  const does = who?.kind === "word" && who.lower === "we" && isVerb(verb) && !["are", "were"].includes(verb.lower);
  return does ? labelOf([who], 0.5) : null;
}

/** The clause before each group, from the nearest piece with a name or a time in it. */
function clauseRows(told: Statement, inner: Statement, nearness: Nearness): Named {
  const bracketed = ({ atoms }: Piece): boolean => told.scan.text.startsWith("):", atoms.at(-1)?.end ?? 0);
  const each = told.figures.every((_, at) => told.gaps[at]?.pieces.some(bracketed)); // "Team (A): 3, 4, team (B): 5, 6", not "hats: 3, 4, socks (pairs): 5, 6"
  const piecesAt = (at: number): Piece[] =>
    (told.gaps[at]?.pieces ?? []).filter((piece) => !isAdverbial(piece) && (each || !bracketed(piece)));
  const headings = told.figures.map((_, at) => piecesAt(at).findLast(({ afterMark }) => afterMark === ":"));
  const headed = headings.every((piece) => piece && leftLabel(piece.atoms, nearness)); // "Owners: turnout of 68%", "Tenants: 47%"
  const labels = told.figures.map((_, at): Label | null => {
    const heading = headings[at];
    const pieces = headed && heading ? [heading] : piecesAt(at);
    for (const piece of pieces.slice(-3).reverse()) {
      const label = leftLabel(piece.atoms, nearness) ?? timeLabel(piece) ?? verbLabel(piece) ?? doerLabel(piece);
      if (label && !(label.self && piece.beforeMark === ":")) return label; // "Tomatoes: I got"
      if (piece.before >= 8) break;
    }
    return null;
  });
  const preps = new Set(labels.flatMap((label) => (label?.prep ? [label.prep] : [])));
  const aligned = labels.map((label, at) => {
    if (label?.prep || preps.size === 0) return label;
    if (label?.other?.prep && preps.has(label.other.prep)) return label.other;
    return placeBehind(inner.gaps[at + 1], preps, labels[at + 1]?.start) ?? label;
  });
  return {
    items: aligned.map((label) => (label ? labelItem(label) : null)),
    costs: aligned.map((label) => label?.cost ?? 0),
    aligned: aligned.some((label, at) => label !== labels[at]),
  };
}

/** "28% of seats in France and 12% of posts; in Japan 9% and 4%": the place inside or behind a group, as others have it in front. */
function placeBehind(
  gap: Gap | undefined,
  preps: ReadonlySet<string>,
  before = Number.POSITIVE_INFINITY,
): Label | null {
  const phrases = phrasesOf(gap?.atoms.filter(({ end }) => end <= before) ?? []);
  const place = phrases.find(
    ({ kind, head, core }) => kind === "pp" && preps.has(head) && (core[0]?.start ?? 0) < before,
  );
  return place ? labelOf(place.core, 0.3) : null;
}

/** What stands right behind each group: "on weekdays", "in the north". */
function behindRows(told: Statement): Named {
  const found = told.figures.map((_, at) => {
    const atoms = told.gaps[at + 1]?.pieces[0]?.atoms ?? [];
    const axis = atoms.find((atom) => atom.kind === "axis");
    if (axis?.kind === "axis") return { item: axisItem(axis.axis), prep: "" };
    const place = phrasesOf(atoms).find(({ kind, head }) => kind === "pp" && head !== "of");
    const label = place ? labelOf(place.core, 0) : null;
    return label && place ? { item: labelItem(label), prep: place.head } : null;
  });
  const alike = new Set(found.map((one) => one?.prep)).size === 1;
  return { items: found.map((one) => one?.item ?? null), costs: found.map(() => (alike ? 0.05 : 0.5)) };
}

/** "9 shots to 3, 5 corners to 1", "300 adult tickets on Friday and 410 on Saturday": what the first figure of a group counts. */
function countedRows({ statement, groups }: Grouping, taken: readonly Span[]): Named | null {
  const items = groups.map(({ from }): ListItem | null => {
    const atoms = statement.gaps[from + 1]?.pieces[0]?.atoms ?? [];
    const [noun] = phrasesOf(atoms);
    const label = noun?.kind === "np" && noun.words[0] === atoms[0] ? labelOf(noun.core, 0) : null;
    return label && !taken.some(([start, end]) => start < label.end && label.start < end) ? labelItem(label) : null;
  });
  return items.filter((item) => item !== null).length * 2 > items.length
    ? { items, costs: items.map(() => COUNTED) }
    : null;
}

/** "Ann, Bo and Cy scored 12, 15 and 9 and conceded 3, 4 and 5": a verb in front of each group, behind names that hold for all. */
function verbRows({ gaps, figures }: Statement, taken: readonly Span[]): Named {
  const first = figures[0]?.start ?? 0;
  const items = figures.map((_, at): ListItem | null => {
    const atoms = gaps[at]?.pieces.at(-1)?.atoms ?? [];
    const verb = atoms.findLast(isVerb);
    const bare = !atoms.some(isNoun) && taken.every(([, end]) => end < first); // not "leave it in, and the figures become"
    return bare && verb && !AUXILIARIES.has(verb.lower)
      ? { name: verb.token.text, span: [verb.start, verb.end] }
      : null;
  });
  return { items, costs: items.map(() => COUNTED) };
}

/** Price of rows that are named by what is counted. */
const COUNTED = 0.1;

/** Rows of which each has a name; what one way leaves open, another may name. */
function headsFrom(cost: number, first: Named, second?: Named): Heads | null {
  let total = 0;
  const items = first.items.flatMap((item, at) => {
    const own = item ?? second?.items[at];
    total += (item ? first.costs[at] : 0.4 + (second?.costs[at] ?? 0)) ?? 0;
    return own ? [own] : [];
  });
  return items.length === first.items.length && areDistinct(items)
    ? { items, cost: cost + total / items.length }
    : null;
}

/** A name in front of a group that stands behind the one before it may belong there. */
const SHIFTED = 0.4;

/** "2023, quarter by quarter: 40, 90, 12. And 2024: 44, 71, 3": years whose parts are the columns, or ages before and after. */
const areYears = (rows: readonly ListItem[], columns: readonly ListItem[]): boolean =>
  (rows.every(({ axis }) => axis?.family === "band") && columns.every(({ axis }) => axis?.family === "relative")) ||
  (rows.every(isYear) && !columns.some(isYear)) ||
  (columns.every(isYear) && !rows.some(isYear)); // "2023 vs 2024: Jan 120/140, Feb 110/150"

/** "2021" or "last winter", not a now that the text only implies. */
const isYear = ({ axis, span }: ListItem): boolean =>
  axis?.family === "year" || (axis?.family === "relative" && span[1] > span[0]);

/** Ways to name the rows. */
export function rowsOf(grouping: Grouping, columns: Columns): Heads[] {
  const timed = columns.items.every(({ axis }) => axis !== undefined);
  const outer = collapsed(grouping, columns.taken, "outer");
  const inner = collapsed(grouping, columns.taken, "inner");
  const single = columns.items.length > 1 && grouping.statement.gaps.flatMap(({ axes }) => axes).length === 1;
  const told = timeRows(outer, 0, single);
  const times = timed && !areYears(told?.items ?? [], columns.items) ? null : told;
  const clauses = clauseRows(outer, inner, "subject");
  const behind = behindRows(outer);
  const shifted = clauses.items.slice(1).every((item, at) => item?.span[0] === behind.items[at]?.span[0]) ? SHIFTED : 0;
  const nouns = countedRows(grouping, columns.taken);
  const found = [
    times,
    nouns ? headsFrom(0, nouns, clauses) : null,
    timed ? null : headsFrom(0, verbRows(outer, columns.taken)),
    headsFrom(shifted + (clauses.aligned ? 0.3 : 0), nameRows(outer)),
    headsFrom(shifted + (clauses.aligned ? 0 : 0.1), clauses),
    headsFrom(0, behind),
  ].filter((rows) => rows !== null);
  if (times) return found;
  const near = headsFrom(0.6, clauseRows(outer, inner, "nearest"));
  const within = timed ? null : timeRows(inner, 0.2, single);
  const fallback = found.length > 0 ? null : headsFrom(0, clauses, nameRows(inner));
  const every = found.length > 0 ? null : everyRows(grouping);
  return [...found, near, within, fallback, every].filter((rows) => rows !== null);
}
