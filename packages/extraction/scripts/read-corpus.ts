/** The corpus files from disk: `readCorpus("dev")` answers its items, checked line by line. */
import { existsSync, readFileSync } from "node:fs";
import { type CorpusItem, corpusItemSchema } from "../src/corpus/corpus-item.ts";
import { type MarkedSentence, markedSentenceSchema } from "../src/corpus/mentions-score.ts";

export const CORPUS_FILES = [
  "dev",
  "own",
  "none",
  "wild",
  "field",
  "a",
  "b",
  "c",
  "d",
  "e",
  "f",
  "g",
  "h",
  "i",
  "j",
  "k",
  "l",
  "m",
  "n",
  "o",
  "p",
  "q",
  "r",
  "s",
  "t",
  "u",
  "v",
  "w",
  "x",
  "y",
  "z",
  "aa",
  "ab",
  "ac",
  "ad",
  "ae",
  "ak",
  "al",
  "am",
  "ai",
  "af",
  "ah",
  "ag",
  "aj",
  "an",
  "ao",
  "ap",
  "aq",
  "ar",
  "as",
  "at",
  "au",
  "av",
  "aw",
  "ax",
  "ay",
  "az",
  "ba",
  "bb",
  "bc",
  "bd",
  "be",
  "bf",
  "bg",
  "bh",
  "bi",
  "bj",
  "bk",
  "bl",
  "bm",
  "bn",
  "bo",
  "bp",
  "bq",
  "br",
  "bs",
  "bt",
  "bu",
  "bv",
  "bw",
  "bx",
  "by",
  "bz",
  "ca",
  "cb",
  "cc",
  "cd",
  "ce",
  "cf",
  "cg",
  "ch",
  "ci",
  "cj",
  "ck",
  "cl",
  "cm",
  "cn",
  "co",
  "cp",
  "cq",
  "cr",
  "cs",
  "ct",
  "cu",
  "cv",
  "cw",
  "cx",
  "cy",
  "cz",
  "da",
  "db",
] as const;
export type CorpusFile = (typeof CORPUS_FILES)[number];

export const corpusPath = (name: string): URL => new URL(`../src/corpus/${name}`, import.meta.url);

/** One parsed value a line; a line that is no JSON is told with its number. */
export function readLines(name: string): unknown[] {
  const path = corpusPath(name);
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, at): unknown[] => {
      if (line.trim() === "") return [];
      try {
        return [JSON.parse(line)];
      } catch (cause) {
        throw new Error(`${name}, line ${at + 1}: no JSON`, { cause });
      }
    });
}

export const readCorpus = (file: CorpusFile): CorpusItem[] =>
  readLines(`${file}.jsonl`).map((line, at) => {
    const parsed = corpusItemSchema.safeParse(line);
    if (parsed.success) return parsed.data;
    throw new Error(`${file}.jsonl, entry ${at + 1}: ${parsed.error.message}`);
  });

export const readMarkedSentences = (): MarkedSentence[] =>
  readLines("mentions.jsonl").map((line) => markedSentenceSchema.parse(line));
