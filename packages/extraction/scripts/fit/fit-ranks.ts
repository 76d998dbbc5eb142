/** Ranks, and what words add to them, fitted on texts by links that had not seen them; and the readings in their order. */

import { RANK_SIZE } from "../../src/read/rank/rank-features.ts";
import type { Ranked } from "../../src/read/rank/score.ts";
import type { Weights } from "../../src/read/rank/weights.ts";
import { addedByWords, nearBest, standingOf, WORD_RANK_SIZE } from "../../src/read/words/word-ranks.ts";
import { FOLD_NUMBERS, foldOf } from "./fit-corpora.ts";
import { type Choice, type Sparse, softmaxWeights, weigh } from "./logistic.ts";
import type { Read } from "./read-texts.ts";
import { asStored } from "./tables.ts";
import { timesOf } from "./test-rows.ts";

const RANK_RIDGE = 4;
/** The signs of words are many, and each is seen seldom. */
const SENSE_RIDGE = 12;

/** Steps of a weight on either side of nothing. Few are enough: the same texts are read right, and noise falls away. */
export const RANK_LEVELS = 9;

const NOTHING: Sparse = { places: [], amounts: [] };

/** As often as it counts. */
const counted = ({ item }: Read, choice: Choice): Choice[] => Array.from({ length: timesOf(item) }, () => choice);

export const ranksOf = (texts: readonly Read[]): Float64Array =>
  softmaxWeights(
    texts.flatMap((read) => counted(read, read.choice)),
    RANK_SIZE,
    RANK_RIDGE,
  );

/** What the words say beyond what the ranks, as they are stored, say already, where these leave a doubt. */
export const wordRanksOf = (texts: readonly Read[], own: Weights): Float64Array =>
  softmaxWeights(
    texts.flatMap((read) => {
      const odds = read.choice.rows.map((row) => weigh(row, own));
      const near = nearBest(read.rows.map((row, at) => standingOf(row, odds[at] ?? 0)));
      const isNear = (_: unknown, at: number): boolean => near[at] === true;
      const right = read.words.right.filter(isNear);
      return counted(read, { rows: read.words.rows.filter(isNear), right, odds: odds.filter(isNear) });
    }),
    WORD_RANK_SIZE,
    SENSE_RIDGE,
  );

/** Ranks and words of a fold, which had not seen its texts. */
export type FoldRanks = { ranks: Weights; words: Weights };

export const ranksOfFolds = (chartable: readonly Read[], knows: boolean): FoldRanks[] =>
  FOLD_NUMBERS.map((fold) => {
    const texts = chartable.filter(({ item }) => foldOf(item.id) !== fold);
    const own = asStored(ranksOf(texts), RANK_LEVELS);
    return { ranks: own, words: knows ? asStored(wordRanksOf(texts, own), RANK_LEVELS) : [] };
  });

export type Ordered = { rows: Ranked[]; right: boolean[]; accepted: boolean[] };

/** The readings of a text in the order of ranks that had not seen it, and which are accepted and the best. */
export function ordered({ item, rows, choice, words, accepted }: Read, folds: readonly FoldRanks[]): Ordered {
  const own = folds[foldOf(item.id)];
  const odds = choice.rows.map((row) => weigh(row, own?.ranks ?? []));
  const standing = rows.map((row, at) => standingOf(row, odds[at] ?? 0));
  const known = own?.words.length ? own.words : null;
  const added = known ? addedByWords(standing, (at) => weigh(words.rows[at] ?? NOTHING, known)) : [];
  const ranked = rows
    .map((row, at) => ({ row: { ...row, words: added[at] ?? 0, odds: (odds[at] ?? 0) + (added[at] ?? 0) }, at }))
    .sort((a, b) => b.row.odds - a.row.odds);
  return {
    rows: ranked.map(({ row }) => row),
    right: ranked.map(({ at }) => words.right[at] === true),
    accepted: ranked.map(({ at }) => accepted[at] === true),
  };
}

/** Tells how many of the texts are read right by what had not seen them. */
export function tellRight(chartable: readonly Read[], folds: readonly FoldRanks[]): void {
  const right = chartable.filter((read) => ordered(read, folds).accepted[0]).length;
  const among = chartable.filter(({ accepted }) => accepted.includes(true)).length;
  const percent = (part: number): string => `${((100 * part) / chartable.length).toFixed(1)}%`;
  console.log(
    `by links and ranks that had not seen the text: ${percent(right)} right, ${percent(among)} among the candidates`,
  );
}
