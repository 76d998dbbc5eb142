/**
 * The verdict on one answer: `scoreItem(item, chartToWire(chart))`, or `scoreItem(item, null)` for a refusal.
 *
 * Exact: the same points, series and values as the gold or an alternative. Invented: values that no accepted reading
 * holds and that don't stand in the text in digits either. Misread: values that stand in the text, but no accepted
 * reading holds them, so the gold leaves them out.
 */
import type { ExtractionAnswer } from "@charticle/contract";
import { type Accepted, acceptedOf, figuresOf } from "./accepted.ts";
import { type AnswerTable, answerTable, transposed } from "./answer-table.ts";
import { type Comparison, compareTables, f1Of } from "./compare.ts";
import type { CorpusItem } from "./corpus-item.ts";
import { isSameValue, standsInText } from "./same-value.ts";

export type Verdict = Comparison & {
  refused: boolean;
  invented: number;
  misread: number;
  /** The first chart type is one that suits the reading that fits best. */
  typeFits: boolean;
};

const SCALES = [1e3, 1e5, 1e6, 1e7, 1e9, 1e12];
// catches "Sales (million)", not "millionaires"
const SCALE_WORD = /\b(k|thousands?|lakhs?|m|mn|millions?|crores?|b|bn|billions?|t|tn|trillions?|mio|mrd)\b/i;

/** A table whose names say a magnitude may give its figures without it. */
const scalesOf = (table: AnswerTable, answer: ExtractionAnswer): readonly number[] => {
  const labels = "data" in answer ? [...table.series, answer.chart_title, answer.unit ?? ""] : [];
  return SCALE_WORD.test(labels.join(" ")) ? [1, ...SCALES] : [1];
};

/** The accepted reading that the table fits best. */
function bestFit(item: CorpusItem, table: AnswerTable, scales: readonly number[]): Comparison & { fit: Accepted } {
  let best: (Comparison & { fit: Accepted }) | null = null;
  for (const fit of acceptedOf(item)) {
    for (const candidate of fit.transposable ? [table, transposed(table)] : [table]) {
      for (const scale of scales) {
        const next = compareTables(candidate, fit, scale);
        const isBetter = !best || (next.exact && !best.exact) || (next.exact === best.exact && f1Of(next) > f1Of(best));
        if (isBetter) best = { ...next, fit };
      }
    }
  }
  return best ?? { matched: 0, predicted: 0, gold: 0, exact: false, fit: item };
}

/** For `none` the right answer is a refusal; its figures are counted nowhere. */
const noneVerdict = (isRefused: boolean): Verdict => ({
  exact: isRefused,
  refused: isRefused,
  matched: 0,
  predicted: isRefused ? 0 : 1,
  gold: 0,
  invented: 0,
  misread: 0,
  typeFits: true,
});

export function scoreItem(item: CorpusItem, answer: ExtractionAnswer | null): Verdict {
  const table = answerTable(answer);
  if (item.kind === "none") return noneVerdict(table === null);
  if (!table || !answer || !("data" in answer)) {
    const gold = figuresOf(item.points).length;
    return { exact: false, refused: true, matched: 0, predicted: 0, gold, invented: 0, misread: 0, typeFits: false };
  }
  const scales = scalesOf(table, answer);
  const { fit, ...comparison } = bestFit(item, table, scales);
  const known = acceptedOf(item).flatMap(({ points }) => figuresOf(points));
  const strange = figuresOf(table.points).filter(
    (value) => !known.some((wanted) => scales.some((scale) => isSameValue(value * scale, wanted))),
  );
  const invented = strange.filter((value) => !standsInText(value, item.text)).length;
  return {
    ...comparison,
    refused: false,
    invented,
    misread: strange.length - invented,
    typeFits: fit.types.some((type) => type === answer.chart_types[0]),
  };
}
