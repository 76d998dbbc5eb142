/** What editors wrote of a text beside its title: `readBeside()` answers each with its text, `besideScores` how well the reader tells it. */
import * as z from "zod/mini";
import { type BesideGold, type BesideScore, besideScore, WHYS } from "../src/corpus/beside-score.ts";
import type { CorpusItem } from "../src/corpus/corpus-item.ts";
import type { Outcome } from "../src/corpus/evaluate.ts";
import { readGold } from "./read-gold.ts";

const words = z.nullable(z.string().check(z.minLength(1), z.maxLength(80)));
const why = z.enum(WHYS);
const goldSchema = z.strictObject({
  id: z.string(),
  subtitle: words,
  period: words,
  base: words,
  scale: words,
  per: words,
  source: words,
  left: z.array(z.strictObject({ quote: z.string().check(z.minLength(1)), why, ok: z.array(why) })),
});

export type BesideItem = { item: CorpusItem; gold: BesideGold };

/** @throws Error where a part does not stand in its text */
export function readBeside(): BesideItem[] {
  const items = readGold<BesideGold>("told-beside.jsonl", goldSchema);
  for (const { item, gold } of items) {
    const { period, base, scale, per, source, left } = gold;
    const parts = [period, base, scale, per, source, ...left.map(({ quote }) => quote)];
    const stray = parts.find((part) => part !== null && !item.text.includes(part));
    if (stray) throw new Error(`told-beside.jsonl, ${gold.id}: “${stray}” does not stand in the text`);
  }
  return items;
}

/** @param outcomes of the texts, judged where the text is read right */
export function besideScores(items: readonly BesideItem[], outcomes: readonly Outcome[]): BesideScore[] {
  const known = new Map(outcomes.map((outcome) => [outcome.item.id, outcome]));
  return items.flatMap(({ gold }) => {
    const { answer, verdict } = known.get(gold.id) ?? {};
    return answer?.ok && verdict?.exact ? besideScore(answer.chart, gold) : [];
  });
}
