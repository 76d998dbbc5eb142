/** Stores the scores that may not fall: `saveScores([{file: "dev", outcomes}])`. A lower score is told, not stored. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Outcome } from "../src/corpus/evaluate.ts";
import { fallsOf, type Scores, scoresOf, storedScoresSchema } from "../src/corpus/ratchet.ts";
import { corpusPath } from "./read-corpus.ts";

const path = corpusPath("scores.json");

/** The scores stored last; none on a fresh start. */
export const storedScores = (): Record<string, Scores> =>
  existsSync(path) ? storedScoresSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};

export function saveScores(files: readonly { file: string; outcomes: readonly Outcome[] }[]): void {
  const before = storedScores();
  const now = Object.fromEntries(files.map(({ file, outcomes }) => [file, scoresOf(outcomes)]));
  const falls = Object.entries(now).flatMap(([file, scores]) =>
    fallsOf(before[file], scores).map((fall) => `${file}: ${fall}`),
  );
  if (falls.length > 0) {
    console.error(["Not stored:", ...falls].join("\n"));
    process.exitCode = 1;
    return;
  }
  writeFileSync(path, `${JSON.stringify({ ...before, ...now }, null, 2)}\n`);
}
