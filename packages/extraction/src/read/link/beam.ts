/** The best states so far, best first, and no more than so many. */
import type { State, Step } from "./state.ts";

export type Beam = {
  readonly states: State[];
  /** Whether a path of this score is among the best. */
  wins: (score: number) => boolean;
  push: (made: State) => void;
};

/** @param allowed for fitting: other steps are not taken */
export function beamOf(width: number, allowed?: (step: Step) => boolean): Beam {
  const states: State[] = [];
  return {
    states,
    wins: (score) => {
      const worst = states[width - 1];
      return worst === undefined || score > worst.score;
    },
    push: (made) => {
      if (allowed && made.step && !allowed(made.step)) return;
      let to = Math.min(states.length, width);
      while (to > 0 && (states[to - 1]?.score ?? 0) < made.score) to--;
      states.splice(to, 0, made);
      if (states.length > width) states.pop();
    },
  };
}

/** An answer about two things, worked out once: the paths of a beam ask the same of the same names. */
export function ofTwo<A, B, T>(work: (one: A, other: B) => T): (one: A, other: B) => T {
  const known = new Map<A, Map<B, T>>();
  return (one, other) => {
    const own = known.get(one) ?? new Map<B, T>();
    if (own.size === 0) known.set(one, own);
    const before = own.get(other);
    if (before !== undefined) return before;
    const answer = work(one, other);
    own.set(other, answer);
    return answer;
  };
}
