/** What a reading's names are made of, and where they stand beside their figures: parallel things are put alike. */
import type { Figure } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { firstSeen, seriesSeen } from "./rank-row-features.ts";
import { SMALL_WORDS, SORTS, type Spot, sortOf, spotsOf, tokenKey, tokenSort } from "./rank-spots.ts";
import type { Reading } from "./reading.ts";

/** Counts what is seen: the value of a numbered template, by an amount. */
export type Add = (template: number, value: number, amount?: number) => void;

/** Sorts of tokens that part a name from its figure: commas, colons, full stops, dashes, brackets, line ends. */
const BREAKS: ReadonlySet<number> = new Set([17, 18, 19, 20, 21, 23, 30]);

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
  const [edge, one, two] = first ? keys : keys.toReversed();
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
  const sorts = names.map((name) => name.split(" ").map(sortOf));
  const firsts = sorts.map((own) => own[0] ?? 0);
  const lasts = sorts.map((own) => own.at(-1) ?? 0);
  for (const [at, own] of sorts.entries()) {
    const [first = 0, last = 0] = [firsts[at], lasts[at]];
    add(72, first, share);
    add(73, last, share);
    add(74, first * SORTS + last, share);
    add(75, own.slice(0, -1).some((sort) => sort === 0 || (sort >= 9 && sort <= 11)) ? 1 : 0, share);
  }
  if (names.length > 1) {
    add(76, several, shareOfMost(firsts));
    add(76, 2 + several, shareOfMost(lasts));
    add(77, firsts[0] === firsts[1] ? 0 : 1);
    add(77, 2 + (firsts.at(-1) === firsts.at(-2) ? 0 : 1));
  }
  for (const one of series.length > 1 ? series : []) {
    const own = one.split(" ").map(sortOf);
    add(78, own[0] ?? 0, 0.5);
    add(79, own.at(-1) ?? 0, 0.5);
  }
  add(80, several, 1 - spots.length * share);
  firstSeen(scan, spots, several, add);
  if (spots.length > 0) spotsSeen(scan, spots, several, add);
}

/** What stands beside the names and between them and their figures. */
function spotsSeen(scan: Scan, spots: readonly Spot[], several: number, add: Add): void {
  const share = 1 / spots.length;
  const broken = spots.filter(({ between }) => between.some((at) => BREAKS.has(tokenSort(scan, at)))).length * share;
  const lefts = spots.filter(({ left }) => left).length * share;
  add(81, several, Math.min(lefts, 1 - lefts));
  add(82, several, broken);
  add(83, several, Math.min(broken, 1 - broken));
  const words = spots.map(({ between }) => between.filter((at) => tokenSort(scan, at) < SORTS).length);
  add(84, several, (Math.max(...words) - Math.min(...words)) / 5);
  add(85, several, (words.reduce((sum, one) => sum + one, 0) * share) / 5);
  add(86, Math.min(5, words[0] ?? 0));
  const befores: number[] = [];
  const afters: number[] = [];
  const betweens: number[] = [];
  const leads = spots.map(({ from }) => tokenKey(scan, from - 1));
  for (const { from, to, left, between } of spots) {
    const inner = Array.from({ length: to - from - 1 }, (_, at) => tokenKey(scan, from + at));
    const small = inner.filter((key) => key >= SMALL_WORDS);
    add(87, small.length > 0 ? 1 : 0, share);
    add(88, small.some((key) => leads.includes(key)) ? 1 : 0); // "income on rent" beside "on food"
    const side = left ? 0 : 1;
    const before = tokenSort(scan, from - 1) * 2 + side;
    const after = tokenSort(scan, to) * 2 + side;
    befores.push(before);
    afters.push(after);
    betweens.push(between.slice(0, 5).reduce((key, at) => (key * 33 + tokenSort(scan, at)) % 100003, side));
    add(90, before, share);
    add(91, after, share);
    add(92, tokenKey(scan, from - 1) * 2 + side, share);
    add(93, tokenKey(scan, to) * 2 + side, share);
    if (to - from === 1) add(94, tokenSort(scan, from) * 2 + side, share);
    for (const at of between.slice(0, 6)) add(95, tokenKey(scan, at) * 2 + side, share);
  }
  if (spots.length < 2) return;
  for (const [at, keys] of [befores, afters, betweens].entries()) {
    add(96 + at, several, shareOfMost(keys));
    add(99, edgeOf(keys, true) * 3 + at);
    add(100, edgeOf(keys, false) * 3 + at);
  }
}

/** How alike the figures stand that a reading takes, and those that it leaves out. */
export function figuresBeside(scan: Scan, kept: readonly Figure[], dropped: readonly Figure[], add: Add): void {
  const befores = kept.map(({ from }) => tokenSort(scan, from - 1));
  const behinds = kept.map(({ to }) => tokenSort(scan, to));
  const keys = kept.map((_, at) => (befores[at] ?? 0) * 32 + (behinds[at] ?? 0));
  for (const { from, to, start } of dropped) {
    const key = tokenSort(scan, from - 1) * 32 + tokenSort(scan, to);
    const kin = Math.min(3, keys.filter((one) => one === key).length);
    const where = start < (kept[0]?.start ?? 0) ? 0 : start > (kept.at(-1)?.start ?? 0) ? 2 : 1;
    add(101, (kin * 4 + Math.min(3, kept.length)) * 3 + where);
    add(102, tokenSort(scan, from - 1));
    add(103, tokenKey(scan, to));
  }
  for (const [at, { from, to }] of kept.entries()) {
    const kin = Math.min(2, keys.filter((one) => one === keys[at]).length - 1);
    if (kept.length > 2) add(104, kin * 3 + (at === 0 ? 0 : at === kept.length - 1 ? 2 : 1));
    add(105, tokenKey(scan, to), 1 / kept.length);
    add(106, tokenKey(scan, from - 1), 1 / kept.length);
  }
  if (kept.length < 2) return;
  add(107, 0, shareOfMost(keys));
  for (const [at, own] of [keys, befores, behinds].entries()) {
    add(108, edgeOf(own, true) * 3 + at);
    add(109, edgeOf(own, false) * 3 + at);
  }
}
