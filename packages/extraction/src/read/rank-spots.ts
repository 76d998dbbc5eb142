/** Where the names of a reading stand in the text, each beside its figure, and what sort of token stands anywhere. */
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
import type { Figure } from "../recognize/mention.ts";
import { isCapital } from "../text/capital.ts";
import { perText, perThing } from "../text/per-text.ts";
import { type Scan, tokenAt } from "../text/scan.ts";
import { wordHash } from "./name-key.ts";
import type { Reading } from "./reading.ts";

const DIGIT = /^\p{Nd}/u; // catches "12th", not "Q1"
const CLASSES: readonly ReadonlySet<string>[] = [
  AUXILIARIES,
  PREPOSITIONS,
  DETERMINERS,
  POSSESSIVES,
  PRONOUNS,
  CONJUNCTIONS,
  ADVERBS,
];

/** Sort of a word: closed classes, verbs, adverbs, capitals, numbers, others. */
export const sortOf = perText((text: string): number => {
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
export const SORTS = 15;

const MARKS = ",;:.–-()/%\"'";

/** Sort of the token at a place: those of words, then numbers, marks, line ends, others. */
export const tokenSort = perThing((scan, at: number): number => {
  const { kind, text, lower } = tokenAt(scan, at);
  if (kind === "word") return sortOf(text);
  if (kind === "number") return SORTS;
  if (kind === "mark") return MARKS.indexOf(lower) + 17;
  return kind === "line" ? 30 : 31;
});

/** Keys from here on are those of small words. */
export const SMALL_WORDS = 40;

/** The same, but small words are told apart. */
export const tokenKey = (scan: Scan, at: number): number => {
  const sort = tokenSort(scan, at);
  return sort < CLASSES.length ? SMALL_WORDS + wordHash(tokenAt(scan, at).lower) : sort;
};

/** Tokens of a name, of those between it and its figure, and whether it stands in front. */
export type Spot = { from: number; to: number; left: boolean; between: number[] };

/** Where a name stands nearest to a figure: both in lower case. */
export function spotOf(scan: Scan, lower: string, name: string, figure: Figure): Spot | null {
  const before = lower.lastIndexOf(name, figure.start - name.length);
  const behind = lower.indexOf(name, figure.end);
  if (before < 0 && behind < 0) return null;
  const left = behind < 0 || (before >= 0 && figure.start - before - name.length <= behind - figure.end);
  const start = left ? before : behind;
  const from = scan.tokens.findIndex(({ end }) => end > start);
  let to = from;
  while (to < scan.tokens.length && tokenAt(scan, to).start < start + name.length) to++;
  const [first, last] = left ? [to, figure.from] : [figure.to, from];
  return { from, to, left, between: Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at) };
}

/** Points with names of their own beside a figure of theirs, and where those names are found. */
export function spotsOf(
  scan: Scan,
  { points, cells }: Reading,
  figures: readonly Figure[],
): { names: string[]; spots: Spot[] } {
  const lower = scan.text.toLowerCase();
  const names: string[] = [];
  const spots = points.flatMap(({ axis, name }, at) => {
    const start = cells[at]?.find((cell) => cell !== null)?.spans[0]?.[0];
    const figure = figures.find((one) => one.start === start);
    if (!figure || axis || name === "") return [];
    names.push(name);
    return spotOf(scan, lower, name.toLowerCase(), figure) ?? [];
  });
  return { names, spots };
}
