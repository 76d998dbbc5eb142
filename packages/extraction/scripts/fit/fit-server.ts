/**
 * What the server's reader has learned beside the page's: links that see words, ranks on the readings that these bring, what
 * words mean for the ranks, and the trees. All is fitted on readings by links that had not seen the text: three folds, each
 * read by what is fitted on the two others. Writes wide-links.bin, wide-rank-weights.ts, word-rank-weights.ts and the trees.
 */
import { writeFileSync } from "node:fs";
import type { CorpusItem } from "../../src/corpus/corpus-item.ts";
import { SENSES } from "../../src/full-reader.ts";
import { packedLinks, wideLinks } from "../../src/read/link/wide-links.ts";
import { misreadFully } from "../../src/read/rank/misread-names.ts";
import { RANK_WEIGHTS } from "../../src/read/rank/rank-weights.ts";
import type { Ranked } from "../../src/read/rank/score.ts";
import { readLonePart } from "../../src/read/shapes/lone-part.ts";
import { cuesOf } from "../../src/read/words/link-cues.ts";
import { ALL_RULES } from "../../src/recognize/all-rules.ts";
import { chartableOf } from "./fit-chartable.ts";
import { FOLD_NUMBERS, foldOf } from "./fit-corpora.ts";
import { ordered, RANK_LEVELS, ranksOf, ranksOfFolds, tellRight, wordRanksOf } from "./fit-ranks.ts";
import { fitTrees } from "./fit-trees.ts";
import { keptLinks, type LinksBy } from "./kept-links.ts";
import { readWith, verdictOn } from "./read-texts.ts";
import { asStored, listed, packedLine, unpackImport, WORD_LEVELS, write, writeTable } from "./tables.ts";
import { timesOf } from "./test-rows.ts";

/** @param by links fitted anew take half an hour; those of the last time are taken, where they are at hand */
export async function fitServer(items: readonly CorpusItem[], by: LinksBy): Promise<void> {
  const made = await keptLinks(by);
  const reads = FOLD_NUMBERS.flatMap((fold) => {
    const links = wideLinks(packedLinks(made[fold] ?? new Float64Array()), cuesOf(SENSES));
    const equipment = { ranks: RANK_WEIGHTS, rules: ALL_RULES, misreadIn: misreadFully, alone: readLonePart, links };
    return items.filter(({ id }) => foldOf(id) === fold).map((item) => readWith(item, equipment));
  });
  const chartable = reads.filter(({ item }) => item.kind !== "none");
  const folds = ranksOfFolds(chartable, true);
  tellRight(chartable, folds);

  const all = made.at(-1);
  if (all) writeFileSync(new URL("../../src/read/link/wide-links.bin", import.meta.url), packedLinks(all));
  const ranks = ranksOf(chartable);
  const best = "what each sign of a reading counts for the server's reader.";
  const rankTable = { about: best, name: "WIDE_RANK_WEIGHTS" };
  writeTable("read/rank/wide-rank-weights.ts", rankTable, ranks, RANK_LEVELS);
  const about = "what each sign of the words of a reading counts.";
  const wordTable = { about, name: "WORD_RANK_WEIGHTS" };
  const words = wordRanksOf(chartable, asStored(ranks, RANK_LEVELS));
  writeTable("read/words/word-rank-weights.ts", wordTable, words, RANK_LEVELS);
  const answered = fitTrees(
    reads
      .filter(({ rows }) => rows.length > 0)
      .map((read) => {
        const { item, scan, mentions } = read;
        const isChartable = item.kind !== "none";
        const accepts = (row: Ranked): boolean =>
          isChartable && verdictOn(item, scan, mentions, [row]).accepted[0] === true;
        const weight = timesOf(item);
        return {
          fold: foldOf(item.id),
          weight,
          chartable: isChartable,
          scan,
          mentions,
          accepts,
          ...ordered(read, folds),
        };
      }),
  );
  const chartableWeights = chartableOf(answered);
  write("compose/wide-chartable-weights.ts", [
    "/** Written by `npm run fit`: what tells a text to chart, of what the server reads of it. */",
    'import type { Chartable } from "../read/equipment.ts";',
    unpackImport("compose/wide-chartable-weights.ts"),
    "",
    `const ${listed("SIGNS", chartableWeights.signs).slice("export const ".length)}`,
    "",
    "export const WIDE_CHARTABLE: Chartable = {",
    "  signs: SIGNS,",
    `  around: unpackWeights(${packedLine(chartableWeights.around, WORD_LEVELS)}),`,
    "};",
  ]);
}
