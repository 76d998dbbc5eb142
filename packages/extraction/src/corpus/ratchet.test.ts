/** What the reader reads may not fall below the stored scores; `npm run eval -- --save` stores better ones. */
import { describe, expect, test } from "vitest";
import { CORPUS_FILES, type CorpusFile, readCorpus } from "../../scripts/read-corpus.ts";
import { currentScores, fallsBelowStored, isKept, storedScores } from "../../scripts/save-scores.ts";
import { extract } from "../index.ts";
import { cutFigures } from "./cut-figures.ts";
import { evaluate } from "./evaluate.ts";
import { summaryOf } from "./summary.ts";

const keptOf = (file: CorpusFile) => readCorpus(file).filter((_, at) => isKept(file, at));
const outcomesOf = CORPUS_FILES.map((file) => ({ file, outcomes: evaluate(keptOf(file), extract) }));

test("the scores are stored, for these very texts", () => {
  const texts = Object.fromEntries(outcomesOf.map(({ file, outcomes }) => [file, outcomes.length]));
  const stored = Object.entries(storedScores().files).map(([file, scores]) => [file, scores.texts]);
  expect(Object.fromEntries(stored)).toEqual(texts);
});

test("nothing fell", () => {
  expect(fallsBelowStored(currentScores(outcomesOf))).toEqual([]);
});

describe.each(outcomesOf)("corpus file $file", ({ outcomes }) => {
  test("no value comes from nowhere", () => {
    expect(summaryOf(outcomes).ungrounded).toBe(0);
  });

  test("no figure is cut", () => {
    expect(cutFigures(outcomes)).toEqual([]);
  });
});
