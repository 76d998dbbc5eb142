/** What a step or a whole path shows, as places in the weight table. */

import type { Cues } from "./cues.ts";
import { type Context, strengthBucket } from "./link-context.ts";
import type { Name } from "./name.ts";
import type { NameList } from "./name-lists.ts";
import { keptSteps, MODE, type State, type Step } from "./state.ts";
import { see, type Tally } from "./tally.ts";

/** Numbers of the templates; each group has room for its own. */
export const T = {
  slot: 40,
  drop: 200,
  carry: 280,
  position: 300,
  list: 320,
  state: 345,
  group: 380,
  end: 400,
  unit: 440,
  whole: 460,
  change: 480,
  /** Of the words. */
  nameCue: 1000,
  figureCue: 1200,
  pairCue: 1300,
  cellCue: 1340,
  stepCue: 1360,
  wholeCue: 1400,
} as const;

/** How the unit of a kept figure goes on from the one kept before it. */
export function unitSeen(tally: Tally, context: Context, last: number, at: number, mode: number): void {
  const { units, anyUnit, cues } = context;
  if (cues)
    for (const [sign, value] of cues.next(context, last, at).entries()) see(tally, T.stepCue + sign, value * 3 + mode);
  const unit = units[at] ?? "";
  const before = last < 0 ? null : (units[last] ?? "");
  const relation = before === null ? 0 : before === unit ? 1 : before === "" ? 2 : unit === "" ? 3 : 4;
  const value = relation * 4 + (unit === "" ? 0 : 1);
  see(tally, T.unit, value);
  see(tally, T.unit + 1, value * 3 + mode);
  see(tally, T.unit + 2, before === null && unit === "" && anyUnit ? 1 : 0);
  see(tally, T.unit + 3, at - last > 1 && last >= 0 ? 1 : 0);
}

/** The first name of a slot. */
export function openingSeen(tally: Tally, slot: number, name: Name, dropped: number): void {
  const base = T.state + slot * 6;
  see(tally, base, 0);
  see(tally, base + 1, name.side);
  see(tally, base + 2, dropped > 0 ? 1 : 0);
}

/** How a name goes on from the one before it. */
export function sequenceSeen(tally: Tally, cues: Cues | null, slot: number, last: Name, name: Name): void {
  const base = T.state + slot * 6;
  const family = last.axis && name.axis && last.axis.family === name.axis.family ? 4 : 0;
  see(tally, base, last.signature === name.signature ? 1 : 2);
  see(tally, base + 1, 16 + last.side * 8 + name.side);
  see(tally, base + 3, last.kind * 16 + name.kind);
  see(tally, base + 4, last.proper * 2 + name.proper);
  see(tally, base + 5, (last.axis ? 2 : 0) + (name.axis ? 1 : 0) + family);
  if (cues)
    for (const [sign, value] of cues.pair(last, name).entries()) see(tally, T.pairCue + slot * 12 + sign, value);
}

/** How the two names of a figure go together. */
export function cellSeen(tally: Tally, { cell }: Cues, inner: Name, outer: Name): void {
  for (const [sign, value] of cell(inner, outer).entries()) see(tally, T.cellCue + sign, value);
}

/** A list as the names of `role` (0 one series, 1 groups, 2 within groups). */
export function listSeen(tally: Tally, context: Context, list: NameList, role: number, plain: boolean): void {
  const base = T.list + role * 8;
  const count = list.names.length;
  const total = context.figures.length;
  const fit = count === total ? 2 : total % count === 0 ? 1 : 0;
  see(tally, base, list.where * 4 + fit);
  see(tally, base + 1, fit * 2 + (list.axes ? 1 : 0));
  see(tally, base + 2, plain ? 1 : 0);
  see(tally, base + 3, Math.min(6, count));
  see(tally, base + 4, (list.inside ? 8 : 0) + list.near);
  see(tally, base + 5, list.where * 8 + list.near);
  see(tally, base + 6, context.respective ? 1 : 0);
}

/** A new group begins. */
export function groupSeen(tally: Tally, state: State, strength: number): void {
  const compared = Math.sign(state.size - state.width);
  see(tally, T.group, strength);
  see(tally, T.group + 1, state.group < 0 ? 0 : state.group === 0 ? 1 : 3 + compared);
  see(tally, T.group + 2, Math.min(6, state.size));
  see(tally, T.group + 3, (state.group > 0 ? 3 + compared : state.group + 1) * 16 + strength);
}

/** The group goes on. */
export function carrySeen(tally: Tally, state: State, strength: number, phrases: number): void {
  see(tally, T.carry, strength);
  see(tally, T.carry + 1, strength * 8 + phrases);
  see(tally, T.carry + 2, Math.min(6, state.size));
  see(tally, T.carry + 3, state.group > 0 ? 2 + Math.sign(state.size - state.width) : 0);
}

/** Where a figure stands that takes the name at its place in the first group. */
export type Position = { size: number; width: number; strength: number; phrases: number; fresh: boolean };

export function positionSeen(tally: Tally, { size, width, strength, phrases, fresh }: Position): void {
  see(tally, T.position, strength);
  see(tally, T.position + 1, Math.min(5, size) * 8 + phrases);
  see(tally, T.position + 2, (fresh ? 8 : 0) + phrases);
  see(tally, T.position + 3, size < width ? 1 : 0);
}

const part = (count: number, all: number): number => (count === 0 ? 0 : count === all ? 2 : 1);

/** What the whole says once the last figure has its place; false where it is no table. */
export function endSeen(tally: Tally, context: Context, state: State): boolean {
  const kept = keptSteps(state);
  if (kept.length === 0) return false;
  const count = kept.length;
  const axes = kept.filter(({ inner }) => inner?.axis).length;
  if (state.mode === MODE.grouped) {
    const inner = new Set(kept.map((step) => step.inner?.key)).size;
    const outer = new Set(kept.map((step) => step.outer?.key)).size;
    if (inner < 2 || outer < 2 || Math.min(inner, outer) > 5) return false;
    wholeSeen(tally, context, state, kept);
    const outerAxes = kept.filter((step) => step.outer?.axis).length;
    see(tally, T.end, 0);
    see(tally, T.end + 2, Math.min(4, inner * outer - count));
    see(tally, T.end + 3, part(axes, count) * 3 + part(outerAxes, count));
    see(tally, T.end + 4, Math.min(6, inner) * 8 + Math.min(6, outer));
    see(tally, T.end + 5, outer === count ? 1 : 0);
    see(tally, T.end + 6, Math.min(4, state.dropped));
    see(tally, T.end + 7, context.hints[0]?.grouped ? 1 : 0);
    return true;
  }
  const { units, sum } = wholeSeen(tally, context, state, kept);
  const hundred = units.size === 1 && units.has("%") && Math.abs(sum - 100) < 1.1;
  see(tally, T.end, 1);
  see(tally, T.end + 8, part(axes, count));
  see(tally, T.end + 9, Math.min(6, count));
  see(tally, T.end + 10, Math.min(4, state.dropped) * 8 + Math.min(6, count));
  see(tally, T.end + 11, Math.min(4, Math.max(0, context.firmAxes - axes)) * 3 + part(axes, count));
  see(tally, T.end + 12, units.size);
  see(tally, T.end + 13, hundred ? 1 : 0);
  see(tally, T.end + 14, context.hints[0]?.grouped ? 1 : 0);
  return true;
}

type Whole = { units: ReadonlySet<string>; sum: number };

/** What is left out beside what is kept, and how alike the names are found. */
function wholeSeen(tally: Tally, context: Context, state: State, kept: readonly Step[]): Whole {
  const { figures, units } = context;
  const kinds = new Set<string>();
  let sum = 0;
  for (const { figure } of kept) {
    kinds.add(units[figure] ?? "");
    sum += figures[figure]?.value ?? 0;
  }
  const first = kept[0]?.figure ?? 0;
  const last = kept.at(-1)?.figure ?? 0;
  let next = 0;
  for (const [at, { value, weak }] of figures.entries()) {
    if (kept[next]?.figure === at) {
      next++;
      const rest = sum - value;
      if (kept.length > 2 && Math.abs(rest - value) <= Math.abs(rest) * 0.0005) see(tally, T.whole, state.mode);
      continue;
    }
    const same = kinds.has(units[at] ?? "") ? 1 : 0;
    const total = kept.length > 1 && Math.abs(sum - value) <= Math.abs(sum) * 0.001 ? 1 : 0;
    const where = at < first ? 0 : at > last ? 2 : 1;
    see(tally, T.whole + 1, total);
    see(tally, T.whole + 2, same * 4 + where);
    see(tally, T.whole + 3, (same * 4 + where) * 2 + (weak ? 1 : 0));
    see(tally, T.whole + 4, kinds.size * 2 + same);
    see(tally, T.whole + 5, value > sum ? 1 + same : 0);
  }
  const counts = new Map<number, number>();
  let own = 0;
  let most = 0;
  for (const { inner, innerFrom } of kept) {
    if (!inner || innerFrom !== "own") continue;
    own++;
    const count = (counts.get(inner.signature) ?? 0) + 1;
    counts.set(inner.signature, count);
    most = Math.max(most, count);
  }
  if (context.cues)
    for (const [sign, value] of context.cues.whole(kept).entries())
      see(tally, T.wholeCue + sign * 3 + state.mode, value);
  if (own > 1) {
    see(tally, T.whole + 6, Math.round((most / own) * 4));
    see(tally, T.whole + 7, Math.min(4, counts.size));
  }
  return { units: kinds, sum };
}

export const strengthAt = ({ gaps }: Context, at: number): number => strengthBucket(gaps[at]?.strength ?? 9);
