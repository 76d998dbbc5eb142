/**
 * How a row of figures falls into groups: all of one length, or cut where the boundaries are strongest.
 * "Devon took 12 golds, 9 silvers and 15 bronzes, Dorset 7, 11 and 8, Somerset 5 of each" → 3 + 3 + 1
 */
import { isMark, isNoun } from "../sentence/atom.ts";
import { setsAgainst, wasBefore } from "../shapes/set-against.ts";
import type { Statement } from "../statement.ts";

/** The first figure of a group and the one after its last. */
export type Group = { from: number; to: number };
export type Groups = { groups: readonly Group[]; width: number; cost: number };

const MAX_WIDTH = 16;
/** A closing bracket that held figures parts more than any comma, and so does "compared with". */
const CLOSED = 6.5;
/** A name right before a figure opens a group rather than a member. */
const NAMED = 0.6;

/** Between the members of a list stands a mark alone; words between two figures part them more. */
const LISTED = 2;
const WORDED = 3;

/** How strongly each figure is parted from the one before it. */
export function partings({ gaps, figures }: Statement): number[] {
  const paired =
    figures.length % 2 === 0 && figures.every((_, at) => at % 2 === 0 || setsAgainst(gaps[at]) || wasBefore(gaps[at]));
  let held = 0;
  let open = false;
  return figures.map((_, at) => {
    const gap = gaps[at];
    if (!gap) return 0;
    let strength = gap.strength;
    if (open) held++;
    for (const atom of gap.atoms) {
      if (atom.kind !== "mark") continue;
      if (atom.lower === "compared" && at > 1) strength = Math.max(strength, CLOSED);
      if (atom.lower === ")" && held > 0) strength = Math.max(strength, CLOSED);
      if (atom.lower === "(" || atom.lower === ")") {
        open = atom.lower === "(";
        held = 0;
      }
    }
    const [first] = gap.atoms;
    if (open && isMark(first, "(")) strength = WORDED; // "$41 (2023: $38)"
    const touching = gap.pieces.at(-1);
    const named = touching?.after === 0 && touching.atoms.some((atom) => atom.kind === "axis" || isNoun(atom));
    const listed = gap.atoms.every(({ kind }) => kind === "mark");
    if (paired && at % 2 === 1 && !listed) return LISTED + strength / 10;
    return listed ? LISTED + strength / 10 : Math.max(strength, WORDED) + (named ? NAMED : 0);
  });
}

/** Groups should be parted more strongly than their members. */
function boundaryCost(strengths: readonly number[], groups: readonly Group[]): number {
  const starts = new Set(groups.map(({ from }) => from));
  const weakest = Math.min(...groups.slice(1).map(({ from }) => strengths[from] ?? 0));
  let cost = 0;
  for (let at = 1; at < strengths.length; at++) {
    const strength = strengths[at] ?? 0;
    if (!starts.has(at) && strength >= weakest) cost += strength > weakest ? 1 : 0.9;
  }
  return cost / Math.max(1, groups.length - 1);
}

/** Cut at every boundary of at least a strength, where that gives groups of several lengths. */
function unevenGroups(strengths: readonly number[], least: number): Group[] {
  const starts = strengths.flatMap((strength, at) => (at === 0 || strength >= least ? [at] : []));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? strengths.length }));
}

const WORST = 1.6;

/** Every sensible grouping of a statement's figures. */
export function groupingsOf(statement: Statement): Groups[] {
  const count = statement.figures.length;
  const strengths = partings(statement);
  const found: Groups[] = [];
  for (let width = 2; width <= count / 2 && width <= MAX_WIDTH; width++) {
    if (count % width !== 0) continue;
    const groups = Array.from({ length: count / width }, (_, at) => ({ from: at * width, to: (at + 1) * width }));
    found.push({ groups, width, cost: boundaryCost(strengths, groups) });
  }
  for (const least of new Set(strengths.slice(1))) {
    const groups = unevenGroups(strengths, least);
    const lengths = groups.map(({ from, to }) => to - from);
    const width = Math.max(...lengths);
    if (groups.length < 2 || width < 2 || width > MAX_WIDTH || lengths.every((length) => length === width)) continue;
    found.push({ groups, width, cost: 0.2 });
  }
  return found.filter(({ cost }) => cost <= WORST);
}
