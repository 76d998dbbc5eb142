/** The texts that the measures of the language model are taken over. `chartableTexts()` are all; the tests take a part. */
import { CORPUS_FILES, type CorpusItem, readCorpus } from "@charticle/extraction/corpus";

/** One of so many of all texts, for a model that is right. */
const RIGHT_STEP = 40;
/** One of so many, for a model that lies. */
const LIAR_STEP = 24;

export const chartableTexts = (): CorpusItem[] =>
  CORPUS_FILES.flatMap((file) => readCorpus(file)).filter(({ kind }) => kind !== "none");
const every = (step: number): CorpusItem[] => chartableTexts().filter((_, at) => at % step === 0);

export const rightSample = (): CorpusItem[] => every(RIGHT_STEP);
export const liarSample = (): CorpusItem[] => every(LIAR_STEP);
