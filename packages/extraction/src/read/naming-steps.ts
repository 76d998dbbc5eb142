/**
 * Steps behind the ranks that settle what each point and series is called, and which times and splits a text tells, in their
 * order. Each takes the readings, best first, and answers them with another best, or as they were.
 */
import { withBracketHeads } from "./columns/bracket-heads.ts";
import { withContrastHeads } from "./columns/contrast-heads.ts";
import { withLikeColumns } from "./columns/like-columns.ts";
import { withMeasuredHeads } from "./columns/measured-heads.ts";
import { withPairRows } from "./columns/pair-rows.ts";
import { withoutBases } from "./columns/per-base.ts";
import { withRowBrackets } from "./columns/row-brackets.ts";
import { withSaidFirst } from "./columns/said-first.ts";
import { withSeriesOwners } from "./columns/series-owners.ts";
import { withSetHeads } from "./columns/set-heads.ts";
import { withSlashHeads } from "./columns/slash-heads.ts";
import { withStatLines } from "./columns/stat-lines.ts";
import { lastBy } from "./last-steps.ts";
import { withApposed } from "./names/apposed.ts";
import { withAsMuchAs } from "./names/as-much-as.ts";
import { withoutTellers } from "./names/aside-names.ts";
import { withChangeSubjects } from "./names/change-subjects.ts";
import { withoutChat } from "./names/chat-tails.ts";
import { withChosenFirst } from "./names/chosen-first.ts";
import { withoutClipped } from "./names/clipped-names.ts";
import { withCompared } from "./names/compared-two.ts";
import { withoutContainers } from "./names/container-names.ts";
import { withCountedPlaces } from "./names/counted-places.ts";
import { withDeeds } from "./names/deed-names.ts";
import { withDescribed } from "./names/described-nouns.ts";
import { withoutDoing } from "./names/doing-tails.ts";
import { withFirst } from "./names/first-slot.ts";
import { withoutFirstVerb } from "./names/first-verbs.ts";
import { withFormer } from "./names/former-latter.ts";
import { withGerundTails } from "./names/gerund-tails.ts";
import { withGroupFirst } from "./names/group-first.ts";
import { withoutHeads } from "./names/heads-apart.ts";
import { withHowOften } from "./names/how-often.ts";
import { withoutLeadingVerbs } from "./names/leading-verbs.ts";
import { withLedFirst } from "./names/led-first.ts";
import { withThings } from "./names/light-alone.ts";
import { withLoneDeeds } from "./names/lone-deeds.ts";
import { withResults } from "./names/match-results.ts";
import { withMoreThanMarks } from "./names/more-than-marks.ts";
import { withoutOdd } from "./names/odd-names.ts";
import { withOfFirst } from "./names/of-first.ts";
import { withOfHeads } from "./names/of-heads.ts";
import { withOwners } from "./names/owners.ts";
import { withParallel } from "./names/parallel-phrases.ts";
import { withPartSubjects } from "./names/part-subjects.ts";
import { withPlainNames } from "./names/plain-names.ts";
import { withPluralTails } from "./names/plural-tails.ts";
import { withoutPlaces } from "./names/rank-prefixes.ts";
import { withRelatives } from "./names/relative-names.ts";
import { withRivals } from "./names/rivals-named.ts";
import { withoutRunOns } from "./names/run-on-names.ts";
import { withoutSaid } from "./names/said-verbs.ts";
import { withSelves } from "./names/self-names.ts";
import { withSemicolonNames } from "./names/semicolon-names.ts";
import { withShareGroups } from "./names/share-groups.ts";
import { withSharedNoun } from "./names/shared-noun.ts";
import { withSharedTails } from "./names/shared-tails.ts";
import { withShortNames } from "./names/short-names.ts";
import { withoutTailDeed } from "./names/tail-deeds.ts";
import { withTakenHow } from "./names/taken-how.ts";
import { withThirdPerson } from "./names/third-person.ts";
import { withTopmost } from "./names/topmost.ts";
import { withoutVerbTails } from "./names/verb-tails.ts";
import { withPersons, withVotes } from "./names/votes.ts";
import { withWithout } from "./names/with-without.ts";
import { plain, type Step } from "./step.ts";
import type { Ranked } from "./rank/score.ts";
import { withRestOfTotal } from "./splits/rest-of-total.ts";
import { withSplits } from "./splits/told-splits.ts";
import { withTwoOfTotal } from "./splits/two-of-total.ts";
import { withBaseFirst } from "./times/base-first.ts";
import { withEndYears } from "./times/end-years.ts";
import { withFirstTime } from "./times/first-time.ts";
import { withoutImplied } from "./times/implied-ends.ts";
import { withNamedTimes } from "./times/named-times.ts";
import { withNow } from "./times/now-name.ts";
import { withSinceNow } from "./times/since-names.ts";
import { withSpansAfter } from "./times/spans-after.ts";
import { withStart } from "./times/start-name.ts";
import { withTimesApart } from "./times/times-apart.ts";
import { withTimesCountedOn } from "./times/times-counted-on.ts";
import { withToldAgain } from "./times/told-again.ts";
import { withToldYears } from "./times/told-years.ts";
import { withTurnedEnds } from "./times/turned-ends.ts";
import { withYearlessLast } from "./times/yearless-last.ts";
import { withoutDistinctSums } from "./whole/distinct-sums.ts";
import { withoutGroupSums } from "./whole/group-sums.ts";
import { withoutLoneChange } from "./whole/lone-change.ts";
import { withoutLoneDated } from "./whole/lone-dated.ts";
import { withoutNamedSums } from "./whole/named-sums.ts";
import type { Senses } from "./words/senses.ts";

/** Names that plain sentences tell in one way, whatever the ranks make of them. */
export const namingBy = (senses: Senses): readonly Step[] => [
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
  plain(withMeasuredHeads),
  withoutOdd(senses),
  plain(withApposed),
  plain(withShareGroups),
  plain((scan, rows) => withPartSubjects(senses, scan, rows)),
  plain((scan, rows) => withChosenFirst(senses, scan, rows)),
  plain((scan, rows) => withChangeSubjects(senses, scan, rows)),
  plain(withLedFirst),
  plain(withOwners),
  plain(withSeriesOwners),
  plain(withOfFirst),
  plain(withGroupFirst),
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
  plain(withoutRunOns),
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
  plain(withThings),
  plain(withoutHeads),
  plain(withoutDoing),
  plain(withoutChat),
  plain((scan, rows) => withoutFirstVerb(senses, scan, rows)),
  plain(withoutLeadingVerbs),
  plain(withShortNames),
  plain(withPluralTails),
  plain(withoutPlaces),
  plain(withoutClipped),
  plain(withHowOften),
  plain(withRelatives),
  plain(withThirdPerson),
  plain(withSharedTails),
  plain(withSharedNoun),
  plain(withSetHeads),
  plain(withFormer),
  ...lastBy(senses),
  withToldYears,
  withWholeItems,
  plain(withHeadClauses),
  plain(withCornerNames),
  plain(withLeadingSides),
  plain((scan, rows) => withSelfSeries(senses, scan, rows)),
  (_, mentions, rows) => withFirstTime(mentions, rows),
  plain(withTimesCountedOn),
  plain(withSpansAfter),
  withToldAgain,
  plain(withYearlessLast),
  plain(withNow),
  plain(withSinceNow),
  withEndYears,
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
  plain(withoutClipped),
  plain(withCutBy),
  plain(withoutContracted),
  plain(withLetters),
  plain(withBrands),
  plain(withSeriesHeads),
  plain(withRunHeads),
  plain(withoutNumberSeries),
  plain(withToldAlong),
  plain(withoutTopic(senses)),
  plain((scan, rows) => withGluedHeading(senses, scan, rows)),
  plain(withCountedKinds),
  plain(withoutNamedSums),
  plain(withoutGroupSums),
  plain(withoutDistinctSums),
  plain(withoutLoneChange),
  plain(withoutLoneDated),
  plain(withInnerArticles),
  plain(withSemicolonNames),
  plain((_, rows) => withNamedTimes(rows)),
  plain(withLinkedHeading),
  plain((scan, rows) => withPhraseHeading(senses, scan, rows)),
  plain(withSeasonNames),
];
