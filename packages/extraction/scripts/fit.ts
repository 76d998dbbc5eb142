/**
 * Fits what the reader has learned, from the texts that we look at and the rows of the unit tests: `npm run fit -- [--epochs 6] [--words | --trees]`.
 * Takes minutes; the same texts give the same weights. Blind texts never take part. Writes link-weights.ts, rank-weights.ts,
 * word-rank-weights.ts, confidence-weights.ts, surroundings-weights.ts; with `--words` only the third and the confidence, so that
 * the page's reader reads as before. Then the trees (fit/fit-trees.ts); with `--trees` nothing else.
 *
 * Ranks are fitted on readings by links that had not seen the text, the confidence on those by links and ranks that had not:
 * three folds, each read by what is fitted on the two others. The links and ranks that are stored come from all texts.
 * What words mean is fitted on what the ranks leave open, and on readings whose first name is settled.
 */
import { parseArgs } from "node:util";
import { chartToWire } from "@charticle/contract";
import { composeChart } from "../src/compose/compose-chart.ts";
import { signsOf } from "../src/compose/confidence.ts";
import { CHARTABLE_WEIGHTS } from "../src/compose/confidence-weights.ts";
import { SURROUNDINGS, surroundingsOf } from "../src/compose/surroundings.ts";
import type { CorpusItem } from "../src/corpus/corpus-item.ts";
import { scoreItem } from "../src/corpus/score.ts";
import { SENSES } from "../src/full-reader.ts";
import { withFirst } from "../src/read/first-slot.ts";
import { misreadIn } from "../src/read/misread.ts";
import { fieldOf, RANK_SIZE, seenOf } from "../src/read/rank-features.ts";
import { RANK_WEIGHTS } from "../src/read/rank-weights.ts";
import { readAll } from "../src/read/read.ts";
import type { Ranked } from "../src/read/score.ts";
import type { Weights } from "../src/read/weights.ts";
import {
  addedByWords,
  askedOf,
  nearBest,
  standingOf,
  WORD_RANK_SIZE,
  wordsSeen,
} from "../src/read/words/word-ranks.ts";
import type { Mention } from "../src/recognize/mention.ts";
import { recognizeAll } from "../src/recognize/spare-rules.ts";
import { type Scan, scanText } from "../src/text/scan.ts";
import { FOLD_NUMBERS, fittedItems, foldOf } from "./fit/fit-corpora.ts";
import { fitTrees } from "./fit/fit-trees.ts";
import { linksWithout } from "./fit/in-workers.ts";
import { type Choice, logisticWeights, type Sparse, softmaxWeights, weigh } from "./fit/logistic.ts";
import { asStored, write, writeTable } from "./fit/tables.ts";
import { isTestRow } from "./fit/test-rows.ts";
import { tightest } from "./fit/tightest.ts";

const { values: options } = parseArgs({
  options: {
    epochs: { type: "string", default: "6" },
    words: { type: "boolean", default: false },
    trees: { type: "boolean", default: false },
  },
});
const keepsRanks = options.words || options.trees;
const RANK_RIDGE = 4;
/** The signs of words are many, and each is seen seldom. */
const SENSE_RIDGE = 12;
/** A row of a test says what must hold: so many times it counts for the ranks. */
const ROW_WEIGHT = 4;
const SIGN_RIDGE = 0.5;
/** The words around figures are many, and the texts with nothing to chart few. */
const WORD_RIDGE = 3;
/** A text wrongly refused costs a user more than one wrongly charted, which says that it is unsure: so much less do the few texts to refuse weigh together. */
const NONE_SHARE = 0.25;

/** Steps of a weight on either side of nothing. Few are enough: the same texts are read right, and noise falls away. */
const LINK_LEVELS = 6;
const RANK_LEVELS = 9;
const WORD_LEVELS = 6;

type Read = {
  item: CorpusItem;
  scan: Scan;
  mentions: Mention[];
  rows: Ranked[];
  /** Which readings are the gold or an alternative, once their first name is settled. */
  accepted: boolean[];
  /** As they are before, which is what the page's reader answers. */
  choice: Choice;
  /** What the words say of each reading, and which are right once their first name is settled. */
  words: Choice;
};

/** Which readings are accepted, and which of them are the best answers. */
function verdictOn(item: CorpusItem, scan: Scan, mentions: Mention[], rows: readonly Ranked[]) {
  const charts = rows.map((ranked) => chartToWire(composeChart({ scan, mentions, ranked })));
  const accepted = charts.map((chart) => scoreItem(item, chart).exact);
  const gold = charts.map((chart) => scoreItem({ ...item, alternatives: [] }, chart).exact);
  // the gold itself is better than an alternative to it, where both are at hand
  return { accepted, right: tightest(item, charts, gold.includes(true) ? gold : accepted) };
}

function readWith(item: CorpusItem, links: Weights): Read {
  const scan = scanText(item.text);
  const mentions = recognizeAll(scan);
  const rows = readAll(scan, mentions, { ranks: RANK_WEIGHTS, misreadIn }, links);
  const field = fieldOf(scan, mentions, rows);
  const settled = rows.map((row) => withFirst(scan, mentions, [row])[0] ?? row);
  const plain = verdictOn(item, scan, mentions, rows);
  const { accepted, right } = settled.every((row, at) => row === rows[at])
    ? plain
    : verdictOn(item, scan, mentions, settled);
  const asked = askedOf(SENSES, scan, mentions);
  const choice = { rows: rows.map((row) => seenOf(field, row)), right: plain.right };
  return {
    item,
    scan,
    mentions,
    rows,
    accepted,
    choice,
    words: { rows: rows.map((row) => wordsSeen(asked, row)), right },
  };
}

const NOTHING: Sparse = { places: [], amounts: [] };

const items = fittedItems();
console.log(`${items.length} texts`);
const linksOfFolds = await linksWithout(keepsRanks ? FOLD_NUMBERS : [...FOLD_NUMBERS, null], Number(options.epochs));

const reads = FOLD_NUMBERS.flatMap((fold) => {
  const links = asStored(linksOfFolds[fold] ?? new Float64Array(), LINK_LEVELS);
  return items.filter(({ id }) => foldOf(id) === fold).map((item) => readWith(item, links));
});

const chartable = reads.filter(({ item }) => item.kind !== "none");
/** As often as it counts. */
const counted = ({ item }: Read, choice: Choice): Choice[] =>
  Array.from({ length: isTestRow(item) ? ROW_WEIGHT : 1 }, () => choice);
const ranksOf = (texts: readonly Read[]): Float64Array =>
  softmaxWeights(
    texts.flatMap((read) => counted(read, read.choice)),
    RANK_SIZE,
    RANK_RIDGE,
  );
/** What the words say beyond what the ranks, as they are stored, say already, where these leave a doubt. */
const wordRanksOf = (texts: readonly Read[], own: Weights): Float64Array =>
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
const ranks = keepsRanks ? Float64Array.from(RANK_WEIGHTS) : ranksOf(chartable);
const wordRanks = wordRanksOf(chartable, keepsRanks ? RANK_WEIGHTS : asStored(ranks, RANK_LEVELS));
const byFold = FOLD_NUMBERS.map((fold) => {
  const texts = chartable.filter(({ item }) => foldOf(item.id) !== fold);
  const own = asStored(ranksOf(texts), RANK_LEVELS);
  return { ranks: own, words: asStored(wordRanksOf(texts, own), RANK_LEVELS) };
});

/** The readings of a text in the order of ranks that had not seen it, and which are accepted and the best. */
function ordered({ item, rows, choice, words, accepted }: Read, knows = true) {
  const own = byFold[foldOf(item.id)];
  const odds = choice.rows.map((row) => weigh(row, own?.ranks ?? []));
  const standing = rows.map((row, at) => standingOf(row, odds[at] ?? 0));
  const added = knows ? addedByWords(standing, (at) => weigh(words.rows[at] ?? NOTHING, own?.words ?? [])) : [];
  const ranked = rows
    .map((row, at) => ({ row: { ...row, words: added[at] ?? 0, odds: (odds[at] ?? 0) + (added[at] ?? 0) }, at }))
    .sort((a, b) => b.row.odds - a.row.odds);
  return {
    rows: ranked.map(({ row }) => row),
    right: ranked.map(({ at }) => words.right[at] === true),
    accepted: ranked.map(({ at }) => accepted[at] === true),
  };
}

const verdicts = reads
  .filter(({ rows }) => rows.length > 0)
  .map((read) => {
    const { rows, accepted } = ordered(read);
    const signs = signsOf(rows, read.scan, read.mentions);
    const around = rows[0] ? surroundingsOf(read.scan, read.mentions, rows[0]) : NOTHING;
    return { signs, around, right: accepted[0] === true, none: read.item.kind === "none" };
  });
const nones = verdicts.filter(({ none }) => none).length;
const signCount = verdicts[0]?.signs.length ?? 0;
const bySigns = (signs: readonly number[]): Sparse => ({ places: [...signs.keys()], amounts: signs });
const confidence = logisticWeights(
  verdicts.map(({ signs, right }) => ({ seen: bySigns(signs), yes: right, weight: 1 })),
  signCount,
  () => SIGN_RIDGE,
);
/** The signs first, then what stands around the figures. */
const chartableWeights = logisticWeights(
  verdicts.map(({ signs, around, none }) => ({
    seen: {
      places: [...signs.keys(), ...around.places.map((place) => signCount + place)],
      amounts: [...signs, ...around.amounts],
    },
    yes: !none,
    weight: none ? (NONE_SHARE * (verdicts.length - nones)) / nones : 1,
  })),
  signCount + SURROUNDINGS,
  (place) => (place < signCount ? SIGN_RIDGE : WORD_RIDGE),
);
const hits = (knows: boolean): number => chartable.filter((read) => ordered(read, knows).accepted[0]).length;
const best = chartable.filter(({ accepted }) => accepted.includes(true)).length;
const percent = (part: number): string => `${((100 * part) / chartable.length).toFixed(1)}%`;
console.log(
  `by links and ranks that had not seen the text: ${percent(hits(true))} right, ${percent(hits(false))} without what words mean, ` +
    `${percent(best)} among the candidates`,
);

if (!keepsRanks) {
  const links = "what each place of the links' features counts.";
  const best = "what each sign of a reading counts.";
  const around = "what each thing that stands around figures counts for a text being one to chart.";
  const unpack = "../packed-weights.ts";
  const path = "read/link/link-weights.ts";
  const linksOfAll = linksOfFolds.at(-1) ?? new Float64Array();
  writeTable(path, { about: links, name: "LINK_WEIGHTS", unpack }, linksOfAll, LINK_LEVELS);
  const beside = { about: best, name: "RANK_WEIGHTS", unpack: "./packed-weights.ts" };
  writeTable("read/rank-weights.ts", beside, ranks, RANK_LEVELS);
  const other = { about: around, name: "SURROUNDINGS_WEIGHTS", unpack: "../read/packed-weights.ts" };
  writeTable("compose/surroundings-weights.ts", other, chartableWeights.slice(signCount), WORD_LEVELS);
}
if (!options.trees) {
  const about = "what each sign of the words of a reading counts.";
  const unpack = "../packed-weights.ts";
  const path = "read/words/word-rank-weights.ts";
  writeTable(path, { about, name: "WORD_RANK_WEIGHTS", unpack }, wordRanks, RANK_LEVELS);
  const array = (name: string, weights: Iterable<number>): string =>
    `export const ${name}: readonly number[] =\n  "${[...weights].map((weight) => Number(weight.toFixed(2))).join(" ")}"\n    .split(" ")\n    .map(Number);`;
  write("compose/confidence-weights.ts", [
    "/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */",
    array("CONFIDENCE_WEIGHTS", confidence),
    array("CHARTABLE_WEIGHTS", options.words ? CHARTABLE_WEIGHTS : chartableWeights.slice(0, signCount)),
  ]);
}
fitTrees(
  reads
    .filter(({ rows }) => rows.length > 0)
    .map((read) => {
      const { item, scan, mentions } = read;
      const chartable = item.kind !== "none";
      const accepts = (row: Ranked): boolean =>
        chartable && verdictOn(item, scan, mentions, [row]).accepted[0] === true;
      return { fold: foldOf(item.id), chartable, scan, mentions, accepts, ...ordered(read) };
    }),
);
