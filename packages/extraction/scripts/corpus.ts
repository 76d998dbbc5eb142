/** The corpus and its scores for who measures something else than the reader: `import { readCorpus } from "@charticle/extraction/corpus"`. */
export { acceptedOf, figuresOf } from "../src/corpus/accepted.ts";
export { type Calibration, type CalibrationBin, calibrationOf } from "../src/corpus/calibration.ts";
export type { CorpusItem } from "../src/corpus/corpus-item.ts";
export { evaluate } from "../src/corpus/evaluate.ts";
export { isSameValue, standsInText } from "../src/corpus/same-value.ts";
export { scoreItem } from "../src/corpus/score.ts";
export { CORPUS_FILES, type CorpusFile, readCorpus } from "./read-corpus.ts";
