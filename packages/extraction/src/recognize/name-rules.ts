/** Rules that settle which numbers are a part of a name, or call one: "step 2", "size 10", "3B", "+1 555 0142". */

import { adSpecs } from "./no-data/ad-specs.ts";
import { contactNumbers } from "./no-data/contact-numbers.ts";
import { foundAt } from "./no-data/found-at.ts";
import { lookedUp } from "./no-data/looked-up.ts";
import { openHours } from "./no-data/open-hours.ts";
import { signedHandles } from "./no-data/signed-handles.ts";
import { ampersandNames } from "./settle/ampersand-names.ts";
import { bracketAims } from "./settle/bracket-aims.ts";
import { citedRules } from "./settle/cited-rules.ts";
import { classLetters } from "./settle/class-letters.ts";
import { clockCrews } from "./settle/clock-crews.ts";
import { codedSiblings } from "./settle/coded-siblings.ts";
import { countsInTime } from "./settle/counts-in-time.ts";
import { crewsNamed } from "./settle/crews-named.ts";
import { leadingNumbers } from "./settle/leading-numbers.ts";
import { minBesideMax } from "./settle/min-beside-max.ts";
import { namedExtremes } from "./settle/named-extremes.ts";
import { namedLevels } from "./settle/named-levels.ts";
import { numberedKinds } from "./settle/numbered-kinds.ts";
import { sizedItems } from "./settle/sized-items.ts";
import { starsBehindHeads } from "./settle/stars-behind-heads.ts";
import { stepNames } from "./settle/step-names.ts";
import { teamNumbers } from "./settle/team-numbers.ts";
import { termedItems } from "./settle/termed-items.ts";
import { versionItems } from "./settle/version-items.ts";
import type { SettleRule } from "./settle.ts";

/** In their order. */
export const NAME_RULES: readonly SettleRule[] = [
  bracketAims,
  countsInTime,
  minBesideMax,
  signedHandles,
  lookedUp,
  openHours,
  starsBehindHeads,
  contactNumbers,
  foundAt,
  adSpecs,
  teamNumbers,
  crewsNamed,
  clockCrews,
  classLetters,
  citedRules,
  stepNames,
  sizedItems,
  termedItems,
  leadingNumbers,
  ampersandNames,
  namedExtremes,
  namedLevels,
  numberedKinds,
  codedSiblings,
  versionItems,
];
