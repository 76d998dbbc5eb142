/**
 * The rows of a grid: what names each group. The grid is told again without the words that name its columns, each group
 * as one figure; what names those figures names the rows: "Home: W 11, D 4. Away: W 6, D 5" → "Home: 11. Away: 6".
 */
import type { Span } from "@charticle/contract";
import type { AxisMark } from "../recognize/mention.ts";
import type { Atom } from "./atom.ts";
import { resolved } from "./fill-times.ts";
import type { Grouping } from "./grid.ts";
import { areDistinct, axisItem, type Columns, type Heads, labelItem } from "./grid-heads.ts";
import type { Label } from "./label.ts";
import { leftLabel } from "./left-label.ts";
import type { ListItem } from "./list-item.ts";
import { nameFigures } from "./name-figures.ts";
import { type Gap, gapOf, type Statement } from "./statement.ts";
import { timeFigures } from "./time-figures.ts";

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
function resolvedRows(items: readonly ListItem[]): ListItem[] {
  let last: AxisMark | null = null;
  return items.map((item) => {
    const axis: AxisMark | undefined = item.axis ? resolved(item.axis, last) : undefined;
    last = axis ?? last;
    return axis ? { ...item, name: axis.name, axis } : item;
  });
}

function timeRows(told: Statement, cost: number): Heads | null {
  const times = timeFigures(told).flatMap(({ axis }) => (axis ? [axisItem(axis)] : []));
  const items = resolvedRows(times);
  return items.length === told.figures.length && areDistinct(items) ? { items, cost } : null;
}

const SELF: ReadonlySet<string> = new Set(["i", "me", "my", "mine", "us", "we", "our"]);

/** "TikTok pays me $190": the speaker, where nothing else names a group. */
function selfIn(gap: Gap | undefined): ListItem | null {
  const word = gap?.atoms.findLast((atom) => atom.kind === "word" && SELF.has(atom.lower));
  return word
    ? {
        name: ["us", "we", "our"].includes(word.kind === "word" ? word.lower : "") ? "Us" : "Me",
        span: [word.start, word.end],
      }
    : null;
}

type Named = { items: readonly (ListItem | null)[]; costs: readonly number[] };

function nameRows(told: Statement): Named {
  const { names } = nameFigures(told);
  return {
    items: names.map(({ label }, at) => (label ? labelItem(label) : selfIn(told.gaps[at]))),
    costs: names.map(({ cost }) => Math.min(cost, 2)),
  };
}

/** The clause before each group, from the nearest piece with a name or a time in it. */
function clauseRows(told: Statement): Named {
  const labels = told.figures.map((_, at): Label | null => {
    for (const piece of (told.gaps[at]?.pieces ?? []).slice(-3).reverse()) {
      const axis = piece.atoms.find((atom) => atom.kind === "axis");
      const time = axis?.kind === "axis" ? { text: axis.axis.name, start: axis.start, end: axis.end, cost: 0.3 } : null;
      const label = leftLabel(piece.atoms) ?? time;
      if (label) return label;
      if (piece.before >= 8) break;
    }
    return null;
  });
  const preps = labels.flatMap((label) => (label?.prep ? [label.prep] : []));
  const aligned = labels.map((label) =>
    label?.other?.prep && !label.prep && preps.includes(label.other.prep) ? label.other : label,
  );
  return {
    items: aligned.map((label) => (label ? labelItem(label) : null)),
    costs: aligned.map((label) => label?.cost ?? 0),
  };
}

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

/** Ways to name the rows, best first. */
export function rowsOf(grouping: Grouping, columns: Columns): Heads[] {
  const timed = columns.items.every(({ axis }) => axis !== undefined);
  const outer = collapsed(grouping, columns.taken, "outer");
  const clauses = clauseRows(outer);
  const times = timed ? null : timeRows(outer, 0);
  const found = [times, headsFrom(0, nameRows(outer)), headsFrom(0.1, clauses)].filter((rows) => rows !== null);
  if (times || (timed && found.length > 0)) return found;
  const inner = collapsed(grouping, columns.taken, "inner");
  const within = timed ? null : timeRows(inner, 0.2);
  const fallback = found.length > 0 ? null : headsFrom(0, clauses, nameRows(inner));
  return [...found, within, fallback].filter((rows) => rows !== null);
}
