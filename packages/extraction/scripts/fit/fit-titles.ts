/**
 * Fits the trees that choose titles, on the titles that editors wrote for texts that are read right: towards what is most like
 * them among all that may be a title. Prints how good they are on texts that they have not seen. Writes the forest.
 */
import { writeFileSync } from "node:fs";
import { chartToWire } from "@charticle/contract";
import { composeChart } from "../../src/compose/compose-chart.ts";
import { type Chooser, titleOf } from "../../src/compose/title.ts";
import { candidatesOf } from "../../src/compose/titles/candidates.ts";
import type { Candidate } from "../../src/compose/titles/sources.ts";
import { titleSigns } from "../../src/compose/titles/title-signs.ts";
import { isTitleBlind } from "../../src/corpus/partition.ts";
import { scoreItem } from "../../src/corpus/score.ts";
import { titleScore } from "../../src/corpus/title-score.ts";
import { allStages, SENSES } from "../../src/full-reader.ts";
import { bytesOf, type Forest, sumOf } from "../../src/read/trees/forest.ts";
import { readTitles, type TitledItem } from "../read-titles.ts";
import { boost, type Pull } from "./boost.ts";
import { FOLD_NUMBERS, foldOf } from "./fit-corpora.ts";

const TREES = 500;
/** Fewest rows of a leaf: there are some tens of thousands. */
const FEWEST = 30;
/** How much more the better of two titles is meant to be chosen. */
const SHARPNESS = 4;
const LEAST_BEND = 1e-3;

/** All that may be the title of one text, and how good each is. */
type Group = { fold: number; candidates: Candidate[]; signs: Float32Array[]; scores: number[] };

function groupOf({ item, gold }: TitledItem): Group[] {
  const { scan, mentions, readings, answer } = allStages(item.text);
  const [ranked] = readings;
  if (!ranked || !answer.ok || ranked.reading.shape === "table") return [];
  if (!scoreItem(item, chartToWire(answer.chart)).exact) return [];
  const groups: Group[] = [];
  const gather: Chooser = (input, proposals, amount) => {
    const { shown, candidates } = candidatesOf(input, proposals, amount, SENSES);
    const scores = candidates.map(({ words }) => titleScore(words, gold));
    groups.push({ fold: foldOf(item.id), candidates, signs: titleSigns(shown, candidates), scores });
    return "";
  };
  composeChart({ scan, mentions, ranked, titles: (input) => titleOf(input, gather) });
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

function titleForest(groups: readonly Group[]): Forest {
  const rows = groups.flatMap(({ signs }) => signs);
  const pull = (sums: Float64Array): Pull => pullOf(groups, sums);
  return boost(rows, new Float64Array(rows.length), { trees: TREES, fewest: FEWEST, pull });
}

function scoreBy(forest: Forest, { signs, scores }: Group): number {
  const sums = signs.map((row) => sumOf(forest, row));
  return scores[sums.indexOf(Math.max(...sums))] ?? 0;
}

const mean = (all: readonly number[]): string => (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(3);

export function fitTitles(): void {
  const groups = readTitles()
    .filter(({ item }) => !isTitleBlind(item.id))
    .flatMap(groupOf);
  const first = groups.map(({ candidates, scores }) => scores[candidates.findIndex((one) => one.first)] ?? 0);
  const best = groups.map(({ scores }) => Math.max(...scores));
  const heldOut = FOLD_NUMBERS.flatMap((fold) => {
    const forest = titleForest(groups.filter((group) => group.fold !== fold));
    return groups.filter((group) => group.fold === fold).map((group) => scoreBy(forest, group));
  });
  console.log(
    `titles of ${groups.length} texts: ${mean(first)} in the plain order, ${mean(heldOut)} by trees that had not seen the text, ${mean(best)} at best`,
  );
  const forest = titleForest(groups);
  writeFileSync(new URL("../../src/compose/titles/title-trees.bin", import.meta.url), bytesOf(forest));
}
