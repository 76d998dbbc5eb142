/** Rules for texts whose numbers count nothing: which key to press, and which Apollo landed when. */
import { datedNamesakes } from "./dated-namesakes.ts";
import { directed } from "./directed.ts";
import type { SettleRule } from "./settle.ts";

const RULES: readonly SettleRule[] = [datedNamesakes, directed];

export const nothingCounted: SettleRule = (scan, mentions) =>
  RULES.reduce((found, settle) => settle(scan, found), mentions);
