/**
 * Which confidence of the reader is worth asking the model below: `recommendedThreshold(calibrationOf(outcomes))`.
 *
 * A grounded answer of a model is trusted for a share of MODEL_CONFIDENCE. The lowest edge is taken from which on every
 * bin's answers, taken together, are exact at least that often: below it, asking is worth the wait and the money.
 */
import type { Calibration } from "@charticle/extraction/corpus";
import { MODEL_CONFIDENCE } from "../threshold.ts";

/** A bin of fewer texts says nothing by itself; it is read together with the next one. */
const MIN_TEXTS = 10;

export function recommendedThreshold({ bins }: Calibration, trusted: number = MODEL_CONFIDENCE): number {
  let threshold = 1;
  let texts = 0;
  let exact = 0;
  for (const bin of bins.toReversed()) {
    texts += bin.texts;
    exact += bin.exact;
    if (texts < MIN_TEXTS) continue;
    if (exact < trusted * texts) return threshold;
    threshold = bin.from;
    texts = 0;
    exact = 0;
  }
  return threshold;
}
