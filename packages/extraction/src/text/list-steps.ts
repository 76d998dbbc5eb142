/** How lists and pairs of figures are told of names: steps of inner-steps.ts that stand together. */

import { againIn } from "./again-in.ts";
import { agedBrackets } from "./aged-brackets.ts";
import { arrowFunnels } from "./arrow-funnels.ts";
import { bornAt } from "./born-at.ts";
import { codeNames } from "./code-names.ts";
import { colonScores } from "./colon-scores.ts";
import { countsAndPrices } from "./counts-and-prices.ts";
import { flagCodes } from "./flag-codes.ts";
import { formerLists } from "./former-lists.ts";
import { groupOnes } from "./group-ones.ts";
import { leftOver } from "./left-over.ts";
import { levelNames } from "./level-names.ts";
import { listsOfNone } from "./lists-of-none.ts";
import { listsOfTwo } from "./lists-of-two.ts";
import { marksInOrder } from "./marks-in-order.ts";
import { matchScores } from "./match-scores.ts";
import { monthRuns } from "./month-runs.ts";
import { numberedOnes } from "./numbered-ones.ts";
import { ofGroups } from "./of-groups.ts";
import { olderThan } from "./older-than.ts";
import { opaqueNames } from "./opaque-names.ts";
import { ownedMeasures } from "./owned-measures.ts";
import { ownersOfItems } from "./owners-of-items.ts";
import { pairsOfSystems } from "./pairs-of-systems.ts";
import { pricedCounts } from "./priced-counts.ts";
import { ratedSystems } from "./rated-systems.ts";
import { restAsked } from "./rest-asked.ts";
import { rowAsides } from "./row-asides.ts";
import { scaleOpened } from "./scale-opened.ts";
import { sequels } from "./sequels.ts";
import { sharesOfMany } from "./shares-of-many.ts";
import { slashBrackets } from "./slash-brackets.ts";
import { slashNames } from "./slash-names.ts";
import type { Squeezed } from "./squeezed.ts";
import { starCounts } from "./star-counts.ts";
import { toldInTurn } from "./told-in-turn.ts";
import { unitOfPairs } from "./unit-of-pairs.ts";
import { unknownDoers } from "./unknown-doers.ts";
import { wholeAndParts } from "./whole-and-parts.ts";
import { writtenNames } from "./written-names.ts";

/** In their order. */
export const LIST_STEPS: readonly ((text: string) => Squeezed | null)[] = [
  agedBrackets,
  toldInTurn,
  monthRuns,
  colonScores,
  sharesOfMany,
  ofGroups,
  matchScores,
  olderThan,
  arrowFunnels,
  rowAsides,
  slashBrackets,
  slashNames,
  listsOfTwo,
  numberedOnes,
  listsOfNone,
  groupOnes,
  pairsOfSystems,
  ratedSystems,
  bornAt,
  marksInOrder,
  againIn,
  unitOfPairs,
  countsAndPrices,
  pricedCounts,
  opaqueNames,
  flagCodes,
  codeNames,
  writtenNames,
  starCounts,
  scaleOpened,
  sequels,
  ownersOfItems,
  unknownDoers,
  formerLists,
  leftOver,
  wholeAndParts,
  restAsked,
  levelNames,
  ownedMeasures,
];
