/**
 * The scores that may not fall: `currentScores(files)`, `storedScores()` and `saveScores(now)`; a fall is told, not stored.
 * They are taken over `isKept` texts, so that a test run need not read the whole corpus; `npm run eval` prints the figures of all.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Outcome } from "../src/corpus/evaluate.ts";
import { foundFigures } from "../src/corpus/found-figures.ts";
import { mentionsScore } from "../src/corpus/mentions-score.ts";
import {
  fallsOf,
  rounded,
  type Scores,
  type StoredScores,
  scoresOf,
  storedScoresSchema,
} from "../src/corpus/ratchet.ts";
import { CORPUS_FILES, corpusPath, readMarkedSentences } from "./read-corpus.ts";

const path = corpusPath("scores.json");

/** The smallest files count as a whole, of the others one text of so many. */
const WHOLE: ReadonlySet<string> = new Set(["dev", "own", "none"]);
const STEP = 8;

/** Whether the text at this place of the file is one of those whose scores are kept. */
export const isKept = (file: string, at: number): boolean => WHOLE.has(file) || at % STEP === 0;

/** The scores stored last; none on a fresh start. */
export const storedScores = (): StoredScores =>
  existsSync(path)
    ? storedScoresSchema.parse(JSON.parse(readFileSync(path, "utf8")))
    : { all: null, files: {}, mentionsF1: null };

/** @param files the outcomes of the kept texts of each */
export const currentScores = (files: readonly { file: string; outcomes: readonly Outcome[] }[]): StoredScores => ({
  all: files.length === CORPUS_FILES.length ? scoresOf(files.flatMap(({ outcomes }) => outcomes)) : null,
  files: Object.fromEntries(files.map(({ file, outcomes }) => [file, scoresOf(outcomes)])),
  mentionsF1: rounded(mentionsScore(readMarkedSentences(), foundFigures).f1),
});

/** One sentence for each figure that fell below the stored one. */
export function fallsBelowStored(now: StoredScores): string[] {
  const before = storedScores();
  const mentionsFell = (now.mentionsF1 ?? 0) < (before.mentionsF1 ?? 0);
  return [
    ...(now.all ? fallsOf(before.all, now.all).map((fall) => `all: ${fall}`) : []),
    ...Object.entries(now.files).flatMap(([file, scores]) =>
      fallsOf(before.files[file], scores).map((fall) => `${file}: ${fall}`),
    ),
    ...(mentionsFell ? [`mentions: f1 fell from ${before.mentionsF1} to ${now.mentionsF1}`] : []),
  ];
}

/**
 * Where the weights were fitted anew many texts change at once, and one in `STEP` of each file gives and takes: a fit is judged by every
 * text there is, and by the files that count as a whole.
 */
function fallsOfFit(now: StoredScores, every: Scores): string[] {
  const before = storedScores();
  return [
    ...fallsOf(before.every, every).map((fall) => `every text: ${fall}`),
    ...[...WHOLE].flatMap((file) => {
      const own = now.files[file];
      return own ? fallsOf(before.files[file], own).map((fall) => `${file}: ${fall}`) : [];
    }),
  ];
}

/**
 * @param every the scores of every text, where all files were read
 * @param fitted whether the weights were fitted anew
 */
export function saveScores(now: StoredScores, every: Scores | null, fitted: boolean): void {
  const falls = fitted && every ? fallsOfFit(now, every) : fallsBelowStored(now);
  if (falls.length > 0) {
    console.error(["Not stored:", ...falls].join("\n"));
    process.exitCode = 1;
    return;
  }
  const before = storedScores();
  const files = { ...before.files, ...now.files };
  writeFileSync(
    path,
    `${JSON.stringify({ all: now.all ?? before.all, every: every ?? before.every, files, mentionsF1: now.mentionsF1 }, null, 2)}\n`,
  );
}
