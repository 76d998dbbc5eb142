/** The reader with all that it has: it knows what words mean, weighs near readings by trees, leaves out misread names, and looks again at the first name. */

import type { Chart } from "@charticle/contract";
import { withAsked } from "./compose/asked-type.ts";
import { withGluedUnit, withoutUnit } from "./compose/bracket-units.ts";
import { sureOfChart, toldByText } from "./compose/chart-steps.ts";
import { withGradedBars } from "./compose/graded-bars.ts";
import { withCutParts } from "./compose/left-out/cut-parts.ts";
import { otherUnits } from "./compose/left-out/other-units.ts";
import { withPoundsTold } from "./compose/pounds-told.ts";
import { withBelow } from "./compose/subtitle/below-title.ts";
import { sureBy } from "./compose/sureness.ts";
import { withTidyTitle } from "./compose/tidy-title.ts";
import { titleOf } from "./compose/title.ts";
import { choosing } from "./compose/titles/choose-title.ts";
import { TITLE_SENSE } from "./compose/titles/stored-title-trees.ts";
import { unitTold } from "./compose/unit-told.ts";
import { withWholeProfiles } from "./compose/whole-profiles.ts";
import { WIDE_CHARTABLE } from "./compose/wide-chartable-weights.ts";
import {
  answered,
  asTyped,
  changed,
  type Extraction,
  type Judged,
  judgedWith,
  type Stages,
  stagesOf,
} from "./extract.ts";
import { otherSentence } from "./other-sentence.ts";
import { withoutChangeColumns } from "./read/columns/change-columns.ts";
import { withFewSeries } from "./read/columns/few-series.ts";
import { withoutCountRows } from "./read/columns/share-rows.ts";
import { withoutTotalColumn } from "./read/columns/total-columns.ts";
import type { Equipment } from "./read/equipment.ts";
import { finishedBy } from "./read/finished.ts";
import { STORED_LINKS } from "./read/link/stored-links.ts";
import { wideLinks } from "./read/link/wide-links.ts";
import { misreadFully } from "./read/rank/misread-names.ts";
import { WIDE_RANK_WEIGHTS } from "./read/rank/wide-rank-weights.ts";
import { readLonePart } from "./read/shapes/lone-part.ts";
import { withSpanValues } from "./read/table/span-values.ts";
import { withNamedTimes } from "./read/times/named-times.ts";
import { byTrees } from "./read/trees/by-trees.ts";
import { RANK_TREES, SURE_TREES } from "./read/trees/stored-forests.ts";
import { cuesOf } from "./read/words/link-cues.ts";
import { sensesOf } from "./read/words/senses.ts";
import { STORED_WORDS } from "./read/words/stored-words.ts";
import { WORD_RANK_WEIGHTS } from "./read/words/word-rank-weights.ts";
import { byWords } from "./read/words/word-ranks.ts";
import { ALL_RULES } from "./recognize/all-rules.ts";
import { opinionSigns } from "./second-opinion.ts";
import { innerText, PLAINER, plainer, SURE } from "./text/inner-text.ts";
import { inTypedCase } from "./text/recased.ts";
import { askedKind } from "./text/requested.ts";
import type { Squeezed } from "./text/squeezed.ts";

export const SENSES = sensesOf(STORED_WORDS);
const wordsRanked = byWords(SENSES, WORD_RANK_WEIGHTS);
const titleChosen = choosing(TITLE_SENSE, SENSES);
const treesRanked = byTrees(RANK_TREES, SENSES);

/** What is answered of the readings once they are ranked. */
export const finished = finishedBy(SENSES);

export const FULL: Equipment = {
  ranks: WIDE_RANK_WEIGHTS,
  chartable: WIDE_CHARTABLE,
  least: { plain: 0.15, other: 0.24, alone: 0.04 },
  links: wideLinks(STORED_LINKS, cuesOf(SENSES)),
  rules: ALL_RULES,
  misreadIn: misreadFully,
  alone: readLonePart,
  tabled: (rows, scan) =>
    withFewSeries(
      withNamedTimes(withoutTotalColumn(withoutChangeColumns(withoutCountRows(withSpanValues(scan, rows)))), true),
    ),
  settled: (scan, mentions, rows) =>
    withFewSeries(finished(scan, mentions, () => treesRanked(scan, mentions, wordsRanked(scan, mentions, rows)))),
  titles: (input) => {
    const told = withPoundsTold({ ...input, unit: unitTold(input) });
    const titled = withTidyTitle(told, titleOf(told, titleChosen));
    const below = withBelow(told, withoutUnit(withGluedUnit(told, titled)));
    return { ...below, notes: [...below.notes, ...otherUnits(told)] };
  },
  sureness: sureBy(SURE_TREES, SENSES, opinionSigns),
};

/** A chart of a text that is all capitals, with its names as they are typed. */
const namedAs = (chart: Chart, typed: string): Chart => ({
  ...chart,
  series: chart.series.map((one) => ({ ...one, name: inTypedCase(one.name, typed) })),
  points: chart.points.map((one) => ({ ...one, name: inTypedCase(one.name, typed) })),
});

/** What is read of a part of a text, with its places and its names as typed. */
function judgedInner(text: string, inner: Squeezed | null): Judged {
  if (!inner) return judgedWith(FULL, text);
  const judged = asTyped(judgedWith(FULL, inner.text), inner);
  if (!judged.ok || /\p{Ll}/u.test(text)) return judged; // catches "a", not "A"
  return { ...judged, charts: () => changed(judged.charts(), (chart) => namedAs(chart, text)) };
}

const sureOf = (judged: Judged): number => (judged.ok ? judged.confidence : 0);

/** Reads a text of at most 280 UTF-16 code units. Never throws; "no" is an answer. */
export function extract(text: string): Extraction {
  const asked = askedKind(text);
  const suited = (chart: Chart): Chart => (asked ? withAsked(chart, asked) : withGradedBars(withWholeProfiles(chart)));
  const found = surest(text);
  if (!found.ok) return found;
  const told = (chart: Chart): Chart => toldByText(suited(chart), text);
  return { ...changed(found, told), confidence: sureOfChart(found.chart, text, found.confidence) };
}

/** What is read of the whole text, or in plainer words where that is surer. */
function surest(text: string): Extraction {
  const whole = judgedInner(text, innerText(text));
  if (!whole.ok || whole.confidence >= SURE) return answered(whole);
  let best = whole;
  for (const [step, surer, below] of PLAINER) {
    const inner = whole.confidence < below ? plainer(text, step) : null;
    if (!inner) continue;
    const judged = judgedInner(text, inner);
    if (judged.ok && judged.confidence > Math.max(whole.confidence + surer, sureOf(best)))
      best = {
        ...judged,
        charts: () => {
          const { chart, alternatives } = judged.charts();
          return { chart: withCutParts(text, inner, chart), alternatives };
        },
      };
  }
  return otherSentence(text, best, (part) => asTyped(judgedInner(part.text, innerText(part.text)), part));
}

/** The same with all stages before the answer, which tell of what is read of the text alone. */
export const allStages = (text: string): Stages => stagesOf(innerText(text)?.text ?? text, FULL);
