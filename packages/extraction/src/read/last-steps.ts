/** The last steps behind the ranks, in their order: names that need those of naming-steps.ts, then times and splits. */
import { CLOSING } from "./closing-steps.ts";
import { withActual } from "./columns/actual-heads.ts";
import { withCornerNames } from "./columns/corner-names.ts";
import { withDashSides } from "./columns/dash-sides.ts";
import { withDeedsBefore } from "./columns/deeds-before.ts";
import { withLeadingSides } from "./columns/leading-sides.ts";
import { withLosses } from "./columns/named-losses.ts";
import { withoutNumberSeries } from "./columns/number-series.ts";
import { withoutOthersPaired } from "./columns/others-paired.ts";
import { withPerHeads } from "./columns/per-heads.ts";
import { withPollSides } from "./columns/poll-sides.ts";
import { withRateSeries } from "./columns/rate-series.ts";
import { withRunHeads } from "./columns/run-heads.ts";
import { withSelfSeries } from "./columns/self-series.ts";
import { withSeriesHeads } from "./columns/series-heads.ts";
import { withoutSeriesInNames } from "./columns/series-in-names.ts";
import { withStatesApart } from "./columns/states-apart.ts";
import { withToldAlong } from "./columns/told-along.ts";
import { withTwoDeeds } from "./columns/two-deeds.ts";
import { withYearsBeside } from "./columns/years-beside.ts";
import { withAmpersands } from "./names/ampersand-whole.ts";
import { withAndWholes } from "./names/and-wholes.ts";
import { withBeHeads } from "./names/be-heads.ts";
import { withBrands } from "./names/brand-names.ts";
import { withCauses } from "./names/cause-names.ts";
import { withoutChoosing } from "./names/choosing-heads.ts";
import { withoutClipped } from "./names/clipped-names.ts";
import { withoutCommonVerb } from "./names/common-verb.ts";
import { withoutContracted } from "./names/contracted-names.ts";
import { withoutCountsInNames } from "./names/counted-in-names.ts";
import { withCountedKinds } from "./names/counted-kinds.ts";
import { withCutBy } from "./names/cut-by.ts";
import { withEnds } from "./names/cut-ends.ts";
import { withCutTo } from "./names/cut-to.ts";
import { withForGroups } from "./names/for-groups.ts";
import { withGluedHeading } from "./names/glued-headings.ts";
import { withGradedFirst } from "./names/graded-first.ts";
import { withHeadClauses } from "./names/head-clauses.ts";
import { withInitials } from "./names/initials.ts";
import { withInnerArticles } from "./names/inner-articles.ts";
import { withKinHeading } from "./names/kin-headings.ts";
import { withLetters } from "./names/lettered-names.ts";
import { withLinkedHeading } from "./names/linked-headings.ts";
import { withThingsMeasured } from "./names/measured-things.ts";
import { withMomentHeading } from "./names/moment-headings.ts";
import { withOfEvery } from "./names/of-every.ts";
import { withoutOpenEnds } from "./names/open-ends.ts";
import { withOrdinalNouns } from "./names/ordinal-nouns.ts";
import { withOverall } from "./names/overall-names.ts";
import { withoutOwnFigures } from "./names/own-figures.ts";
import { withOwnerAmong } from "./names/owner-among.ts";
import { withOwningBrands } from "./names/owning-brands.ts";
import { withPhraseHeading } from "./names/phrase-headings.ts";
import { withPluralNouns } from "./names/plural-nouns.ts";
import { withPolarAnswers } from "./names/polar-answers.ts";
import { withoutPrepositions } from "./names/preposition-names.ts";
import { withRestOf } from "./names/rest-of.ts";
import { withoutRoles } from "./names/role-names.ts";
import { withoutRoleNouns } from "./names/role-nouns.ts";
import { withRunHeading } from "./names/run-headings.ts";
import { withSeasonNames } from "./names/season-names.ts";
import { withSemicolonNames } from "./names/semicolon-names.ts";
import { withStrokes } from "./names/slash-whole.ts";
import { withTimeSpent } from "./names/time-spent.ts";
import { withTitles } from "./names/titled-works.ts";
import { withoutTopic } from "./names/topic-names.ts";
import { withWholeItems } from "./names/whole-items.ts";
import { withYesAndNo } from "./names/yes-and-no.ts";
import { withRestOfTotal } from "./splits/rest-of-total.ts";
import { withSplits } from "./splits/told-splits.ts";
import { withTwoOfTotal } from "./splits/two-of-total.ts";
import { plain, type Step } from "./step.ts";
import { withoutAfterFigure } from "./times/after-figure.ts";
import { withBaseFirst } from "./times/base-first.ts";
import { withBetweenEnds } from "./times/between-ends.ts";
import { withChoices } from "./times/choices.ts";
import { withCountedBack } from "./times/counted-back.ts";
import { withEndYears } from "./times/end-years.ts";
import { withEndsNamed } from "./times/ends-named.ts";
import { withFirstTime } from "./times/first-time.ts";
import { withFromInTo } from "./times/from-in-to.ts";
import { withFromTimes } from "./times/from-times.ts";
import { withFutureYears } from "./times/future-years.ts";
import { withoutImplied } from "./times/implied-ends.ts";
import { withLastSentence } from "./times/last-sentence.ts";
import { withNamedTimes } from "./times/named-times.ts";
import { withNow } from "./times/now-name.ts";
import { withoutOnceOfThings } from "./times/once-of-things.ts";
import { withOpeningTime } from "./times/opening-time.ts";
import { withPastYears } from "./times/past-years.ts";
import { withPeak } from "./times/peak-name.ts";
import { withPriorTimes } from "./times/prior-times.ts";
import { withSinceNow } from "./times/since-names.ts";
import { withSinceSpans } from "./times/since-spans.ts";
import { withSpansAfter } from "./times/spans-after.ts";
import { withStart } from "./times/start-name.ts";
import { withThingsCounted } from "./times/things-counted.ts";
import { withTimesApart } from "./times/times-apart.ts";
import { withTimesAtFigures } from "./times/times-at-figures.ts";
import { withTimesCountedOn } from "./times/times-counted-on.ts";
import { withTodayFirst } from "./times/today-first.ts";
import { withToldAgain } from "./times/told-again.ts";
import { withToldYears } from "./times/told-years.ts";
import { withTurnedEnds } from "./times/turned-ends.ts";
import { withYearlessLast } from "./times/yearless-last.ts";
import { withoutChanceTotals } from "./whole/chance-totals.ts";
import { withoutChangeBesideTimes } from "./whole/change-beside-times.ts";
import { withoutDistinctSums } from "./whole/distinct-sums.ts";
import { withoutGroupSums } from "./whole/group-sums.ts";
import { withoutLoneChange } from "./whole/lone-change.ts";
import { withoutLoneDated } from "./whole/lone-dated.ts";
import { withoutNamedSums } from "./whole/named-sums.ts";
import { withoutMadeUp } from "./whole/of-which.ts";
import { withOptionLines } from "./whole/option-lines.ts";
import { withOwnBases } from "./whole/own-bases.ts";
import { withoutRestOfPart } from "./whole/rest-of-none.ts";
import { withShareLines } from "./whole/share-lines.ts";
import { withUnitLast } from "./whole/unit-last.ts";
import { withWholeTold } from "./whole/whole-told.ts";
import type { Senses } from "./words/senses.ts";

/** What is settled once the names are: times, splits, headings, sums, and what any of them is called by its words. */
export const lastBy = (senses: Senses): readonly Step[] => [
  plain(withoutRestOfPart),
  withToldYears,
  withWholeItems,
  plain(withHeadClauses),
  plain(withCornerNames),
  plain(withDashSides),
  plain(withStatesApart),
  plain(withLeadingSides),
  plain((scan, rows) => withSelfSeries(senses, scan, rows)),
  plain(withLastSentence),
  plain(withTwoDeeds),
  plain(withDeedsBefore),
  (_, mentions, rows) => withFirstTime(mentions, rows),
  plain(withTimesCountedOn),
  plain(withCountedBack),
  plain(withTimesAtFigures),
  plain((_, rows) => withTodayFirst(rows)),
  plain(withSpansAfter),
  withToldAgain,
  plain(withYearlessLast),
  plain(withoutAfterFigure),
  plain(withNow),
  plain(withPastYears),
  plain(withPeak),
  plain(withSinceNow),
  plain(withPriorTimes),
  withEndYears,
  plain(withFromInTo),
  plain(withTurnedEnds),
  plain(withBaseFirst),
  plain(withoutOthersPaired),
  plain(withTimesApart),
  plain(withoutOnceOfThings),
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
  plain((_, rows) => withRunHeading(rows)),
  plain(withCountedKinds),
  plain(withBeHeads),
  plain(withoutNamedSums),
  plain(withoutGroupSums),
  plain(withoutChanceTotals),
  plain(withoutDistinctSums),
  plain(withoutMadeUp),
  plain(withoutLoneChange),
  plain(withoutChangeBesideTimes),
  plain(withoutLoneDated),
  plain(withInnerArticles),
  plain(withSemicolonNames),
  plain((_, rows) => withNamedTimes(rows)),
  plain(withLinkedHeading),
  plain((scan, rows) => withPhraseHeading(senses, scan, rows)),
  plain((scan, rows) => withKinHeading(senses, scan, rows)),
  plain(withRestOf),
  plain(withPluralNouns),
  plain(withoutPrepositions),
  plain(withYearsBeside),
  plain(withTimeSpent),
  plain(withOrdinalNouns),
  plain(withMomentHeading),
  plain(withOfEvery),
  plain(withSeasonNames),
  plain(withTitles),
  plain(withoutSeriesInNames),
  plain(withInitials),
  plain(withoutCommonVerb),
  plain(withOverall),
  plain(withActual),
  plain(withPerHeads),
  withAmpersands,
  plain(withStrokes),
  plain(withOwnerAmong),
  plain(withoutRoleNouns),
  plain(withOwningBrands),
  plain(withAndWholes),
  plain(withThingsMeasured),
  withForGroups,
  plain(withEndsNamed),
  plain(withBetweenEnds),
  plain(withOpeningTime),
  plain(withFutureYears),
  plain(withFromTimes),
  plain(withGradedFirst),
  withOptionLines,
  withShareLines,
  plain(withChoices),
  withWholeTold,
  plain(withOwnBases),
  plain(withCutTo),
  plain(withEnds),
  plain(withRateSeries),
  plain(withCauses),
  plain(withoutOpenEnds),
  plain(withoutCountsInNames),
  plain(withoutRoles),
  plain(withoutChoosing),
  plain(withPollSides),
  plain(withPolarAnswers),
  plain(withYesAndNo),
  plain(withSinceSpans),
  plain(withUnitLast),
  plain(withThingsCounted),
  ...CLOSING,
];
