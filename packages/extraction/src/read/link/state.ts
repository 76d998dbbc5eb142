/** A path through the figures: each step leaves one out or names it. Paths share their beginnings. */
import { type Name, overlap } from "./name.ts";
import type { Seen } from "./tally.ts";

export type Source = "own" | "position" | "list" | "carry";

export type Step = {
  figure: number;
  kept: boolean;
  inner: Name | null;
  innerFrom: Source | null;
  /** The name that a group of figures shares; null with one series. */
  outer: Name | null;
};

export const MODE = { open: 0, single: 1, grouped: 2 } as const;

export type State = {
  score: number;
  before: State | null;
  step: Step | null;
  /** What this step counted, for fitting. */
  seen: readonly Seen[];
  mode: number;
  /** Number of the current group; -1 before the first. */
  group: number;
  /** Figures in the current group so far. */
  size: number;
  /** Names of the first group, in order. */
  columns: readonly Name[];
  /** Size of the first group once it is closed. */
  width: number;
  lastInner: Name | null;
  lastOuter: Name | null;
  /** Lists in use; -1 for none. */
  innerList: number;
  outerList: number;
  kept: number;
  dropped: number;
  lastKept: number;
};

export const START: State = {
  score: 0,
  before: null,
  step: null,
  seen: [],
  mode: MODE.open,
  group: -1,
  size: 0,
  columns: [],
  width: 0,
  lastInner: null,
  lastOuter: null,
  innerList: -1,
  outerList: -1,
  kept: 0,
  dropped: 0,
  lastKept: -1,
};

/** The states of a path from its first step to its last. */
export function pathOf(end: State): State[] {
  const path: State[] = [];
  for (let state: State | null = end; state?.step; state = state.before) path.push(state);
  return path.reverse();
}

export function keptSteps(end: State): Step[] {
  const steps: Step[] = [];
  for (let state: State | null = end; state?.step; state = state.before) if (state.step.kept) steps.push(state.step);
  return steps.reverse();
}

/** True where some figure of the path so far has the name, or one with words of it. */
export function hasInner(end: State, name: Name): boolean {
  for (let state: State | null = end; state?.step; state = state.before) {
    const { inner } = state.step;
    if (inner && (inner.key === name.key || overlap(inner, name))) return true;
  }
  return false;
}

/** True where some figure of the path so far has both names. */
export function hasCell(end: State, inner: Name, outer: Name): boolean {
  for (let state: State | null = end; state?.step; state = state.before)
    if (state.step.inner?.key === inner.key && state.step.outer?.key === outer.key) return true;
  return false;
}
