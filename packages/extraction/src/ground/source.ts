/** A text ready to be compared with: its words by stem, its times, its figures. `sourceOf("Rome 12, Oslo 7")` */
import { resolved } from "../read/shapes/fill-times.ts";
import { recognizeAll } from "../recognize/all-rules.ts";
import type { AxisMark, Mention } from "../recognize/mention.ts";
import { type Scan, scanText } from "../text/scan.ts";
import { countBelow, placesOf } from "./sorted.ts";
import { type Word, wordsOf } from "./words.ts";

export type Source = {
  scan: Scan;
  mentions: readonly Mention[];
  /** Times and steps, those told from another one worked out: "the year after" 2019 is 2020. */
  times: readonly AxisMark[];
  words: readonly Word[];
  /** Per word, how many figures and ends of statements stand before it: a name reaches over neither. */
  fences: readonly number[];
  /** Words by their stem, as places in `words`. */
  byStem: ReadonlyMap<string, readonly number[]>;
  /** Stems by their first letters, for words that differ in their ending. */
  byRoot: ReadonlyMap<string, readonly string[]>;
};

/** Letters in which two forms of one word agree at least: "driv" of "drive" and "driving". */
export const ROOT_LENGTH = 4;
const STATEMENT_END = /[.!?;:](?=\s)|[\n\t|]/gu; // catches the colon of "Q1: 5", not that of "20:00"

function timesOf(mentions: readonly Mention[]): AxisMark[] {
  let last: AxisMark | null = null;
  return mentions.flatMap((mention): AxisMark[] => {
    if (mention.kind !== "axis") return [];
    last = resolved(mention, last);
    return [last];
  });
}

function fencesOf(text: string, words: readonly Word[], mentions: readonly Mention[]): number[] {
  const figureEnds = mentions.flatMap(({ kind, end }) => (kind === "figure" ? [end - 1] : []));
  const marks = [...placesOf(text, STATEMENT_END), ...figureEnds].sort((a, b) => a - b);
  return words.map(({ start }) => countBelow(marks, start));
}

export function sourceOf(text: string): Source {
  const scan = scanText(text);
  const mentions = recognizeAll(scan);
  const words = wordsOf(text);
  const byStem = Map.groupBy(words.keys(), (at) => words[at]?.stem ?? "");
  const rooted = [...byStem.keys()].filter((stem) => stem.length >= ROOT_LENGTH);
  return {
    scan,
    mentions,
    times: timesOf(mentions),
    words,
    byStem,
    byRoot: Map.groupBy(rooted, (stem) => stem.slice(0, ROOT_LENGTH)),
    fences: fencesOf(text, words, mentions),
  };
}
