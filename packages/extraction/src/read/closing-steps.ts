/** The very last steps behind the ranks, in their order: what a heading or the whole text says of the names and columns that are found. */

import { withBracketedHeads } from "./columns/bracketed-heads.ts";
import { withNowBeside } from "./columns/now-beside.ts";
import { withPairOrder } from "./columns/pair-order.ts";
import { withPlacesOfPairs } from "./columns/places-of-pairs.ts";
import { withoutBareSiblings } from "./names/bare-siblings.ts";
import { withoutCountTails } from "./names/count-tails.ts";
import { withGross } from "./names/gross-names.ts";
import { withoutLeadingOf } from "./names/leading-of.ts";
import { withoutListVerbs } from "./names/list-verbs.ts";
import { withNumberedAlike } from "./names/numbered-alike.ts";
import { withNumberedFirst } from "./names/numbered-first.ts";
import { withPhraseEnds } from "./names/phrase-ends.ts";
import { withSetPhrases } from "./names/set-phrases.ts";
import { withStateNames } from "./names/state-names.ts";
import { withoutTrailingVerbs } from "./names/trailing-verbs.ts";
import { plain, type Step } from "./step.ts";
import { withEventTold } from "./times/event-told.ts";
import { withOncePhrase } from "./times/once-phrase.ts";
import { withRollingQuarters } from "./times/rolling-quarters.ts";
import { withSpanCounted } from "./times/span-counted.ts";
import { withTimesInTurn } from "./times/times-in-turn.ts";
import { withoutSurcharges } from "./whole/surcharges.ts";

export const CLOSING: readonly Step[] = [
  plain(withRollingQuarters),
  plain(withSpanCounted),
  plain(withBracketedHeads),
  plain(withPlacesOfPairs),
  plain(withPairOrder),
  plain(withGross),
  plain(withoutCountTails),
  plain(withNumberedFirst),
  plain(withNumberedAlike),
  plain(withoutBareSiblings),
  plain(withoutSurcharges),
  plain(withEventTold),
  plain(withoutTrailingVerbs),
  plain(withoutListVerbs),
  plain(withSetPhrases),
  plain(withStateNames),
  plain(withPhraseEnds),
  plain(withoutLeadingOf),
  plain(withNowBeside),
  plain(withTimesInTurn),
  plain(withOncePhrase),
];
