/** What sorts of words stand beside the names of a reading, and behind its figures. */
import type { Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Add } from "../rank/rank-place-features.ts";
import type { Spot } from "../rank/rank-spots.ts";
import { manyOf, STEPS, stepOf, sumOf, without } from "./kin-signs.ts";
import { KEYS, type NameSense, NO_WORD, type Senses, SMALL_WORD } from "./senses.ts";
import { likeness } from "./word-store.ts";

/** A point with a name of its own: what it means, where it stands beside which figure. */
export type Named = { sense: NameSense; spot: Spot | null; figure: Figure | null };

export const sideOf = ({ spot }: Named): number => (spot ? (spot.left ? 0 : 1) : 2);

/** The word behind a figure, small ones skipped. */
function nounBehind(scan: Scan, senses: Senses, { to }: Figure, spot: Spot | null): number {
  let at = to;
  while (at < to + 3 && senses.idAt(scan, at) === SMALL_WORD) at++;
  return spot && at >= spot.from && at < spot.to ? NO_WORD : senses.idAt(scan, at);
}

export function placesSeen(scan: Scan, senses: Senses, named: readonly Named[], add: Add): void {
  const share = 1 / named.length;
  for (const [at, one] of named.entries()) {
    const { sense, spot, figure } = one;
    const side = sideOf(one);
    const leads = at === 0 && named.length > 1;
    if (spot) {
      const before = senses.keyAt(scan, spot.from - 1);
      const behind = senses.keyAt(scan, spot.to);
      add(60, before * 2 + side, share);
      add(61, behind * 2 + side, share);
      add(62, sense.group * KEYS + before, share);
      add(63, sense.group * KEYS + behind, share);
      if (leads) add(64, before * 2 + side);
      if (leads) add(65, behind * 2 + side);
    }
    const noun = figure ? nounBehind(scan, senses, figure, spot) : NO_WORD;
    if (noun < 0) continue;
    add(66, senses.clusterOf(noun) * 3 + side, share);
    add(67, sense.group * KEYS + senses.groupOf(noun), share);
    if (at === 0) add(68, stepOf(likeness(senses.vectorOf(noun), sense.vector)));
  }
}

/** Words so common are like anything. */
const COMMON = 40;

/** Whether a word that no name holds is more like the other names than the one at a place. */
function rivalSeen(
  scan: Scan,
  senses: Senses,
  { sense }: Named,
  { others, used, from, to }: { others: Float32Array; used: Uint8Array; from: number; to: number },
  template: number,
  add: Add,
): void {
  let best = -1;
  for (let at = from; at < to; at++) {
    const id = used[at] ? NO_WORD : senses.idAt(scan, at);
    if (id >= COMMON) best = Math.max(best, likeness(senses.vectorOf(id), others));
  }
  if (best < 0) {
    add(template, 50);
    return;
  }
  const lead = Math.max(likeness(sense.vector, others), sense.head ? likeness(sense.head, others) : -1) - best;
  add(template, Math.max(0, Math.min(23, Math.floor((lead + 0.8) * 12))));
  add(template + 1, sense.known ? 1 : 0, lead);
  add(template + 2, stepOf(best));
}

/** The first name and the last against the words that could stand in their stead. */
export function edgesSeen(
  scan: Scan,
  senses: Senses,
  named: readonly Named[],
  kept: readonly Figure[],
  add: Add,
): void {
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last || named.length < 2) return;
  const end = scan.tokens.length;
  const used = new Uint8Array(end);
  for (const { spot } of named) if (spot) used.fill(1, spot.from, spot.to);
  const sum = sumOf(named.map(({ sense }) => sense.vector));
  const others = without(sum, first.sense.vector);
  rivalSeen(scan, senses, first, { others, used, from: 0, to: kept[1]?.from ?? end }, 70, add);
  const before = { others: without(sum, last.sense.vector), used, from: kept.at(-2)?.from ?? 0, to: end };
  rivalSeen(scan, senses, last, before, 74, add);
  const { sense, spot } = first;
  const step = sense.known ? stepOf(likeness(sense.vector, others)) >> 1 : STEPS;
  const skipped = spot ? spot.between.filter((at) => senses.idAt(scan, at) !== NO_WORD).length : 5;
  const far = step * 6 + Math.min(5, skipped);
  add(78, far);
  add(79, far * 3 + sideOf(first));
  add(80, step * 12 + Math.min(5, sense.words));
  add(81, (step * 2 + (sense.capital ? 1 : 0)) * 2 + (spot?.from === 0 ? 1 : 0));
  add(84, step * 3 + manyOf(named.length));
  if (!spot) return;
  add(82, senses.keyAt(scan, spot.from - 1) * 20 + step);
  add(83, senses.keyAt(scan, spot.to) * 20 + step);
}
