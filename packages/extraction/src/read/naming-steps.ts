/**
 * Steps behind the ranks that settle what each point and series is called, in their order; last-steps.ts has the later ones, with
 * the times and splits that a text tells.
 */
import { withBeforeAfter } from "./columns/before-after.ts";
import { withBracketHeads } from "./columns/bracket-heads.ts";
import { withContrastHeads } from "./columns/contrast-heads.ts";
import { withCountedColumns } from "./columns/counted-columns.ts";
import { withLikeColumns } from "./columns/like-columns.ts";
import { withMeasuredHeads } from "./columns/measured-heads.ts";
import { withOpeningOwners } from "./columns/opening-owners.ts";
import { withPairRows } from "./columns/pair-rows.ts";
import { withoutBases } from "./columns/per-base.ts";
import { withPhraseHeads } from "./columns/phrase-heads.ts";
import { withRowBrackets } from "./columns/row-brackets.ts";
import { withSaidFirst } from "./columns/said-first.ts";
import { withSeriesOwners } from "./columns/series-owners.ts";
import { withSetHeads } from "./columns/set-heads.ts";
import { withSlashHeads } from "./columns/slash-heads.ts";
import { withStatLines } from "./columns/stat-lines.ts";
import { withStatProse } from "./columns/stat-prose.ts";
import { withSteadyLevel } from "./columns/steady-level.ts";
import { withWhereTold } from "./columns/where-told.ts";
import { lastBy } from "./last-steps.ts";
import { withAdverbNames } from "./names/adverb-names.ts";
import { withApposed } from "./names/apposed.ts";
import { withArticledFirst } from "./names/articled-first.ts";
import { withAsMuchAs } from "./names/as-much-as.ts";
import { withoutTellers } from "./names/aside-names.ts";
import { withAverageOf } from "./names/average-of.ts";
import { withoutBack } from "./names/back-of.ts";
import { withBandsBehind } from "./names/bands-behind.ts";
import { withBaseTimes } from "./names/base-times.ts";
import { withBracketPhrases } from "./names/bracket-phrases.ts";
import { withChangeSubjects } from "./names/change-subjects.ts";
import { withoutChat } from "./names/chat-tails.ts";
import { withChosenFirst } from "./names/chosen-first.ts";
import { withChosenPronouns } from "./names/chosen-pronouns.ts";
import { withClauseSubjects } from "./names/clause-subjects.ts";
import { withoutClipped } from "./names/clipped-names.ts";
import { withCompared } from "./names/compared-two.ts";
import { withContainersApart, withoutContainers } from "./names/container-names.ts";
import { withCountedPlaces } from "./names/counted-places.ts";
import { withDeeds } from "./names/deed-names.ts";
import { withDegrees } from "./names/degree-names.ts";
import { withDescribed } from "./names/described-nouns.ts";
import { withoutDoing } from "./names/doing-tails.ts";
import { withFirst } from "./names/first-slot.ts";
import { withoutFirstVerb } from "./names/first-verbs.ts";
import { withFormer } from "./names/former-latter.ts";
import { withGainNames } from "./names/gain-names.ts";
import { withGerundTails } from "./names/gerund-tails.ts";
import { withGroupFirst } from "./names/group-first.ts";
import { withoutHeads } from "./names/heads-apart.ts";
import { withHowOften } from "./names/how-often.ts";
import { withoutUse } from "./names/in-use.ts";
import { withoutLeadingDeed } from "./names/leading-deeds.ts";
import { withLeadingSubject } from "./names/leading-subjects.ts";
import { withoutLeadingVerbs } from "./names/leading-verbs.ts";
import { withLedFirst } from "./names/led-first.ts";
import { withThings } from "./names/light-alone.ts";
import { withListedWholes } from "./names/listed-wholes.ts";
import { withLoneDeeds } from "./names/lone-deeds.ts";
import { withResults } from "./names/match-results.ts";
import { withMoreThanMarks } from "./names/more-than-marks.ts";
import { withNumberedObjects } from "./names/numbered-object-names.ts";
import { withNumberedTails } from "./names/numbered-tails.ts";
import { withoutOdd } from "./names/odd-names.ts";
import { withOfFirst } from "./names/of-first.ts";
import { withOfHeads } from "./names/of-heads.ts";
import { withOpposedLeads } from "./names/opposed-leads.ts";
import { withOwners } from "./names/owners.ts";
import { withParallel } from "./names/parallel-phrases.ts";
import { withPartOfIt } from "./names/part-of-it.ts";
import { withPartSubjects } from "./names/part-subjects.ts";
import { withPhrasalDeeds } from "./names/phrasal-deeds.ts";
import { withPlaceOfTime } from "./names/place-of-time.ts";
import { withPlacesInBrackets } from "./names/places-in-brackets.ts";
import { withPlainNames } from "./names/plain-names.ts";
import { withPluralTails } from "./names/plural-tails.ts";
import { withProperPlaces } from "./names/proper-places.ts";
import { withoutPutting } from "./names/put-at.ts";
import { withoutPlaces } from "./names/rank-prefixes.ts";
import { withRecordNames } from "./names/record-names.ts";
import { withRelatives } from "./names/relative-names.ts";
import { withRivals } from "./names/rivals-named.ts";
import { withoutRunOns } from "./names/run-on-names.ts";
import { withThingsSaid } from "./names/said-of-things.ts";
import { withoutSaid } from "./names/said-verbs.ts";
import { withSelves } from "./names/self-names.ts";
import { withShareGroups } from "./names/share-groups.ts";
import { withShareHolder } from "./names/share-holder.ts";
import { withSharedNoun } from "./names/shared-noun.ts";
import { withSharedTails } from "./names/shared-tails.ts";
import { withSharesAbout } from "./names/shares-about.ts";
import { withoutShed } from "./names/shed-tails.ts";
import { withShortNames } from "./names/short-names.ts";
import { withSpentOn } from "./names/spent-on.ts";
import { withSubjectOfBe } from "./names/subject-of-be.ts";
import { withTailClauses } from "./names/tail-clauses.ts";
import { withoutTailDeed } from "./names/tail-deeds.ts";
import { withTakenHow } from "./names/taken-how.ts";
import { withTakenOff } from "./names/taken-off.ts";
import { withThirdPerson } from "./names/third-person.ts";
import { withoutTimedFirst } from "./names/timed-first.ts";
import { withTopmost } from "./names/topmost.ts";
import { withToppedHeading } from "./names/topped-headings.ts";
import { withTurnedOut } from "./names/turned-out.ts";
import { withUnderWhom } from "./names/under-whom.ts";
import { withoutVerbTails } from "./names/verb-tails.ts";
import { withPersons, withVotes } from "./names/votes.ts";
import { withWhichPeople } from "./names/which-people.ts";
import { withWholeCapitals } from "./names/whole-capitals.ts";
import { withWithout } from "./names/with-without.ts";
import { plain, type Step } from "./step.ts";
import { withAfterDoing } from "./times/after-doing.ts";
import { withJoinedPlaces } from "./times/joined-places.ts";
import { withPlanned } from "./times/planned.ts";
import { withCameFirst } from "./whole/came-first.ts";
import { withDeedObjects } from "./whole/deed-objects.ts";
import { withFollowedFirst } from "./whole/followed-first.ts";
import { withLineLabels } from "./whole/line-labels.ts";
import type { Senses } from "./words/senses.ts";

/** Names that plain sentences tell in one way, whatever the ranks make of them. */
export const namingBy = (senses: Senses): readonly Step[] => [
  plain(withoutTellers),
  withFirst,
  withPairRows,
  plain(withRowBrackets),
  plain((scan, rows) => withBracketHeads(senses, scan, rows)),
  plain(withLikeColumns),
  plain(withoutBases),
  plain(withContrastHeads),
  withStatLines,
  withStatProse,
  plain(withSlashHeads),
  plain(withMeasuredHeads),
  plain(withCountedColumns),
  withoutOdd(senses),
  plain(withSaidFirst),
  plain(withPhraseHeads),
  plain(withBeforeAfter),
  plain(withWhereTold),
  plain(withSteadyLevel),
  plain((scan, rows) => withOpeningOwners(senses, scan, rows)),
  plain(withApposed),
  plain(withShareGroups),
  plain((scan, rows) => withPartSubjects(senses, scan, rows)),
  plain((scan, rows) => withChosenFirst(senses, scan, rows)),
  plain(withChosenPronouns),
  plain(withSpentOn),
  plain((scan, rows) => withChangeSubjects(senses, scan, rows)),
  plain(withLedFirst),
  plain(withArticledFirst),
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
  plain(withDegrees),
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
  withAdverbNames,
  plain(withClauseSubjects),
  plain(withWholeCapitals),
  plain(withPlacesInBrackets),
  plain(withBracketPhrases),
  plain(withoutUse),
  plain(withRecordNames),
  ...lastBy(senses),
  plain(withLineLabels),
  withCameFirst,
  withFollowedFirst,
  withDeedObjects,
  withBandsBehind,
  plain(withJoinedPlaces),
  plain(withTakenOff),
  plain(withOpposedLeads),
  plain(withPhrasalDeeds),
  plain(withoutPutting),
  plain(withContainersApart),
  plain(withTailClauses),
  plain(withPlanned),
  plain(withAfterDoing),
  plain(withGainNames),
  plain(withLeadingSubject),
  plain(withNumberedObjects),
  plain((_, rows) => withNumberedTails(rows)),
  plain(withWhichPeople),
  plain(withBaseTimes),
  plain(withoutBack),
  plain(withTurnedOut),
  plain(withUnderWhom),
  plain(withPartOfIt),
  plain(withThingsSaid),
  plain(withSharesAbout),
  withoutTimedFirst,
  plain(withToppedHeading),
  plain(withListedWholes),
  plain(withSubjectOfBe),
  plain(withShareHolder),
  plain(withAverageOf),
  plain(withProperPlaces),
  plain(withoutShed),
  plain(withoutLeadingDeed),
  plain(withPlaceOfTime),
];
