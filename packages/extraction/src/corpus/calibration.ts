/** Does the confidence mean something? `calibrationOf(outcomes)` answers a row a bin, and the two figures we promise. */
import type { Outcome } from "./evaluate.ts";

/** From here on the page shows a chart without a doubt. */
export const SURE = 0.8;
const EDGES = [0, 0.4, 0.5, 0.6, 0.7, SURE, 0.85, 0.9, 0.95, 1];

export type CalibrationBin = { from: number; to: number; texts: number; exact: number };
export type Calibration = {
  bins: CalibrationBin[];
  /** Answers at `SURE` or above, and how many of them are exact. An answer to a text of the kind `none` is never exact. */
  sure: number;
  sureExact: number;
  /** Chartable texts, and how many of them reach `SURE`. */
  chartable: number;
  chartableSure: number;
};

const confidenceOf = ({ answer }: Outcome): number | null => (answer.ok ? answer.confidence : null);

export function calibrationOf(outcomes: readonly Outcome[]): Calibration {
  const answered = outcomes.filter(({ answer }) => answer.ok);
  const isSure = (outcome: Outcome): boolean => (confidenceOf(outcome) ?? -1) >= SURE;
  const isExact = ({ verdict }: Outcome): boolean => verdict.exact;
  const chartable = outcomes.filter(({ item }) => item.kind !== "none");
  const bins = EDGES.slice(0, -1).map((from, at) => {
    const to = EDGES[at + 1] ?? 1;
    const within = answered.filter((outcome) => {
      const confidence = confidenceOf(outcome) ?? -1;
      return confidence >= from && (confidence < to || to === 1);
    });
    return { from, to, texts: within.length, exact: within.filter(isExact).length };
  });
  return {
    bins,
    sure: answered.filter(isSure).length,
    sureExact: answered.filter(isSure).filter(isExact).length,
    chartable: chartable.length,
    chartableSure: chartable.filter(isSure).length,
  };
}
