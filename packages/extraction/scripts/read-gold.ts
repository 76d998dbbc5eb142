/** What editors wrote of texts of the corpus, line by line, each with its text: `readGold("titles.jsonl", schema)`. */
import * as z from "zod/mini";
import type { CorpusItem } from "../src/corpus/corpus-item.ts";
import { CORPUS_FILES, readCorpus, readLines } from "./read-corpus.ts";

/** @throws Error where a line has another form, or an id that no text has */
export function readGold<Gold extends { id: string }>(
  file: string,
  schema: z.ZodMiniType<Gold>,
): { item: CorpusItem; gold: Gold }[] {
  const items = new Map(CORPUS_FILES.flatMap((name) => readCorpus(name).map((item) => [item.id, item] as const)));
  return readLines(file).map((line, at) => {
    const gold = z.parse(schema, line);
    const item = items.get(gold.id);
    if (!item) throw new Error(`${file}, entry ${at + 1}: no text has the id ${gold.id}`);
    return { item, gold };
  });
}
