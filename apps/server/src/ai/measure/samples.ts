/**
 * The texts that the measures of the language model are taken over. `chartableTexts()` are all; the tests take a part of
 * the files that the reader's weights were fitted on or that are only scored. The newest ones hold more of what can only be
 * worked out: there the guard takes 92% of right answers as they are, not 95% (`npm run eval:model -- gold` is over all).
 */
import { CORPUS_FILES, type CorpusItem, readCorpus } from "@charticle/extraction/corpus";

/** One of so many of all texts, for a model that is right. */
const RIGHT_STEP = 3;
/** One of so many, for a model that lies. */
const LIAR_STEP = 4;

/** Files that were opened after the guard's bounds were set. */
const NEWEST: ReadonlySet<string> = new Set(["v", "w", "x", "y", "z", "aa", "ab", "ac", "ad", "ae"]);

const chartableIn = (files: readonly (typeof CORPUS_FILES)[number][]): CorpusItem[] =>
  files.flatMap((file) => readCorpus(file)).filter(({ kind }) => kind !== "none");
export const chartableTexts = (): CorpusItem[] => chartableIn(CORPUS_FILES);
const every = (step: number): CorpusItem[] =>
  chartableIn(CORPUS_FILES.filter((file) => !NEWEST.has(file))).filter((_, at) => at % step === 0);

export const rightSample = (): CorpusItem[] => every(RIGHT_STEP);
export const liarSample = (): CorpusItem[] => every(LIAR_STEP);
