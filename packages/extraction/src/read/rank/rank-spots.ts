/** Where the names of a reading stand in the text, each beside its figure, and what sort of token stands anywhere. */
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
} from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Figure } from "../../recognize/mention.ts";
import { isCapital } from "../../text/capital.ts";
import { perText, perThing, perWord } from "../../text/per-text.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { wordHash } from "../name-key.ts";
import type { Reading } from "../reading.ts";

const DIGIT = /^\p{Nd}/u; // catches "12th", not "Q1"
const CLASSES = [AUXILIARIES, PREPOSITIONS, DETERMINERS, POSSESSIVES, PRONOUNS, CONJUNCTIONS, ADVERBS];
/** The first class that has a word. */
const CLASS_OF = new Map(CLASSES.flatMap((words, at) => [...words].map((word) => [word, at] as const)).reverse());

/** Sort of a word: closed classes, verbs, adverbs, capitals, numbers, others. */
export const sortOf = perWord((text: string): number => {
  const lower = text.toLowerCase();
  const closed = CLASS_OF.get(lower);
  if (closed !== undefined) return closed;
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

/** What a name is made of: sorts of its first and last word, whether a verb stands before the last, and how it is written. */
export const madeOf = perText((name: string) => {
  const words = name.split(" ");
  const sorts = words.map(sortOf);
  return {
    first: sorts[0] ?? 0,
    last: sorts.at(-1) ?? 0,
    acts: sorts.slice(0, -1).some((sort) => sort === 0 || (sort >= 9 && sort <= 11)),
    words: words.length,
    capital: isCapital(name),
    digit: /\d/u.test(name), // catches "Q1", not "Rome"
    blank: name.trim() === "",
    lower: name.toLowerCase(),
  };
});

/** Tokens of a name, of those between it and its figure, and whether it stands in front. */
export type Spot = { from: number; to: number; left: boolean; between: number[] };

const lowerOf = perText((text: string) => text.toLowerCase());

function findSpot(scan: Scan, name: string, figure: Figure): Spot | null {
  const lower = lowerOf(scan.text);
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

const foundBeside = perText((_: Figure) => new Map<string, Spot | null>());

/** Where a name stands nearest to a figure, capitals or not. Many readings ask for the same. */
export function spotOf(scan: Scan, name: string, figure: Figure): Spot | null {
  const found = foundBeside(figure);
  const known = found.get(name);
  if (known !== undefined) return known;
  const spot = findSpot(scan, name.toLowerCase(), figure);
  found.set(name, spot);
  return spot;
}

/** Sorts of tokens that part a name from its figure: commas, colons, full stops, dashes, brackets, line ends. */
export const BREAKS: ReadonlySet<number> = new Set([17, 18, 19, 20, 21, 23, 30]);
/** Marks that an item can begin after: comma, semicolon, colon, line end. */
const OPENERS: ReadonlySet<number> = new Set([17, 18, 19, 30]);
/** Auxiliaries and verbs that can be no noun. */
export const VERBS: ReadonlySet<number> = new Set([0, 9, 10, 11]);
export const PREPOSITION = 1;
export const DETERMINER = 2;
export const COMMA = 17;
/** Sorts from here to `SORTS` are those of words that say something. */
export const FIRST_CONTENT = 8;

/** What a spot shows, whatever reading it belongs to. Sorts and keys are doubled, with one more on the right. */
export const shownAt = perThing((scan, { from, to, left, between }: Spot) => {
  const side = left ? 0 : 1;
  const sorts = between.map((at) => tokenSort(scan, at));
  const inner = Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => tokenKey(scan, from + at));
  const before = tokenSort(scan, from - 1);
  return {
    left,
    lead: tokenKey(scan, from - 1),
    small: inner.filter((key) => key >= SMALL_WORDS),
    before: before * 2 + side,
    after: tokenSort(scan, to) * 2 + side,
    behind: tokenKey(scan, to) * 2 + side,
    /** Of a name of one token. */
    alone: to - from === 1 ? tokenSort(scan, from) * 2 + side : null,
    path: sorts.slice(0, 5).reduce((key, sort) => (key * 33 + sort) % 100003, side),
    steps: between.slice(0, 6).map((at) => tokenKey(scan, at) * 2 + side),
    words: sorts.filter((sort) => sort < SORTS).length,
    broken: sorts.some((sort) => BREAKS.has(sort)),
    skipped: sorts.filter((sort) => sort >= FIRST_CONTENT && sort < SORTS).length,
    opens: from === 0 || OPENERS.has(before),
    verb: sorts.slice(0, 2).some((sort) => VERBS.has(sort)),
    placed: sorts.includes(PREPOSITION),
  };
});
export type Shown = ReturnType<typeof shownAt>;

/** Points with names of their own beside a figure of theirs, and where those names are found. */
export function spotsOf(
  scan: Scan,
  { points, cells }: Reading,
  figures: readonly Figure[],
): { names: string[]; spots: Spot[] } {
  const names: string[] = [];
  const spots = points.flatMap(({ axis, name }, at) => {
    const start = cells[at]?.find((cell) => cell !== null)?.spans[0]?.[0];
    const figure = figures.find((one) => one.start === start);
    if (!figure || axis || name === "") return [];
    names.push(name);
    return spotOf(scan, name, figure) ?? [];
  });
  return { names, spots };
}
