/**
 * What the page's reader has learned: links, ranks, confidence, and what tells a text to chart. The confidence is fitted on
 * readings by links and ranks that had not seen the text. Writes link-weights.ts, rank-weights.ts, confidence-weights.ts and
 * surroundings-weights.ts.
 */
import { signsOf } from "../../src/compose/confidence.ts";
import type { CorpusItem } from "../../src/corpus/corpus-item.ts";
import { misreadIn } from "../../src/read/rank/misread.ts";
import { RANK_WEIGHTS } from "../../src/read/rank/rank-weights.ts";
import { chartableOf, SIGN_RIDGE } from "./fit-chartable.ts";
import { FOLD_NUMBERS, foldOf } from "./fit-corpora.ts";
import { ordered, RANK_LEVELS, ranksOf, ranksOfFolds, tellRight } from "./fit-ranks.ts";
import { linksWithout } from "./in-workers.ts";
import { logisticWeights } from "./logistic.ts";
import { readWith } from "./read-texts.ts";
import { asStored, listed, WORD_LEVELS, write, writeTable } from "./tables.ts";

const EPOCHS = 6;
const LINK_LEVELS = 6;

export async function fitPage(items: readonly CorpusItem[]): Promise<void> {
  const made = await linksWithout([...FOLD_NUMBERS, null], { epochs: EPOCHS, wide: false, real: true });
  const reads = FOLD_NUMBERS.flatMap((fold) => {
    const weights = asStored(made[fold] ?? new Float64Array(), LINK_LEVELS);
    const equipment = { ranks: RANK_WEIGHTS, misreadIn, links: { weights, cues: null, scale: 1, beam: 16 } };
    return items.filter(({ id }) => foldOf(id) === fold).map((item) => readWith(item, equipment));
  });
  const chartable = reads.filter(({ item }) => item.kind !== "none");
  const folds = ranksOfFolds(chartable, false);
  tellRight(chartable, folds);

  const answered = reads
    .filter(({ rows }) => rows.length > 0)
    .map(({ item, scan, mentions, ...read }) => {
      const { rows, accepted } = ordered({ item, scan, mentions, ...read }, folds);
      return { scan, mentions, rows, right: accepted[0] === true, chartable: item.kind !== "none" };
    });
  const signs = answered.map(({ rows, scan, mentions }) => signsOf(rows, scan, mentions));
  const confidence = logisticWeights(
    signs.map((own, at) => ({
      seen: { places: [...own.keys()], amounts: own },
      yes: answered[at]?.right === true,
      weight: 1,
    })),
    signs[0]?.length ?? 0,
    () => SIGN_RIDGE,
  );
  const chartableWeights = chartableOf(answered);

  const links = { about: "what each place of the links' features counts.", name: "LINK_WEIGHTS" };
  writeTable("read/link/link-weights.ts", links, made.at(-1) ?? new Float64Array(), LINK_LEVELS);
  const ranks = { about: "what each sign of a reading counts.", name: "RANK_WEIGHTS" };
  writeTable("read/rank/rank-weights.ts", ranks, ranksOf(chartable), RANK_LEVELS);
  const about = "what each thing that stands around figures counts for a text being one to chart.";
  const around = { about, name: "SURROUNDINGS_WEIGHTS" };
  writeTable("compose/surroundings-weights.ts", around, chartableWeights.around, WORD_LEVELS);
  write("compose/confidence-weights.ts", [
    "/** Written by `npm run fit`: what each sign counts for the confidence, and for a text being one to chart. */",
    listed("CONFIDENCE_WEIGHTS", confidence),
    listed("CHARTABLE_WEIGHTS", chartableWeights.signs),
  ]);
}
