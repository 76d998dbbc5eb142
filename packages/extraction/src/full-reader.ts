/** The reader with all that it has: it knows what words mean, weighs near readings by trees, leaves out misread names, and looks again at the first name. */

import type { Chart } from "@charticle/contract";
import { sureBy } from "./compose/sureness.ts";
import { asTyped, type Extraction, extractWith, type Stages, stagesOf } from "./extract.ts";
import { withApposed } from "./read/apposed.ts";
import { withoutTellers } from "./read/aside-names.ts";
import { withChangeSubjects } from "./read/change-subjects.ts";
import { withCompared } from "./read/compared-two.ts";
import { withDeeds } from "./read/deed-names.ts";
import type { Equipment } from "./read/equipment.ts";
import { withFirst } from "./read/first-slot.ts";
import { withHeadClauses } from "./read/head-clauses.ts";
import { withLoneDeeds } from "./read/lone-deeds.ts";
import { misreadIn } from "./read/misread.ts";
import { withNow } from "./read/now-name.ts";
import { withoutOdd } from "./read/odd-names.ts";
import { withPairRows } from "./read/pair-rows.ts";
import { withPartSubjects } from "./read/part-subjects.ts";
import { withPlainNames } from "./read/plain-names.ts";
import { withPlainRows } from "./read/plain-rows.ts";
import { RANK_WEIGHTS } from "./read/rank-weights.ts";
import { rankFree } from "./read/read.ts";
import { withSaidFirst } from "./read/said-first.ts";
import type { Ranked } from "./read/score.ts";
import { withSelves } from "./read/self-names.ts";
import { withSetHeads } from "./read/set-heads.ts";
import { withShareGroups } from "./read/share-groups.ts";
import { withStart } from "./read/start-name.ts";
import { withStatLines } from "./read/stat-lines.ts";
import { readSteadyRun } from "./read/steady-run.ts";
import { withToldYears } from "./read/told-years.ts";
import { withoutTopic } from "./read/topic-names.ts";
import { withTopmost } from "./read/topmost.ts";
import { byTrees } from "./read/trees/by-trees.ts";
import { RANK_TREES, SURE_TREES } from "./read/trees/stored-forests.ts";
import { withoutVerbTails } from "./read/verb-tails.ts";
import { withPersons, withVotes } from "./read/votes.ts";
import { withWholeItems } from "./read/whole-items.ts";
import { sensesOf } from "./read/words/senses.ts";
import { STORED_WORDS } from "./read/words/stored-words.ts";
import { WORD_RANK_WEIGHTS } from "./read/words/word-rank-weights.ts";
import { byWords } from "./read/words/word-ranks.ts";
import { SPARE_RULES } from "./recognize/spare-rules.ts";
import { innerText, PLAINER, plainer } from "./text/inner-text.ts";
import { inTypedCase } from "./text/recased.ts";
import type { Scan } from "./text/scan.ts";
import type { Squeezed } from "./text/squeezed.ts";

export const SENSES = sensesOf(STORED_WORDS);
const wordsRanked = byWords(SENSES, WORD_RANK_WEIGHTS);
const treesRanked = byTrees(RANK_TREES);
const topicless = withoutTopic(SENSES);
const paralleled = withoutOdd(SENSES);

/** Names that the clauses around their figures tell: whom a share is of, what it makes up, whose change it is, what comes first, who speaks. */
const byClauses = (scan: Scan, rows: Ranked[]): Ranked[] => {
  const shared = withShareGroups(scan, withApposed(scan, rows));
  const subjects = withChangeSubjects(SENSES, scan, withPartSubjects(SENSES, scan, shared));
  return withSelves(scan, withTopmost(scan, subjects));
};

/** What plain sentences tell in one way, before what the ranks make of them. */
const told: NonNullable<Equipment["settled"]> = (scan, mentions, rows) => {
  const paired = withSaidFirst(scan, withPairRows(scan, mentions, rows));
  const listed = paralleled(scan, mentions, withStatLines(scan, paired));
  const grouped = byClauses(scan, listed);
  const sided = withPersons(scan, mentions, withVotes(scan, mentions, withCompared(scan, mentions, grouped)));
  const named = withoutVerbTails(scan, withLoneDeeds(scan, withDeeds(scan, withPlainNames(scan, sided))));
  const placed = withToldYears(scan, mentions, withSetHeads(scan, named));
  return withStart(scan, withNow(scan, withHeadClauses(scan, withWholeItems(scan, mentions, placed))));
};

export const FULL: Equipment = {
  ranks: RANK_WEIGHTS,
  spare: SPARE_RULES,
  misreadIn,
  settled: (scan, mentions, rows) => {
    const sure = readSteadyRun(scan, mentions); // the one table that its words can mean needs no rank
    if (sure.length > 0) return withPlainRows(scan, withStart(scan, sure.map(rankFree)));
    const ordered = withoutTellers(scan, treesRanked(scan, mentions, wordsRanked(scan, mentions, rows)));
    return withPlainRows(scan, topicless(scan, told(scan, mentions, withFirst(scan, mentions, ordered))));
  },
  sureness: sureBy(SURE_TREES),
};

/** A chart of a text that is all capitals, with its names as they are typed. */
const namedAs = (chart: Chart, typed: string): Chart => ({
  ...chart,
  series: chart.series.map((one) => ({ ...one, name: inTypedCase(one.name, typed) })),
  points: chart.points.map((one) => ({ ...one, name: inTypedCase(one.name, typed) })),
});

/** What is read of a part of a text, with its places and its names as typed. */
function extractInner(text: string, inner: Squeezed | null): Extraction {
  if (!inner) return extractWith(FULL, text);
  const answer = asTyped(extractWith(FULL, inner.text), inner);
  if (!answer.ok || /\p{Ll}/u.test(text)) return answer; // catches "a", not "A"
  const alternatives = answer.alternatives.map((chart) => namedAs(chart, text));
  return { ...answer, chart: namedAs(answer.chart, text), alternatives };
}

const sureOf = (answer: Extraction): number => (answer.ok ? answer.confidence : 0);

/** An answer of which the reader is as sure needs no second look. */
const SURE = 0.85;

/** Reads a text of at most 280 UTF-16 code units. Never throws; "no" is an answer. */
export function extract(text: string): Extraction {
  const whole = extractInner(text, innerText(text));
  if (!whole.ok || whole.confidence >= SURE) return whole;
  let best: Extraction = whole;
  for (const [step, surer] of PLAINER) {
    const inner = plainer(text, step);
    const answer = inner && extractInner(text, inner);
    if (answer && sureOf(answer) > Math.max(sureOf(whole) + surer, sureOf(best))) best = answer;
  }
  return best;
}

/** The same with all stages before the answer, which tell of what is read of the text alone. */
export const allStages = (text: string): Stages => stagesOf(innerText(text)?.text ?? text, FULL);
