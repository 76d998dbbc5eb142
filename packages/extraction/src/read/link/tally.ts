/**
 * What is seen of a step, added up as it is seen: its sum under the weights and, for fitting, its places in the table.
 * `see(tally, T.carry, 3)` … then `taken(tally)` → {score: 1.2, places: [812, …]}, and the tally starts anew.
 */
import type { Weights } from "../rank/weights.ts";
import { mixed, placeOfMixed, shiftFor } from "./link-context.ts";

/** Signs of one kind: what they count together, and where. */
export type Seen = { score: number; places: readonly number[] };

export type Tally = {
  readonly weights: Weights;
  readonly shift: number;
  sum: number;
  places: number[];
  readonly keeps: boolean;
};

const NONE: readonly number[] = [];

/** @param keeps places are remembered */
export const tallyOf = (weights: Weights, keeps: boolean): Tally => ({
  weights,
  shift: shiftFor(weights.length),
  sum: 0,
  places: [],
  keeps,
});

/** A sign whose value is scrambled already. */
export function seeMixed(tally: Tally, template: number, value: number): void {
  const at = placeOfMixed(template, value, tally.shift);
  tally.sum += tally.weights[at] ?? 0;
  if (tally.keeps) tally.places.push(at);
}

export const see = (tally: Tally, template: number, value: number): void => seeMixed(tally, template, mixed(value));

/** All that was seen since the last time. */
export function taken(tally: Tally): Seen {
  const seen = { score: tally.sum, places: tally.keeps ? tally.places : NONE };
  tally.sum = 0;
  if (tally.keeps) tally.places = [];
  return seen;
}
