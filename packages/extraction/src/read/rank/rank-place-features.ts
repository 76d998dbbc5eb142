/** What a reading's names are made of, and where they stand beside their figures: parallel things are put alike. */
import type { Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Reading } from "../reading.ts";
import { firstSeen, seriesSeen } from "./rank-row-features.ts";
import { madeOf, type Shown, SORTS, shownAt, spotsOf, tokenKey, tokenSort } from "./rank-spots.ts";

/** Counts what is seen: the value of a numbered template, by an amount. */
export type Add = (template: number, value: number, amount?: number) => void;

/** Share of the commonest. */
function shareOfMost(keys: readonly number[]): number {
  let most = 0;
  for (const key of keys) {
    let count = 0;
    for (const other of keys) if (other === key) count++;
    most = Math.max(most, count);
  }
  return most / keys.length;
}

/** How the first or last of three or more goes with its neighbours: 1 like the next, 2 unlike while those are alike, 3 all differ. */
function edgeOf(keys: readonly number[], first: boolean): number {
  if (keys.length < 3) return 0;
  const [edge, one, two] = first ? keys : [keys.at(-1), keys.at(-2), keys.at(-3)];
  return edge === one ? 1 : one === two ? 2 : edge === two ? 4 : 3;
}

/** How alike the names are and stand. */
export function namesSeen(scan: Scan, reading: Reading, figures: readonly Figure[], add: Add): void {
  seriesSeen(scan, reading, figures, add);
  const { names, spots } = spotsOf(scan, reading, figures);
  if (names.length === 0) return;
  const { series } = reading;
  const several = series.length > 1 ? 1 : 0;
  const share = 1 / names.length;
  const made = names.map(madeOf);
  for (const { first, last, acts } of made) {
    add(72, first, share);
    add(73, last, share);
    add(74, first * SORTS + last, share);
    add(75, acts ? 1 : 0, share);
  }
  if (names.length > 1) {
    add(76, several, shareOfMost(made.map(({ first }) => first)));
    add(76, 2 + several, shareOfMost(made.map(({ last }) => last)));
    add(77, made[0]?.first === made[1]?.first ? 0 : 1);
    add(77, 2 + (made.at(-1)?.first === made.at(-2)?.first ? 0 : 1));
  }
  for (const one of series.length > 1 ? series : []) {
    const { first, last } = madeOf(one);
    add(78, first, 0.5);
    add(79, last, 0.5);
  }
  add(80, several, 1 - spots.length * share);
  const shown = spots.map((spot) => shownAt(scan, spot));
  firstSeen(shown, several, add);
  if (shown.length > 0) spotsSeen(shown, several, add);
}

/** What stands beside the names and between them and their figures. */
function spotsSeen(spots: readonly Shown[], several: number, add: Add): void {
  const share = 1 / spots.length;
  const broken = spots.filter((spot) => spot.broken).length * share;
  const lefts = spots.filter(({ left }) => left).length * share;
  add(81, several, Math.min(lefts, 1 - lefts));
  add(82, several, broken);
  add(83, several, Math.min(broken, 1 - broken));
  const words = spots.map((spot) => spot.words);
  add(84, several, (Math.max(...words) - Math.min(...words)) / 5);
  add(85, several, (words.reduce((sum, one) => sum + one, 0) * share) / 5);
  add(86, Math.min(5, words[0] ?? 0));
  for (const { left, lead, small, before, after, behind, alone, steps } of spots) {
    add(87, small.length > 0 ? 1 : 0, share);
    add(88, small.some((key) => spots.some((spot) => spot.lead === key)) ? 1 : 0); // "income on rent" beside "on food"
    add(90, before, share);
    add(91, after, share);
    add(92, lead * 2 + (left ? 0 : 1), share);
    add(93, behind, share);
    if (alone !== null) add(94, alone, share);
    for (const step of steps) add(95, step, share);
  }
  if (spots.length < 2) return;
  const rows = [spots.map(({ before }) => before), spots.map(({ after }) => after), spots.map(({ path }) => path)];
  rows.forEach((keys, at) => {
    add(96 + at, several, shareOfMost(keys));
    add(99, edgeOf(keys, true) * 3 + at);
    add(100, edgeOf(keys, false) * 3 + at);
  });
}

/** How alike the figures stand that a reading takes, and those that it leaves out. */
export function figuresBeside(scan: Scan, kept: readonly Figure[], dropped: readonly Figure[], add: Add): void {
  const befores = kept.map(({ from }) => tokenSort(scan, from - 1));
  const behinds = kept.map(({ to }) => tokenSort(scan, to));
  const keys = befores.map((before, at) => before * 32 + (behinds[at] ?? 0));
  const count = kept.length;
  const kin = (key: number): number => keys.reduce((sum, one) => (one === key ? sum + 1 : sum), 0);
  for (const { from, to, start } of dropped) {
    const before = tokenSort(scan, from - 1);
    const where = start < (kept[0]?.start ?? 0) ? 0 : start > (kept.at(-1)?.start ?? 0) ? 2 : 1;
    add(101, (Math.min(3, kin(before * 32 + tokenSort(scan, to))) * 4 + Math.min(3, count)) * 3 + where);
    add(102, before);
    add(103, tokenKey(scan, to));
  }
  kept.forEach(({ from, to }, at) => {
    if (count > 2) add(104, Math.min(2, kin(keys[at] ?? 0) - 1) * 3 + (at === 0 ? 0 : at === count - 1 ? 2 : 1));
    add(105, tokenKey(scan, to), 1 / count);
    add(106, tokenKey(scan, from - 1), 1 / count);
  });
  if (count < 2) return;
  add(107, 0, shareOfMost(keys));
  [keys, befores, behinds].forEach((own, at) => {
    add(108, edgeOf(own, true) * 3 + at);
    add(109, edgeOf(own, false) * 3 + at);
  });
}
