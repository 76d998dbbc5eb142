/**
 * Fits the trees that choose titles, on the titles that editors wrote for texts that are read right: towards what is most like
 * them among all that may be a title. Prints how good they are on texts that they have not seen. Writes the forest.
 */
import { writeFileSync } from "node:fs";
import { chartToWire } from "@charticle/contract";
import { composeChart } from "../../src/compose/compose-chart.ts";
import { type Chooser, titleOf } from "../../src/compose/title.ts";
import { candidatesOf } from "../../src/compose/titles/candidates.ts";
import { type CueWorths, cueSigns, worthLines } from "../../src/compose/titles/cue-worths.ts";
import type { Candidate } from "../../src/compose/titles/sources.ts";
import type { TitleSense } from "../../src/compose/titles/stored-title-trees.ts";
import { plainSigns } from "../../src/compose/titles/title-signs.ts";
import { wordCues } from "../../src/compose/titles/word-cues.ts";
import { isTitleBlind } from "../../src/corpus/partition.ts";
import { scoreItem } from "../../src/corpus/score.ts";
import { titleScore } from "../../src/corpus/title-score.ts";
import { allStages, SENSES } from "../../src/full-reader.ts";
import { bytesOf, sumOf } from "../../src/read/trees/forest.ts";
import { readTitles, type TitledItem } from "../read-titles.ts";
import { boost, type Pull } from "./boost.ts";
import { FOLD_NUMBERS, foldOf, partOf } from "./fit-corpora.ts";

const TREES = 1000;
/** Fewest rows of a leaf: there are some tens of thousands. */
const FEWEST = 25;
/** How much more the better of two titles is meant to be chosen. */
const SHARPNESS = 4;
const LEAST_BEND = 1e-3;

/** All that may be the title of one text, and how good each is. */
type Group = {
  id: string;
  fold: number;
  candidates: Candidate[];
  plain: number[][];
  cues: string[][];
  scores: number[];
};

function groupOf({ item, gold }: TitledItem): Group[] {
  const { scan, mentions, readings, judged } = allStages(item.text);
  const [ranked] = readings;
  if (!ranked || !judged.ok || ranked.reading.shape === "table") return [];
  if (!scoreItem(item, chartToWire(judged.charts().chart)).exact) return [];
  const groups: Group[] = [];
  const gather: Chooser = (input, proposals, amount) => {
    const { shown, candidates } = candidatesOf(input, proposals, amount, SENSES);
    const scores = candidates.map(({ words }) => titleScore(words, gold));
    const cues = candidates.map((one) => wordCues(shown.row, one));
    groups.push({ id: item.id, fold: foldOf(item.id), candidates, plain: plainSigns(shown, candidates), cues, scores });
    return "";
  };
  composeChart({ scan, mentions, ranked, titles: (input) => ({ ...titleOf(input, gather), notes: [] }) });
  return groups.slice(0, 1);
}

const shares = (sums: readonly number[]): number[] => {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
};

/** Towards the better titles of each text, by how much better they are. */
function pullOf(groups: readonly Group[], sums: Float64Array): Pull {
  const pull = { slope: new Float64Array(sums.length), bend: new Float64Array(sums.length) };
  let first = 0;
  for (const { scores } of groups) {
    const now = shares([...sums.subarray(first, first + scores.length)]);
    const meant = shares(scores.map((score) => SHARPNESS * score));
    now.forEach((share, at) => {
      pull.slope[first + at] = (meant[at] ?? 0) - share;
      pull.bend[first + at] = Math.max(LEAST_BEND, share * (1 - share));
    });
    first += scores.length;
  }
  return pull;
}

/** A cue that was seen less often tells nothing. */
const SELDOM = 3;
/** As if each cue had been seen so often beside at no worth. */
const DRAWN = 10;
const MOST_SEEN = 50;

/** What each cue is worth: how much better titles with it are than the mean of their text. */
function worthsIn(groups: readonly Group[]): CueWorths {
  const sums = new Map<string, { sum: number; seen: number }>();
  for (const { cues, scores } of groups) {
    const usual = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    cues.forEach((all, at) => {
      for (const cue of all.filter(Boolean)) {
        const { sum, seen } = sums.get(cue) ?? { sum: 0, seen: 0 };
        sums.set(cue, { sum: sum + (scores[at] ?? 0) - usual, seen: seen + 1 });
      }
    });
  }
  const kept = [...sums].filter(([, { seen }]) => seen >= SELDOM);
  return new Map(
    kept.map(([cue, { sum, seen }]) => [
      cue,
      { worth: Number((sum / (seen + DRAWN)).toFixed(3)), seen: Math.min(MOST_SEEN, seen) },
    ]),
  );
}

const signsOf = ({ plain, cues }: Group, worths: CueWorths): Float32Array[] =>
  plain.map((row, at) => Float32Array.from([...row, ...cueSigns(worths, cues[at] ?? [])]));

/** The trees learn from worths that had not seen the text: what a cue is worth by its own title says nothing of others. */
const INNER = 8;

function senseOf(groups: readonly Group[]): TitleSense {
  const inner = Array.from({ length: INNER }, (_, part) =>
    worthsIn(groups.filter(({ id }) => partOf(id, INNER) !== part)),
  );
  const rows = groups.flatMap((group) => signsOf(group, inner[partOf(group.id, INNER)] ?? new Map()));
  const pull = (sums: Float64Array): Pull => pullOf(groups, sums);
  const forest = boost(rows, new Float64Array(rows.length), { trees: TREES, fewest: FEWEST, pull });
  return { forest, worths: worthsIn(groups) };
}

function scoreBy({ forest, worths }: TitleSense, group: Group): number {
  const sums = signsOf(group, worths).map((row) => sumOf(forest, row));
  return group.scores[sums.indexOf(Math.max(...sums))] ?? 0;
}

const mean = (all: readonly number[]): string => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(3);

export function fitTitles(): void {
  const groups = readTitles()
    .filter(({ item }) => !isTitleBlind(item.id))
    .flatMap(groupOf);
  const first = groups.map(({ candidates, scores }) => scores[candidates.findIndex((one) => one.first)] ?? 0);
  const best = groups.map(({ scores }) => Math.max(...scores));
  const heldOut = FOLD_NUMBERS.flatMap((fold) => {
    const sense = senseOf(groups.filter((group) => group.fold !== fold));
    return groups.filter((group) => group.fold === fold).map((group) => scoreBy(sense, group));
  });
  console.log(
    `titles of ${groups.length} texts: ${mean(first)} in the plain order, ${mean(heldOut)} by trees that had not seen the text, ${mean(best)} at best`,
  );
  const { forest, worths } = senseOf(groups);
  const titles = new URL("../../src/compose/titles/", import.meta.url);
  writeFileSync(new URL("title-trees.bin", titles), bytesOf(forest));
  writeFileSync(new URL("title-cues.tsv", titles), worthLines(worths));
}
