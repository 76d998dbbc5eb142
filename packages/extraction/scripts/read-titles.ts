/**
 * The titles that editors wrote for texts of the corpus: `readTitles()` answers each with its text, `titleScores(titled, outcomes)` how good
 * those of the reader are for the texts that it reads right.
 */
import * as z from "zod/mini";
import type { CorpusItem } from "../src/corpus/corpus-item.ts";
import type { Outcome } from "../src/corpus/evaluate.ts";
import { type TitleGold, titleScore } from "../src/corpus/title-score.ts";
import { readGold } from "./read-gold.ts";

const title = z.string().check(z.minLength(2), z.maxLength(80));
const goldSchema = z.strictObject({
  id: z.string(),
  best: title,
  also: z.array(title),
  need: z.array(z.string().check(z.minLength(1))),
});

export type TitledItem = { item: CorpusItem; gold: TitleGold };

export const readTitles = (): TitledItem[] => readGold<TitleGold>("titles.jsonl", goldSchema);

/** @param outcomes of the texts, whose titles are judged where the text is read right */
export function titleScores(titled: readonly TitledItem[], outcomes: readonly Outcome[]): number[] {
  const known = new Map(outcomes.map((outcome) => [outcome.item.id, outcome]));
  return titled.flatMap(({ gold }) => {
    const { answer, verdict } = known.get(gold.id) ?? {};
    return answer?.ok && verdict?.exact ? titleScore(answer.chart.title, gold) : [];
  });
}
