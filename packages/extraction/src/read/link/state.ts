/** A path through the figures: each step leaves one out or names it. Paths share their beginnings. */
import type { Name } from "./name.ts";

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
  /** Places in the weight table that this step counted, for fitting. */
  places: readonly (readonly number[])[];
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
  places: [],
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

export const stepsOf = (end: State): Step[] => pathOf(end).flatMap(({ step }) => step ?? []);

export const keptSteps = (end: State): Step[] => stepsOf(end).filter(({ kept }) => kept);

/** True where some step of the path so far takes a name that satisfies `test`. */
export function anyInner(end: State, test: (name: Name, outer: Name | null) => boolean): boolean {
  for (let state: State | null = end; state?.step; state = state.before)
    if (state.step.inner && test(state.step.inner, state.step.outer)) return true;
  return false;
}
