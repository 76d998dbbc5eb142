/** What reports and dashboards shorten: steps of inner-steps.ts that stand together. */

import { agedGroups } from "./aged-groups.ts";
import { aimsBeside } from "./aims-beside.ts";
import { arrowChains } from "./arrow-chains.ts";
import { bracketHeads } from "./bracket-heads.ts";
import { comparedHeads } from "./compared-heads.ts";
import { countedKeys } from "./counted-keys.ts";
import { deedRows } from "./deed-rows.ts";
import { deedRuns } from "./deed-runs.ts";
import { elidedBases } from "./elided-bases.ts";
import { emojiItems } from "./emoji-items.ts";
import { gluedDays } from "./glued-days.ts";
import { headedScale } from "./headed-scale.ts";
import { heldBeside } from "./held-beside.ts";
import { hyphenedThousands } from "./hyphened-thousands.ts";
import { joinedPlaces } from "./joined-places.ts";
import { keyedItems } from "./keyed-items.ts";
import { listRemarks } from "./list-remarks.ts";
import { monthYears } from "./month-years.ts";
import { ofWhichRows } from "./of-which-rows.ts";
import { ofWhomPairs } from "./of-whom-pairs.ts";
import { pairedHeads } from "./paired-heads.ts";
import { periodForms } from "./period-forms.ts";
import { postBehindPre } from "./post-behind-pre.ts";
import { pressLeads } from "./press-leads.ts";
import { ratioPairs } from "./ratio-pairs.ts";
import { runsOfPairs } from "./runs-of-pairs.ts";
import { sharesOfThem } from "./shares-of-them.ts";
import { shortWords } from "./short-words.ts";
import { shortYears } from "./short-years.ts";
import type { Squeezed } from "./squeezed.ts";
import { tailLegend } from "./tail-legend.ts";
import { tiers } from "./tiers.ts";
import { toldWith } from "./told-with.ts";
import { UNIT_STEPS } from "./unit-steps.ts";

type Step = (text: string) => Squeezed | null;

/** Words and periods cut short. In their order. */
export const PERIOD_STEPS: readonly Step[] = [
  agedGroups,
  gluedDays,
  joinedPlaces,
  postBehindPre,
  shortWords,
  periodForms,
  shortYears,
  monthYears,
];

/** Columns and reaches told in heads and items. In their order. */
export const HEAD_STEPS: readonly Step[] = [
  pressLeads,
  listRemarks,
  elidedBases,
  arrowChains,
  bracketHeads,
  pairedHeads,
  comparedHeads,
  hyphenedThousands,
  countedKeys,
  runsOfPairs,
  sharesOfThem,
  deedRuns,
  ratioPairs,
  aimsBeside,
  toldWith,
  ofWhomPairs,
  deedRows,
  tiers,
  keyedItems,
  heldBeside,
];

/** Heads without a mark, second rows, and what figures are told in. In their order. */
export const LEGEND_STEPS: readonly Step[] = [emojiItems, ofWhichRows, ...UNIT_STEPS, tailLegend, headedScale];
