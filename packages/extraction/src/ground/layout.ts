/**
 * How a text may be laid out: which name each of its figures belongs to, once for each way of writing.
 * "Rome 12, Oslo 7" → before: 12 Rome, 7 Oslo; after: 12 Oslo, 7 none; in turn: 12 Rome, 7 Oslo
 */
import type { Anchor } from "./anchors.ts";
import { inBrackets } from "./brackets.ts";
import { columnsOf } from "./columns.ts";
import { fromTo } from "./from-to.ts";
import { unitsOf } from "./measures.ts";
import type { Slot } from "./slots.ts";
import { countBelow, placesOf } from "./sorted.ts";

/** `of[slot]` is a name or -1. `doubt` ranks ways that fit a text alike. */
export type Layout = { way: string; doubt: number; of: readonly number[] };

/** Names as the table has them, and where they stand. */
export type Names = { anchors: readonly Anchor[]; names: readonly string[] };

/** How much a mark parts what stands on its two sides, in letters. */
const PARTING: readonly (readonly [RegExp, number])[] = [
  [/[.!?](?=\s)|[;|\n]/gu, 30], // catches "; " and ". ", not the point of "3.5"
  [/,(?=\s)|[–—():]/gu, 6], // catches ", ", not the comma of "1,200"
  [/\b(?:and|but|while|whereas|versus|vs)\b/giu, 8], // catches " and ", not "sand"
];
const FIGURE_PARTS = 12;
const STATEMENT = /\n|[.;!?](?=\s)/gu; // catches the end of a line or sentence, not the point of "3.5"
const CLAUSE = /[,;:.!?()\n|](?=[\s\w)]|$)/gu; // catches "(", ", " and ";"

/** Distances along the text as prefix sums. */
function strains(text: string, slots: readonly Slot[]): Float64Array {
  const sums = new Float64Array(text.length + 1).fill(1);
  const add = (at: number, weight: number): void => {
    sums[at + 1] = (sums[at + 1] ?? 0) + weight;
  };
  for (const [pattern, weight] of PARTING) for (const at of placesOf(text, pattern)) add(at, weight);
  for (const { start } of slots) add(start, FIGURE_PARTS);
  for (let at = 1; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0);
  return sums;
}

/** Names by their first place; one without a place stands behind its neighbour in the table. */
export function inTextOrder({ anchors, names }: Names): number[] {
  const firsts = new Map<number, number>();
  for (const { name, start } of anchors) if (!firsts.has(name)) firsts.set(name, start);
  let last = -1;
  const keys = names.map((_, name) => {
    const first = firsts.get(name);
    // "grades 5 through 9": the last one stands where the first does, behind those between
    if (first === undefined || first === last) return last + 0.5;
    last = first;
    return first;
  });
  return [...keys.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
}

const NOBODY = -1;

/** Figures by what their unit measures, "94 kg" the weight's; the others by their nearest name, or as one round before. */
function inUnits(slots: readonly Slot[], names: readonly string[], nearest: readonly number[]): number[] | null {
  const units = names.map(unitsOf);
  const of: number[] = [];
  for (const [at, { unit }] of slots.entries()) {
    const own = [...names.keys()].filter((name) => unit !== null && units[name]?.has(unit));
    const [only] = own.length === 1 ? own : [];
    const near = nearest[at] ?? NOBODY;
    const isOther = near !== NOBODY && units[near]?.size === 0;
    of.push(only ?? (isOther ? near : (of[at - names.length] ?? NOBODY)));
  }
  return slots.some(({ unit }) => unit !== null && units.some((own) => own.has(unit))) ? of : null;
}
/** Columns of a table that hold every figure outweigh what the answer leaves empty. */
const SURELY = -1;

export function layoutsOf(text: string, slots: readonly Slot[], names: Names): Layout[] {
  const { anchors } = names;
  const count = names.names.length;
  if (count <= 1) return [{ way: "one", doubt: 0, of: slots.map(() => 0) }];
  const starts = anchors.map(({ start }) => start);
  const sums = strains(text, slots);
  const statements = placesOf(text, STATEMENT);
  const clauses = placesOf(text, CLAUSE);
  const statementAt = (at: number): number => countBelow(statements, at);
  const clauseAt = (at: number): number => countBelow(clauses, at);
  const distance = (from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);

  const around = slots.map(({ start, end }) => {
    const before = anchors[countBelow(starts, start) - 1];
    const after = anchors[countBelow(starts, end)];
    return { before: before && before.end <= start ? before : undefined, after };
  });
  const nearest = around.map(({ before, after }, at) => {
    const slot = slots[at];
    if (!before || !after || !slot) return before ?? after;
    return distance(before.end, slot.start) <= distance(slot.end, after.start) ? before : after;
  });
  const nameOf = (anchor: Anchor | undefined): number => anchor?.name ?? NOBODY;

  const order = inTextOrder(names);
  const rankInStatement: number[] = [];
  for (const [at, { start }] of slots.entries()) {
    const goesOn = at > 0 && statementAt(slots[at - 1]?.start ?? 0) === statementAt(start);
    rankInStatement.push(goesOn ? (rankInStatement[at - 1] ?? 0) + 1 : 0);
  }
  const byRank = rankInStatement.map((rank) => order[rank] ?? NOBODY);
  const named = new Set(starts.map(statementAt));
  const placed = new Set(anchors.map(({ name }) => name));
  const unplaced = [...order].filter((name) => !placed.has(name));

  /** In each statement the name before it, else the nearest one, else by rank. */
  const beforeOrRank = slots.map(({ start }, at) => {
    const before = around[at]?.before;
    if (before && statementAt(before.start) === statementAt(start)) return before.name;
    return named.has(statementAt(start)) ? nameOf(nearest[at]) : (byRank[at] ?? NOBODY);
  });
  /** The name in the same clause; figures without one belong to the names that stand nowhere, in their order. */
  let lost = 0;
  const inClause = slots.map(({ start }, at) => {
    const own = [around[at]?.before, around[at]?.after].find((one) => one && clauseAt(one.start) === clauseAt(start));
    return own?.name ?? (unplaced.length === 1 ? unplaced[0] : unplaced[lost++]) ?? NOBODY;
  });
  const columns = columnsOf(text, slots, anchors);
  const byUnit = inUnits(slots, names.names, nearest.map(nameOf));
  const pairs = fromTo(text, slots, names.names);
  const brackets = inBrackets(text, slots, names);
  const block = slots.length / count;
  return [
    ...(columns ? [{ way: "below", doubt: columns.includes(NOBODY) ? 0.005 : SURELY, of: columns }] : []),
    ...(byUnit ? [{ way: "by unit", doubt: 0, of: byUnit }] : []),
    ...(pairs ? [{ way: "from to", doubt: 0, of: pairs }] : []),
    ...(brackets ? [{ way: "in brackets", doubt: 0, of: brackets }] : []),
    { way: "before", doubt: 0, of: around.map(({ before }) => nameOf(before)) },
    { way: "nearest", doubt: 0.01, of: nearest.map(nameOf) },
    ...(unplaced.length > 0 ? [{ way: "in clause", doubt: 0.01, of: inClause }] : []),
    { way: "after", doubt: 0.02, of: around.map(({ after }) => nameOf(after)) },
    { way: "before or by rank", doubt: 0.03, of: beforeOrRank },
    { way: "by rank", doubt: 0.04, of: byRank },
    { way: "in turn", doubt: 0.06, of: slots.map((_, at) => order[at % count] ?? NOBODY) },
    { way: "in blocks", doubt: 0.06, of: slots.map((_, at) => order[Math.floor(at / block)] ?? NOBODY) },
  ];
}
