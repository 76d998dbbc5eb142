/** The figures that sum up many outcomes: `summaryOf(outcomes)`; shares are between 0 and 1, null where nothing was asked. */
import type { Outcome } from "./evaluate.ts";
import type { Verdict } from "./score.ts";

export type Summary = {
  texts: number;
  /** Share of chartable texts read as the gold or an alternative. */
  exact: number | null;
  /** The same, where one of the readings offered beside the first counts too. */
  offered: number | null;
  precision: number | null;
  recall: number | null;
  f1: number | null;
  firstTypeFits: number | null;
  /** Chartable texts answered with a no. */
  refused: number;
  /** Figures charted that neither an accepted reading nor the text's digits hold. */
  invented: number;
  /** Figures charted though every accepted reading leaves them out, though the text states them. */
  misread: number;
  /** `misread` as a share of all figures charted. */
  misreadShare: number | null;
  /** Values without a span or a derivation, over all texts. */
  ungrounded: number;
  noneRefused: number;
  noneTexts: number;
};

type Counted = Exclude<{ [Key in keyof Verdict]: Verdict[Key] extends number ? Key : never }[keyof Verdict], undefined>;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const chartable = outcomes.filter(({ item }) => item.kind !== "none");
  const none = outcomes.filter(({ item }) => item.kind === "none");
  const sum = (key: Counted): number => chartable.reduce((total, { verdict }) => total + verdict[key], 0);
  const count = (holds: (outcome: Outcome) => boolean): number => chartable.filter(holds).length;
  const matched = sum("matched");
  const predicted = sum("predicted");
  const gold = sum("gold");
  return {
    texts: outcomes.length,
    exact: share(
      count(({ verdict }) => verdict.exact),
      chartable.length,
    ),
    offered: share(
      count(({ offered }) => offered),
      chartable.length,
    ),
    precision: share(matched, predicted),
    recall: share(matched, gold),
    f1: share(2 * matched, predicted + gold),
    firstTypeFits: share(
      count(({ verdict }) => verdict.typeFits),
      chartable.length,
    ),
    refused: count(({ verdict }) => verdict.refused),
    invented: sum("invented"),
    misread: sum("misread"),
    misreadShare: share(sum("misread"), predicted),
    ungrounded: outcomes.reduce((total, { ungrounded }) => total + ungrounded, 0),
    noneRefused: none.filter(({ verdict }) => verdict.exact).length,
    noneTexts: none.length,
  };
}
