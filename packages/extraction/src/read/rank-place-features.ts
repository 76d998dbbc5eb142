/** What a reading's names are made of, and where they stand beside their figures: parallel things are put alike. */
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
} from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { isCapital } from "../text/capital.ts";
import { perText } from "../text/per-text.ts";
import type { Reading } from "./reading.ts";

type Add = (template: number, value: number, amount?: number) => void;

const DIGIT = /^\p{Nd}/u; // catches "12th", not "Q1"
const WORD = /[\p{L}'’]+/gu; // catches "in", not "12"
const BREAK = /[,;:.–—(]/u; // catches ",", not "-"
const CLASSES: readonly ReadonlySet<string>[] = [
  AUXILIARIES,
  PREPOSITIONS,
  DETERMINERS,
  POSSESSIVES,
  PRONOUNS,
  CONJUNCTIONS,
  ADVERBS,
].map((words) => new Set(words));

/** Sort of a word: closed classes, verbs, adverbs, capitals, numbers, others. */
const sortOf = perText((text: string): number => {
  const lower = text.toLowerCase();
  const closed = CLASSES.findIndex((words) => words.has(lower));
  if (closed >= 0) return closed;
  if (DIGIT.test(text)) return 7;
  if (isCapital(text)) return 8;
  const sense = verbSense(lower);
  if (sense === "verb") return lower.endsWith("ing") ? 9 : lower.endsWith("ed") ? 10 : 11;
  if (sense === "either") return 12;
  return lower.endsWith("ly") ? 13 : 14;
});
const SORTS = 15;

type Placed = { left: boolean; between: string };

function placed(lower: string, name: string, { start, end }: { start: number; end: number }): Placed | null {
  const left = lower.lastIndexOf(name, start - name.length);
  const right = lower.indexOf(name, end);
  if (left < 0 && right < 0) return null;
  const isLeft = right < 0 || (left >= 0 && start - left - name.length <= right - end);
  return { left: isLeft, between: isLeft ? lower.slice(left + name.length, start) : lower.slice(end, right) };
}

const most = (keys: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

/** How alike the names are and stand. */
export function namesSeen(text: string, { points, cells, series }: Reading, add: Add): void {
  const lower = text.toLowerCase();
  const several = series.length > 1 ? 1 : 0;
  const named = points.flatMap((point, at) => {
    const span = cells[at]?.find((cell) => cell !== null)?.spans[0];
    return span && !point.axis && point.name !== "" ? [{ name: point.name, start: span[0], end: span[1] }] : [];
  });
  if (named.length === 0) return;
  const share = 1 / named.length;
  const firsts: number[] = [];
  const lasts: number[] = [];
  for (const { name } of named) {
    const sorts = name.split(" ").map(sortOf);
    const [first = 0, last = 0] = [sorts[0], sorts.at(-1)];
    firsts.push(first);
    lasts.push(last);
    add(72, first, share);
    add(73, last, share);
    add(74, first * SORTS + last, share);
    add(75, sorts.slice(0, -1).some((sort) => sort === 0 || (sort >= 9 && sort <= 11)) ? 1 : 0, share);
  }
  if (named.length > 1) {
    add(76, several, most(firsts) * share);
    add(76, 2 + several, most(lasts) * share);
    add(77, firsts[0] === firsts[1] ? 0 : 1);
    add(77, 2 + (firsts.at(-1) === firsts.at(-2) ? 0 : 1));
  }
  for (const one of series.length > 1 ? series : []) {
    const sorts = one.split(" ").map(sortOf);
    add(78, sorts[0] ?? 0, 0.5);
    add(79, sorts.at(-1) ?? 0, 0.5);
  }
  const places = named.map((one) => placed(lower, one.name.toLowerCase(), one));
  const found = places.flatMap((one) => one ?? []);
  add(80, several, 1 - found.length * share);
  if (found.length === 0) return;
  const broken = found.filter(({ between }) => BREAK.test(between)).length / found.length;
  const lefts = found.filter(({ left }) => left).length / found.length;
  add(81, several, Math.min(lefts, 1 - lefts));
  add(82, several, broken);
  add(83, several, Math.min(broken, 1 - broken));
  const words = found.map(({ between }) => between.match(WORD)?.length ?? 0);
  add(84, several, (Math.max(...words) - Math.min(...words)) / 5);
  add(85, several, words.reduce((sum, one) => sum + one, 0) / found.length / 5);
  add(86, Math.min(5, words[0] ?? 0));
}
