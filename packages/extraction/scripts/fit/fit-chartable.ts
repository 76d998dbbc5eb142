/** What tells a text to chart from one with nothing to: the signs of its best reading, and what stands around its figures. */
import { signsOf } from "../../src/compose/confidence.ts";
import { SURROUNDINGS, surroundingsOf } from "../../src/compose/surroundings.ts";
import type { Ranked } from "../../src/read/rank/score.ts";
import type { Mention } from "../../src/recognize/mention.ts";
import type { Scan } from "../../src/text/scan.ts";
import { logisticWeights } from "./logistic.ts";

export const SIGN_RIDGE = 0.5;
/** The words around figures are many, and the texts with nothing to chart few. */
const WORD_RIDGE = 3;
/** A text wrongly refused costs a user more than one wrongly charted, which says that it is unsure: so much less do the few texts to refuse weigh together. */
const NONE_SHARE = 0.22;

/** A text with its readings, best first. */
export type Answered = { scan: Scan; mentions: readonly Mention[]; rows: readonly Ranked[]; chartable: boolean };

export function chartableOf(texts: readonly Answered[]): { signs: Float64Array; around: Float64Array } {
  const told = texts.flatMap(({ scan, mentions, rows, chartable }) => {
    const best = rows[0];
    if (!best) return [];
    return [{ signs: signsOf(rows, scan, mentions), around: surroundingsOf(scan, mentions, best), chartable }];
  });
  const nones = told.filter(({ chartable }) => !chartable).length;
  const signCount = told[0]?.signs.length ?? 0;
  const weights = logisticWeights(
    told.map(({ signs, around, chartable }) => ({
      seen: {
        places: [...signs.keys(), ...around.places.map((place) => signCount + place)],
        amounts: [...signs, ...around.amounts],
      },
      yes: chartable,
      weight: chartable ? 1 : (NONE_SHARE * (told.length - nones)) / nones,
    })),
    signCount + SURROUNDINGS,
    (place) => (place < signCount ? SIGN_RIDGE : WORD_RIDGE),
  );
  return { signs: weights.slice(0, signCount), around: weights.slice(signCount) };
}
