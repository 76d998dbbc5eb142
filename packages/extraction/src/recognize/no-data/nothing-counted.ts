/** Rules for texts whose numbers count nothing, or might seem to: which key to press, whose locker is whose, and which Apollo landed when. */

import { joinedHours } from "../settle/axes/joined-hours.ts";
import type { SettleRule } from "../settle.ts";
import { codeHeads } from "./code-heads.ts";
import { datedNamesakes } from "./dated-namesakes.ts";
import { directed } from "./directed.ts";
import { listOutcomes } from "./list-outcomes.ts";
import { numberedList } from "./numbered-list.ts";

const RULES: readonly SettleRule[] = [datedNamesakes, directed, codeHeads, numberedList, joinedHours, listOutcomes];

export const nothingCounted: SettleRule = (scan, mentions) =>
  RULES.reduce((found, settle) => settle(scan, found), mentions);
