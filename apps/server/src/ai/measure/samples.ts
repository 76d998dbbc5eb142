/**
 * The texts that the measures of the language model are taken over. `chartableTexts()` are all; tests take the first
 * corpora whole and of the others a part, `laterSample()`, which grows with every file that comes.
 */
import { CORPUS_FILES, type CorpusFile, type CorpusItem, readCorpus } from "@charticle/extraction/corpus";

const FIRST: readonly CorpusFile[] = ["dev", "own", "wild", "field"];
/** One of so many texts of the later corpora. */
const LATER_STEP = 3;
/** One of so many of all texts, for a model that lies. */
const LIAR_STEP = 5;

const chartableOf = (files: readonly CorpusFile[]): CorpusItem[] =>
  files.flatMap((file) => readCorpus(file)).filter(({ kind }) => kind !== "none");
const every = (step: number, items: readonly CorpusItem[]): CorpusItem[] => items.filter((_, at) => at % step === 0);

export const chartableTexts = (): CorpusItem[] => chartableOf(CORPUS_FILES);
export const firstTexts = (): CorpusItem[] => chartableOf(FIRST);
export const laterSample = (): CorpusItem[] =>
  every(LATER_STEP, chartableOf(CORPUS_FILES.filter((file) => !FIRST.includes(file))));
export const liarSample = (): CorpusItem[] => every(LIAR_STEP, chartableTexts());
