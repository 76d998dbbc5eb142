/**
 * Fits what the reader has learned, from the texts that we look at and the rows of the unit tests: `npm run fit -- [--epochs 6]`.
 * Takes minutes; the same texts give the same weights. Blind texts never take part. Writes link-weights.ts, rank-weights.ts, confidence-weights.ts.
 *
 * Ranks are fitted on readings by links that had not seen the text, the confidence on those by links and ranks that had not:
 * three folds, each read by what is fitted on the two others. The links and ranks that are stored come from all texts.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chartToWire } from "@charticle/contract";
import { composeChart } from "../src/compose/compose-chart.ts";
import { signsOf } from "../src/compose/confidence.ts";
import { SURROUNDINGS, surroundingsOf } from "../src/compose/surroundings.ts";
import type { CorpusItem } from "../src/corpus/corpus-item.ts";
import { scoreItem } from "../src/corpus/score.ts";
import { FULL } from "../src/full-reader.ts";
import { packWeights, unpackWeights } from "../src/read/packed-weights.ts";
import { fieldOf, RANK_SIZE, seenOf } from "../src/read/rank-features.ts";
import { readAll } from "../src/read/read.ts";
import type { Ranked } from "../src/read/score.ts";
import type { Weights } from "../src/read/weights.ts";
import type { Mention } from "../src/recognize/mention.ts";
import { recognize } from "../src/recognize/recognize.ts";
import { type Scan, scanText } from "../src/text/scan.ts";
import { FOLD_NUMBERS, fittedItems, foldOf } from "./fit/fit-corpora.ts";
import { linksWithout } from "./fit/in-workers.ts";
import { type Choice, logisticWeights, type Sparse, softmaxWeights, weigh } from "./fit/logistic.ts";
import { isTestRow } from "./fit/test-rows.ts";
import { tightest } from "./fit/tightest.ts";

const { values: options } = parseArgs({ options: { epochs: { type: "string", default: "6" } } });
const RANK_RIDGE = 4;
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

/** Weights beyond this share of all are cut. */
const WITHIN = 0.995;

function packedOf(weights: Float64Array, levels: number): { text: string; scale: number } {
  const sizes = [...weights]
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  return packWeights([...weights], sizes[Math.floor(sizes.length * WITHIN)] ?? 1, levels);
}

type Read = {
  item: CorpusItem;
  scan: Scan;
  mentions: Mention[];
  rows: Ranked[];
  /** Which readings are the gold or an alternative. */
  accepted: boolean[];
  choice: Choice;
};

function readWith(item: CorpusItem, links: Weights): Read {
  const scan = scanText(item.text);
  const mentions = recognize(scan);
  const rows = readAll(scan, mentions, FULL, links);
  const field = fieldOf(scan, mentions, rows);
  const charts = rows.map((ranked) => chartToWire(composeChart({ scan, mentions, ranked })));
  const accepted = charts.map((chart) => scoreItem(item, chart).exact);
  const gold = charts.map((chart) => scoreItem({ ...item, alternatives: [] }, chart).exact);
  // the gold itself is better than an alternative to it, where both are at hand
  const right = tightest(item, charts, gold.includes(true) ? gold : accepted);
  return { item, scan, mentions, rows, accepted, choice: { rows: rows.map((row) => seenOf(field, row)), right } };
}

const items = fittedItems();
console.log(`${items.length} texts`);
const [links = new Float64Array(), ...linksOfFolds] = await linksWithout(
  [null, ...FOLD_NUMBERS],
  Number(options.epochs),
);

const reads = FOLD_NUMBERS.flatMap((fold) => {
  const { text, scale } = packedOf(linksOfFolds[fold] ?? links, LINK_LEVELS);
  const asStored = unpackWeights(text, scale, LINK_LEVELS);
  return items.filter(({ id }) => foldOf(id) === fold).map((item) => readWith(item, asStored));
});

const chartable = reads.filter(({ item }) => item.kind !== "none");
const ranksOf = (texts: readonly Read[]): Float64Array =>
  softmaxWeights(
    texts.flatMap(({ item, choice }) => (isTestRow(item) ? Array.from({ length: ROW_WEIGHT }, () => choice) : choice)),
    RANK_SIZE,
    RANK_RIDGE,
  );
const ranks = ranksOf(chartable);
const ranksWithout = FOLD_NUMBERS.map((fold) => ranksOf(chartable.filter(({ item }) => foldOf(item.id) !== fold)));

/** The readings of a text in the order of ranks that had not seen it, with the verdict on the first. */
function ordered({ item, rows, choice, accepted }: Read): { rows: Ranked[]; right: boolean } {
  const own = ranksWithout[foldOf(item.id)] ?? ranks;
  const ranked = rows
    .map((row, at) => ({ row: { ...row, odds: weigh(choice.rows[at] ?? { places: [], amounts: [] }, own) }, at }))
    .sort((a, b) => b.row.odds - a.row.odds);
  return { rows: ranked.map(({ row }) => row), right: accepted[ranked[0]?.at ?? -1] === true };
}

const NOTHING: Sparse = { places: [], amounts: [] };

const verdicts = reads
  .filter(({ rows }) => rows.length > 0)
  .map((read) => {
    const { rows, right } = ordered(read);
    const signs = signsOf(rows, read.scan, read.mentions);
    const around = rows[0] ? surroundingsOf(read.scan, read.mentions, rows[0]) : NOTHING;
    return { signs, around, right, none: read.item.kind === "none" };
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
const hits = chartable.filter((read) => ordered(read).right).length;
const best = chartable.filter(({ choice }) => choice.right.includes(true)).length;
const percent = (part: number): string => `${((100 * part) / chartable.length).toFixed(1)}%`;
console.log(
  `by links and ranks that had not seen the text: ${percent(hits)} right, ${percent(best)} among the candidates`,
);

const write = (path: string, lines: readonly string[]): void =>
  writeFileSync(new URL(`../src/${path}`, import.meta.url), `${lines.join("\n")}\n`);

function writeTable(
  path: string,
  { about, name, unpack }: Record<"about" | "name" | "unpack", string>,
  weights: Float64Array,
  levels: number,
): void {
  const { text, scale } = packedOf(weights, levels);
  const kept = unpackWeights(text, scale, levels).filter((weight) => weight !== 0).length;
  console.log(`${path}: ${kept} of ${weights.length} places count`);
  write(path, [
    `/** Written by \`npm run fit\`: ${about} */`,
    `import { unpackWeights } from "${unpack}";`,
    "",
    `export const ${name} = unpackWeights(`,
    `  ${JSON.stringify(text)},`,
    `  ${scale},`,
    `  ${levels},`,
    ");",
  ]);
}

writeTable(
  "read/link/link-weights.ts",
  { about: "what each place of the links' features counts.", name: "LINK_WEIGHTS", unpack: "../packed-weights.ts" },
  links,
  LINK_LEVELS,
);
writeTable(
  "read/rank-weights.ts",
  { about: "what each sign of a reading counts.", name: "RANK_WEIGHTS", unpack: "./packed-weights.ts" },
  ranks,
  RANK_LEVELS,
);
const array = (name: string, weights: Float64Array): string =>
  `export const ${name}: readonly number[] =\n  "${[...weights].map((weight) => Number(weight.toFixed(2))).join(" ")}"\n    .split(" ")\n    .map(Number);`;
write("compose/confidence-weights.ts", [
  "/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */",
  array("CONFIDENCE_WEIGHTS", confidence),
  array("CHARTABLE_WEIGHTS", chartableWeights.slice(0, signCount)),
]);
writeTable(
  "compose/surroundings-weights.ts",
  {
    about: "what each thing that stands around figures counts for a text being one to chart.",
    name: "SURROUNDINGS_WEIGHTS",
    unpack: "../read/packed-weights.ts",
  },
  chartableWeights.slice(signCount),
  WORD_LEVELS,
);
