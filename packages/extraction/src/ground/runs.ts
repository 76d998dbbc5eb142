/**
 * Stretches of a text that hold words of a name: for "northern stores" in "our northern stores sold 5, the southern ones 3"
 * one run of weight 1. A run reaches over no figure and no end of a statement.
 */
import { MONTHS } from "../lexicon/calendar.ts";
import { ROOT_LENGTH, type Source } from "./source.ts";

export type Run = { start: number; end: number; weight: number; digitsOnly: boolean };

type Hit = { at: number; word: number };
/** Words that may stand between two words of a name. */
const MAX_GAP = 3;
/** Letters by which two forms of a word may differ in length: "dribble" and "dribbling". */
const MAX_ENDING = 4;
const DIGIT = /^\p{N}/u; // catches "18", not "q1"

/** Words that a chart uses for what a text says otherwise: "Me" for "I won 187", "Length" for "57 km long". */
const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["me", ["i", "my", "i'm", "i've", "myself", "mine"]],
  ["i", ["me", "my", "i'm", "i've", "myself", "mine"]],
  ["us", ["we", "our", "we're", "we've", "ourselves"]],
  ["we", ["us", "our", "we're", "we've", "ourselves"]],
  ["length", ["long"]],
  ["height", ["high", "tall"]],
  ["width", ["wide"]],
  ["depth", ["deep"]],
  ["age", ["old", "aged"]],
  ["weight", ["weigh", "weighed", "heavy"]],
  ["duration", ["long", "lasted", "last"]],
  ["price", ["cost", "pay", "paid"]],
  ["cost", ["price", "pay", "paid"]],
]);

/** Who speaks is "me" here and "I" there. */
const PERSONS: ReadonlySet<string> = new Set(["me", "i", "us", "we"]);

/** The stems of the text that a word of a name can be: itself, or another form of it. */
function formsOf(source: Source, stem: string): string[] {
  const others = (OTHER_WORDS.get(stem) ?? []).filter((other) => source.byStem.has(other));
  const own = source.byStem.has(stem) ? [stem] : [];
  if (own.length > 0) return PERSONS.has(stem) ? [...own, ...others] : own;
  if (others.length > 0) return others;
  const month = MONTHS.get(stem);
  if (month !== undefined) return [...source.byStem.keys()].filter((other) => MONTHS.get(other) === month);
  if (stem.length < ROOT_LENGTH) return [];
  const alike = source.byRoot.get(stem.slice(0, ROOT_LENGTH)) ?? [];
  return alike.filter((other) => Math.abs(other.length - stem.length) <= MAX_ENDING);
}

export const isInText = (source: Source, stem: string): boolean => formsOf(source, stem).length > 0;

function hitsOf(source: Source, stems: readonly string[]): Hit[] {
  const hits = stems.flatMap((stem, word) =>
    formsOf(source, stem).flatMap((form) => (source.byStem.get(form) ?? []).map((at): Hit => ({ at, word }))),
  );
  return hits.sort((a, b) => a.at - b.at || a.word - b.word);
}

export function runsOf(source: Source, stems: readonly string[], weightOf: (stem: string) => number): Run[] {
  const total = stems.reduce((sum, stem) => sum + weightOf(stem), 0) || 1;
  const runs: Run[] = [];
  let open: Hit[] = [];
  const close = (): void => {
    const first = source.words[open[0]?.at ?? -1];
    const last = source.words[open.at(-1)?.at ?? -1];
    if (!first || !last) return;
    const held = new Set(open.map(({ word }) => stems[word] ?? ""));
    const weight = [...held].reduce((sum, stem) => sum + weightOf(stem), 0) / total;
    const digitsOnly = open.every(({ at }) => DIGIT.test(source.words[at]?.stem ?? ""));
    runs.push({ start: first.start, end: last.end, weight, digitsOnly });
    open = [];
  };
  for (const hit of hitsOf(source, stems)) {
    const last = open.at(-1);
    const apart = last && (hit.at - last.at > MAX_GAP || source.fences[hit.at] !== source.fences[last.at]);
    if (apart || open.some(({ word }) => word === hit.word)) close();
    open.push(hit);
  }
  close();
  return runs;
}
