/** The texts that the weights are fitted on: those of every corpus file that we look at, and the rows of the tests. Blind ones never take part. */
import type { CorpusItem } from "../../src/corpus/corpus-item.ts";
import { isBlind } from "../../src/corpus/partition.ts";
import { innerText } from "../../src/text/inner-text.ts";
import { CORPUS_FILES, readCorpus } from "../read-corpus.ts";
import { testRows } from "./test-rows.ts";

export const fittedItems = (): CorpusItem[] => [
  ...CORPUS_FILES.flatMap((file) => readCorpus(file)).filter(({ id }) => !isBlind(id)),
  ...testRows(),
];

/** As the server reads them: without what stands around them, in the usual spelling. */
export const innerItems = (items: readonly CorpusItem[]): CorpusItem[] =>
  items.map((item) => ({ ...item, text: innerText(item.text)?.text ?? item.text }));

/** Real prose counts so many times as a text made up for the links: these are many more, and plainer. For the ranks all count alike. */
export const REAL_WEIGHT = 2;

/** Which of so many parts of all texts it is in. */
export const partOf = (id: string, parts: number): number =>
  [...id].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7) % parts;

const FOLDS = 3;

/** Which third of the texts it is in, for readings by links that have not seen it. */
export const foldOf = (id: string): number => partOf(id, FOLDS);

export const FOLD_NUMBERS: readonly number[] = Array.from({ length: FOLDS }, (_, fold) => fold);
