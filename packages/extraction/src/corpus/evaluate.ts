/** Every text through the reader: `evaluate(items, extract)` answers one outcome a text. */
import { type Chart, chartToWire } from "@charticle/contract";
import type { CorpusItem } from "./corpus-item.ts";
import { ungroundedIn } from "./grounding-check.ts";
import { isBlind } from "./partition.ts";
import { scoreItem, type Verdict } from "./score.ts";

export type ReaderAnswer =
  | { readonly ok: true; readonly chart: Chart; readonly alternatives: readonly Chart[]; readonly confidence: number }
  | { readonly ok: false; readonly reason: string; readonly message: string };

export type Outcome = {
  item: CorpusItem;
  answer: ReaderAnswer;
  verdict: Verdict;
  /** The first reading or one that the page offers beside it is exact. */
  offered: boolean;
  /** Values that come from nowhere, alternatives included. */
  ungrounded: number;
  /** We only score this text, never look at it. */
  blind: boolean;
};

function outcomeOf(item: CorpusItem, answer: ReaderAnswer): Outcome {
  const blind = isBlind(item.id);
  if (!answer.ok) {
    const verdict = scoreItem(item, null);
    return { item, answer, verdict, offered: verdict.exact, ungrounded: 0, blind };
  }
  const verdict = scoreItem(item, chartToWire(answer.chart));
  const charts = [answer.chart, ...answer.alternatives];
  return {
    item,
    answer,
    verdict,
    offered: verdict.exact || answer.alternatives.some((chart) => scoreItem(item, chartToWire(chart)).exact),
    ungrounded: charts.reduce((total, chart) => total + ungroundedIn(chart, item.text), 0),
    blind,
  };
}

export const evaluate = (items: readonly CorpusItem[], extract: (text: string) => ReaderAnswer): Outcome[] =>
  items.map((item) => outcomeOf(item, extract(item.text)));
