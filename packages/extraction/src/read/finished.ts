/**
 * What the full reader answers of the readings once they are ranked: the steps that mend the best of them, in their order.
 * Each takes the readings, best first, and answers them with another best, or as they were. To add one: write
 * `withSomething(scan, mentions, rows)`, put it where it belongs below, and ask which steps behind it must see its answer.
 */
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { withBracketColumns } from "./columns/bracket-columns.ts";
import { withGroupVerbs } from "./columns/group-verbs.ts";
import { withLevelPairs } from "./columns/level-pairs.ts";
import { withPastAtTimes } from "./columns/past-at-times.ts";
import { withPastBeside } from "./columns/past-beside.ts";
import { withVotesAndSeats } from "./columns/votes-and-seats.ts";
import { namingBy } from "./naming-steps.ts";
import type { Ranked } from "./rank/score.ts";
import { rankFree } from "./read.ts";
import { readSteadyRun } from "./shapes/steady-run.ts";
import { withCountedParts } from "./splits/counted-parts.ts";
import { plain, type Step } from "./step.ts";
import { withEventChain } from "./times/event-chain.ts";
import { withFirstLevel } from "./times/first-level.ts";
import { withFromChain } from "./times/from-chain.ts";
import { withHeldFirst } from "./times/held-first.ts";
import { withLevelsBefore } from "./times/levels-before.ts";
import { withLevelsInBrackets } from "./times/levels-in-brackets.ts";
import { withoutLoneTimes } from "./times/lone-times.ts";
import { withOnceInBrackets } from "./times/once-in-brackets.ts";
import { withStart } from "./times/start-name.ts";
import { withThanWhen } from "./times/than-when.ts";
import { withTurnedBack } from "./times/turned-back.ts";
import { withTurnedLevels } from "./times/turned-levels.ts";
import { withAmongFirst } from "./whole/among-first.ts";
import { withBandPhrases } from "./whole/band-phrases.ts";
import { withComparedFirst } from "./whole/compared-first.ts";
import { withoutCounted } from "./whole/counted-beside.ts";
import { withCountedNames } from "./whole/counted-names.ts";
import { withoutCountsBesideOf } from "./whole/counts-beside-of.ts";
import { withFilledRun } from "./whole/filled-run.ts";
import { withGroupsApart } from "./whole/groups-apart.ts";
import { withHopedAndHad } from "./whole/hoped-and-had.ts";
import { withFirstApart } from "./whole/in-order/first-apart.ts";
import { withInOrder } from "./whole/in-order/in-order.ts";
import { withRowsInOrder } from "./whole/in-order/rows-in-order.ts";
import { withSections } from "./whole/in-order/sections.ts";
import { withBareRows } from "./whole/in-order/with-bare-rows.ts";
import { withLastOne } from "./whole/last-one.ts";
import { withLikeUnits } from "./whole/like-units.ts";
import { withMoreLikely } from "./whole/more-likely.ts";
import { withNamedNoughts } from "./whole/named-noughts.ts";
import { withNounTold } from "./whole/noun-told-once.ts";
import { withoutBeside } from "./whole/odd-ends.ts";
import { withOneUnit } from "./whole/one-unit.ts";
import { withOpenerRun } from "./whole/opener-run.ts";
import { withPairedItems } from "./whole/paired-items.ts";
import { withPlainRows } from "./whole/plain-rows.ts";
import { withRivalPairs } from "./whole/rival-pairs.ts";
import { withRunsAfter } from "./whole/runs-after.ts";
import { withRunsSince } from "./whole/runs-since.ts";
import { withSecondRow } from "./whole/second-row.ts";
import { withShared } from "./whole/shared-figures.ts";
import { withStepByStep } from "./whole/step-by-step.ts";
import type { Senses } from "./words/senses.ts";

/** Lists, rows and pairs of figures that the ranks leave a part of out. */
const WHOLE: readonly Step[] = [
  plain((_, rows) => withOneUnit(rows)),
  plain((_, rows) => withoutLoneTimes(rows)),
  withInOrder,
  withFirstApart,
  withRowsInOrder,
  withBareRows,
  withSecondRow,
  withSections,
  withFilledRun,
  withRunsSince,
  withRunsAfter,
  withOpenerRun,
  withBracketColumns,
  withPastBeside,
  withPastAtTimes,
  withGroupVerbs,
  withLevelPairs,
  withVotesAndSeats,
  withMoreLikely,
  withFromChain,
  withEventChain,
  withTurnedLevels,
  withTurnedBack,
  withThanWhen,
  withOnceInBrackets,
  withLevelsInBrackets,
  withGroupsApart,
  withStepByStep,
  plain(withRivalPairs),
  withBandPhrases,
  withHopedAndHad,
  withNounTold,
  withComparedFirst,
  withAmongFirst,
  withCountedNames,
  withPairedItems,
  withShared,
  withFirstLevel,
  withLevelsBefore,
  withHeldFirst,
  withLastOne,
  plain(withNamedNoughts),
  plain(withLikeUnits),
  plain(withoutCountsBesideOf),
  plain(withoutCounted),
  withCountedParts,
  plain(withoutBeside),
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
