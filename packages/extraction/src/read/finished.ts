/**
 * What the full reader answers of the readings once they are ranked: the steps that mend the best of them, in their order.
 * Each takes the readings, best first, and answers them with another best, or as they were. To add one: write
 * `withSomething(scan, mentions, rows)`, put it where it belongs below, and ask which steps behind it must see its answer.
 */
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { withApposed } from "./apposed.ts";
import { withAsMuchAs } from "./as-much-as.ts";
import { withoutTellers } from "./aside-names.ts";
import { withBaseFirst } from "./base-first.ts";
import { withBracketColumns } from "./bracket-columns.ts";
import { withBracketHeads } from "./bracket-heads.ts";
import { withBrands } from "./brand-names.ts";
import { withChangeSubjects } from "./change-subjects.ts";
import { withoutChat } from "./chat-tails.ts";
import { withChosenFirst } from "./chosen-first.ts";
import { withComparedFirst } from "./compared-first.ts";
import { withCompared } from "./compared-two.ts";
import { withoutContainers } from "./container-names.ts";
import { withoutContracted } from "./contracted-names.ts";
import { withContrastHeads } from "./contrast-heads.ts";
import { withCornerNames } from "./corner-names.ts";
import { withCountedNames } from "./counted-names.ts";
import { withCountedParts } from "./counted-parts.ts";
import { withCountedPlaces } from "./counted-places.ts";
import { withCutBy } from "./cut-by.ts";
import { withDeeds } from "./deed-names.ts";
import { withDescribed } from "./described-nouns.ts";
import { withoutDoing } from "./doing-tails.ts";
import { withFilledRun } from "./filled-run.ts";
import { withFirstLevel } from "./first-level.ts";
import { withFirst } from "./first-slot.ts";
import { withFirstTime } from "./first-time.ts";
import { withoutFirstVerb } from "./first-verbs.ts";
import { withFormer } from "./former-latter.ts";
import { withFromChain } from "./from-chain.ts";
import { withGerundTails } from "./gerund-tails.ts";
import { withGroupsApart } from "./groups-apart.ts";
import { withHeadClauses } from "./head-clauses.ts";
import { withoutImplied } from "./implied-ends.ts";
import { withInOrder } from "./in-order/in-order.ts";
import { withRowsInOrder } from "./in-order/rows-in-order.ts";
import { withSections } from "./in-order/sections.ts";
import { withBareRows } from "./in-order/with-bare-rows.ts";
import { withLastOne } from "./last-one.ts";
import { withLeadingSides } from "./leading-sides.ts";
import { withLedFirst } from "./led-first.ts";
import { withLetters } from "./lettered-names.ts";
import { withLikeColumns } from "./like-columns.ts";
import { withLoneDeeds } from "./lone-deeds.ts";
import { withoutLoneTimes } from "./lone-times.ts";
import { withResults } from "./match-results.ts";
import { withMoreThanMarks } from "./more-than-marks.ts";
import { withLosses } from "./named-losses.ts";
import { withNounTold } from "./noun-told-once.ts";
import { withNow } from "./now-name.ts";
import { withoutBeside } from "./odd-ends.ts";
import { withoutOdd } from "./odd-names.ts";
import { withOfFirst } from "./of-first.ts";
import { withOfHeads } from "./of-heads.ts";
import { withOnceInBrackets } from "./once-in-brackets.ts";
import { withOneUnit } from "./one-unit.ts";
import { withoutOwnFigures } from "./own-figures.ts";
import { withOwners } from "./owners.ts";
import { withPairRows } from "./pair-rows.ts";
import { withPairedItems } from "./paired-items.ts";
import { withParallel } from "./parallel-phrases.ts";
import { withPartSubjects } from "./part-subjects.ts";
import { withoutBases } from "./per-base.ts";
import { withPlainNames } from "./plain-names.ts";
import { withPlainRows } from "./plain-rows.ts";
import { rankFree } from "./read.ts";
import { withRestOfTotal } from "./rest-of-total.ts";
import { withRivalPairs } from "./rival-pairs.ts";
import { withRivals } from "./rivals-named.ts";
import { withRowBrackets } from "./row-brackets.ts";
import { withRunHeads } from "./run-heads.ts";
import { withSaidFirst } from "./said-first.ts";
import { withoutSaid } from "./said-verbs.ts";
import type { Ranked } from "./score.ts";
import { withSelves } from "./self-names.ts";
import { withSelfSeries } from "./self-series.ts";
import { withSeriesHeads } from "./series-heads.ts";
import { withSetHeads } from "./set-heads.ts";
import { withShareGroups } from "./share-groups.ts";
import { withShared } from "./shared-figures.ts";
import { withSharedNoun } from "./shared-noun.ts";
import { withSharedTails } from "./shared-tails.ts";
import { withShortNames } from "./short-names.ts";
import { withSlashHeads } from "./slash-heads.ts";
import { withStart } from "./start-name.ts";
import { withStatLines } from "./stat-lines.ts";
import { readSteadyRun } from "./steady-run.ts";
import { withStepByStep } from "./step-by-step.ts";
import { withoutTailDeed } from "./tail-deeds.ts";
import { withTakenHow } from "./taken-how.ts";
import { withThanWhen } from "./than-when.ts";
import { withTimesApart } from "./times-apart.ts";
import { withTimesCountedOn } from "./times-counted-on.ts";
import { withToldAgain } from "./told-again.ts";
import { withSplits } from "./told-splits.ts";
import { withToldYears } from "./told-years.ts";
import { withoutTopic } from "./topic-names.ts";
import { withTopmost } from "./topmost.ts";
import { withTurnedEnds } from "./turned-ends.ts";
import { withTurnedLevels } from "./turned-levels.ts";
import { withTwoOfTotal } from "./two-of-total.ts";
import { withoutVerbTails } from "./verb-tails.ts";
import { withPersons, withVotes } from "./votes.ts";
import { withWholeItems } from "./whole-items.ts";
import { withWithout } from "./with-without.ts";
import type { Senses } from "./words/senses.ts";

type Step = (scan: Scan, mentions: readonly Mention[], rows: Ranked[]) => Ranked[];

/** A step that looks at no mention. */
const plain =
  (step: (scan: Scan, rows: Ranked[]) => Ranked[]): Step =>
  (scan, _, rows) =>
    step(scan, rows);

/** Lists, rows and pairs of figures that the ranks leave a part of out. */
const WHOLE: readonly Step[] = [
  plain((_, rows) => withOneUnit(rows)),
  plain((_, rows) => withoutLoneTimes(rows)),
  withInOrder,
  withRowsInOrder,
  withBareRows,
  withSections,
  withFilledRun,
  withBracketColumns,
  withFromChain,
  withTurnedLevels,
  withThanWhen,
  withOnceInBrackets,
  withGroupsApart,
  withStepByStep,
  plain(withRivalPairs),
  withNounTold,
  withComparedFirst,
  withCountedNames,
  withPairedItems,
  withShared,
  withFirstLevel,
  withLastOne,
  withCountedParts,
  plain(withoutBeside),
];

/** Names that plain sentences tell in one way, whatever the ranks make of them. */
const namingBy = (senses: Senses): readonly Step[] => [
  plain(withoutTellers),
  withFirst,
  withPairRows,
  plain(withSaidFirst),
  plain(withRowBrackets),
  plain((scan, rows) => withBracketHeads(senses, scan, rows)),
  plain(withLikeColumns),
  plain(withoutBases),
  plain(withContrastHeads),
  withStatLines,
  plain(withSlashHeads),
  withoutOdd(senses),
  plain(withApposed),
  plain(withShareGroups),
  plain((scan, rows) => withPartSubjects(senses, scan, rows)),
  plain((scan, rows) => withChosenFirst(senses, scan, rows)),
  plain((scan, rows) => withChangeSubjects(senses, scan, rows)),
  plain(withLedFirst),
  plain(withOwners),
  plain(withOfFirst),
  plain(withWithout),
  plain((scan, rows) => withAsMuchAs(senses, scan, rows)),
  plain(withCountedPlaces),
  plain(withOfHeads),
  plain(withoutTailDeed),
  plain(withTopmost),
  plain(withSelves),
  plain(withRivals),
  withCompared,
  withVotes,
  withMoreThanMarks,
  withResults,
  withPersons,
  plain(withPlainNames),
  plain(withGerundTails),
  plain(withDeeds),
  plain(withoutSaid),
  plain(withTakenHow),
  plain(withLoneDeeds),
  plain(withParallel),
  plain(withDescribed),
  plain(withoutContainers),
  plain(withoutVerbTails),
  plain(withoutDoing),
  plain(withoutChat),
  plain((scan, rows) => withoutFirstVerb(senses, scan, rows)),
  plain(withShortNames),
  plain(withSharedTails),
  plain(withSharedNoun),
  plain(withSetHeads),
  plain(withFormer),
  withToldYears,
  withWholeItems,
  plain(withHeadClauses),
  plain(withCornerNames),
  plain(withLeadingSides),
  plain((scan, rows) => withSelfSeries(senses, scan, rows)),
  (_, mentions, rows) => withFirstTime(mentions, rows),
  plain(withTimesCountedOn),
  withToldAgain,
  plain(withNow),
  plain(withTurnedEnds),
  plain(withBaseFirst),
  plain(withTimesApart),
  plain(withStart),
  plain(withLosses),
  withRestOfTotal,
  withSplits,
  withTwoOfTotal,
  withoutImplied,
  plain(withoutOwnFigures),
  plain(withCutBy),
  plain(withoutContracted),
  plain(withLetters),
  plain(withBrands),
  plain(withSeriesHeads),
  plain(withRunHeads),
  plain(withoutTopic(senses)),
];

/** @param ranked asked only where ranks are needed */
export function finishedBy(senses: Senses) {
  const steps = [...WHOLE, ...namingBy(senses)];
  return (scan: Scan, mentions: readonly Mention[], ranked: () => Ranked[]): Ranked[] => {
    const sure = readSteadyRun(scan, mentions); // the one table that its words can mean needs no rank
    const rows =
      sure.length > 0
        ? withStart(scan, sure.map(rankFree))
        : steps.reduce((found, step) => step(scan, mentions, found), ranked());
    return withPlainRows(scan, rows);
  };
}
