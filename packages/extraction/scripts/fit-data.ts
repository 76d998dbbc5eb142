import { existsSync, readFileSync } from "node:fs";
import { type CorpusItem, corpusItemSchema } from "../src/corpus/corpus-item.ts";
import { isBlind } from "../src/corpus/partition.ts";
import { readCorpus } from "./read-corpus.ts";
export type Item = { item: CorpusItem; file: string; blind: boolean };
const load = (f: string): CorpusItem[] => existsSync(`/work/brief/new/${f}.jsonl`) ? readFileSync(`/work/brief/new/${f}.jsonl`, "utf8").split("\n").filter((l) => l.trim().endsWith("}")).map((l) => corpusItemSchema.parse(JSON.parse(l))) : [];
export const loadAll = (): Item[] => ["dev", "own", "wild", "field", "a", "b", "c", "d", "e", "f", "g"].flatMap((file) => (file.length === 1 ? load(file) : readCorpus(file as "dev")).filter(({ kind }) => kind !== "none").map((item) => ({ item, file, blind: isBlind(item.id) })));
