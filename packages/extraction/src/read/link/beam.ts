/** The best paths so far, best first; of equal ones the first that came. */
import type { State, Step } from "./state.ts";

export type Beam = { states: State[]; wins: (score: number) => boolean; push: (made: State) => void };

/**
 * @param width most paths
 * @param allowed which steps may be taken; all of them without
 */
export function beamOf(width: number, allowed?: (step: Step) => boolean): Beam {
  const states: State[] = [];
  /** Whether a path of this score is among the best. */
  const wins = (score: number): boolean => {
    const worst = states[width - 1];
    return worst === undefined || score > worst.score;
  };
  const push = (made: State): void => {
    if (allowed && made.step && !allowed(made.step)) return;
    let to = states.length;
    for (let worse = states[to - 1]; worse && worse.score < made.score; worse = states[to - 1]) states[to--] = worse;
    states[to] = made;
    if (states.length > width) states.pop();
  };
  return { states, wins, push };
}
