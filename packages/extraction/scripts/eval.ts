/**
 * How well the reader reads: `npm run eval -- [--file dev] [--kind multi] [--failures] [--json] [--save [--fitted]]`.
 * Prints the figures over all files, per file (texts that we look at, texts that we only score) and per kind, and how far
 * the confidence can be trusted, how well numbers are found, how good titles are,
 * and what is told beside them. `--save` stores them as the scores that may not fall;
 * `--fitted` does so after the weights were fitted anew, which is judged by every text (save-scores.ts).
 */
import { parseArgs } from "node:util";
import { besideShares } from "../src/corpus/beside-score.ts";
import { calibrationOf } from "../src/corpus/calibration.ts";
import { KINDS } from "../src/corpus/corpus-item.ts";
import { evaluate, type Outcome } from "../src/corpus/evaluate.ts";
import { foundFigures } from "../src/corpus/found-figures.ts";
import { mentionsScore } from "../src/corpus/mentions-score.ts";
import { isBlind, isReal, isTitleBlind } from "../src/corpus/partition.ts";
import { scoresOf } from "../src/corpus/ratchet.ts";
import { summaryOf } from "../src/corpus/summary.ts";
import { titlesScore } from "../src/corpus/title-score.ts";
import { extract } from "../src/index.ts";
import { failureLines } from "./eval-failures.ts";
import { besideLine, calibrationLines, type Group, mentionsLines, summaryLines, titlesLine } from "./eval-report.ts";
import { besideScores, readBeside } from "./read-beside.ts";
import { CORPUS_FILES, readCorpus, readMarkedSentences } from "./read-corpus.ts";
import { readTitles, titleScores } from "./read-titles.ts";
import { currentScores, isKept, saveScores } from "./save-scores.ts";

const { values: options } = parseArgs({
  options: {
    file: { type: "string" },
    kind: { type: "string" },
    failures: { type: "boolean" },
    json: { type: "boolean" },
    save: { type: "boolean" },
    fitted: { type: "boolean", default: false },
  },
});

const files = CORPUS_FILES.filter((file) => options.file === undefined || options.file === file);
const outcomesOf = files.map((file) => ({
  file,
  outcomes: evaluate(
    readCorpus(file).filter(({ kind }) => options.kind === undefined || options.kind === kind),
    extract,
  ),
}));
const all = outcomesOf.flatMap(({ outcomes }) => outcomes);

/** `none` is one group: too small to part. */
const groupsOf = (file: string, outcomes: readonly Outcome[]): Group[] =>
  file === "none"
    ? [{ name: file, outcomes }]
    : [
        { name: `${file} seen`, outcomes: outcomes.filter(({ blind }) => !blind) },
        { name: `${file} blind`, outcomes: outcomes.filter(({ blind }) => blind) },
      ];

const isScoredOnly = ({ blind }: Outcome): boolean => blind;
const groups: Group[] = [
  { name: "all", outcomes: all },
  ...outcomesOf.flatMap(({ file, outcomes }) => groupsOf(file, outcomes)),
  ...KINDS.map((kind) => ({ name: `· ${kind}`, outcomes: all.filter(({ item }) => item.kind === kind) })),
].filter(({ outcomes }) => outcomes.length > 0);
const calibrated: Group[] = [
  { name: "all texts", outcomes: all },
  { name: "texts that we only score", outcomes: all.filter(isScoredOnly) },
  { name: "· made up", outcomes: all.filter((one) => isScoredOnly(one) && !isReal(one.item.id)) },
  { name: "· real prose", outcomes: all.filter((one) => isScoredOnly(one) && isReal(one.item.id)) },
].filter(({ outcomes }) => outcomes.length > 0);

const isWhole = options.file === undefined && options.kind === undefined;
const titled = isWhole ? readTitles() : [];
const unseen = titled.filter(({ item }) => isTitleBlind(item.id));
const titles = [
  { name: "that the trees have seen", items: titled.filter(({ item }) => !isTitleBlind(item.id)) },
  { name: "that they have not, made up", items: unseen.filter(({ item }) => !isReal(item.id)) },
  { name: "that they have not, of real prose", items: unseen.filter(({ item }) => isReal(item.id)) },
].map(({ name, items }) => ({ name, score: titlesScore(titleScores(items, all)) }));

const told = isWhole ? readBeside() : [];
const beside = [
  { name: "that we look at", items: told.filter(({ item }) => !isBlind(item.id)) },
  { name: "that we only score", items: told.filter(({ item }) => isBlind(item.id)) },
].map(({ name, items }) => ({ name, score: besideShares(besideScores(items, all)) }));

const marks = mentionsScore(readMarkedSentences(), foundFigures);

if (options.json) {
  const figures = {
    groups: Object.fromEntries(groups.map(({ name, outcomes }) => [name, summaryOf(outcomes)])),
    calibration: Object.fromEntries(calibrated.map(({ name, outcomes }) => [name, calibrationOf(outcomes)])),
    mentions: marks,
    titles,
    beside,
  };
  console.log(JSON.stringify(figures, null, 2));
} else {
  const lines = [
    ...(options.failures ? [...failureLines(all), ""] : []),
    ...summaryLines(groups),
    "",
    ...calibrated.flatMap(calibrationLines),
    "",
    ...mentionsLines(marks, { withFaults: options.failures === true && options.file === undefined }),
  ];
  if (isWhole) lines.push("", ...titles.map(({ name, score }) => titlesLine(name, score)));
  if (isWhole) lines.push("", ...beside.map(({ name, score }) => besideLine(name, score)));
  console.log(lines.join("\n"));
}
if (options.save) {
  const kept = outcomesOf.map(({ file, outcomes }) => ({
    file,
    outcomes: outcomes.filter((_, at) => isKept(file, at)),
  }));
  const whole = options.kind === undefined && files.length === CORPUS_FILES.length;
  saveScores(currentScores(kept), whole ? scoresOf(all) : null, options.fitted);
}
