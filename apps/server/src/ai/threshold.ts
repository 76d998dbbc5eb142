/**
 * Below which confidence of the reader the model is asked: the one place of this figure (`LLM_THRESHOLD` overrides it).
 *
 * Chosen from the calibration table over the texts that we only score (`npm run eval:model -- threshold` prints it and
 * what it recommends): below it fewer of the reader's answers are exact than a grounded answer of a model is trusted for.
 * When the reader's confidence is fitted anew, run that command and write its recommendation here.
 */
export const MODEL_THRESHOLD = 0.6;

/** A grounded answer of the model is trusted as the reader trusts an unsure reading of its own. */
export const MODEL_CONFIDENCE = 0.75;
