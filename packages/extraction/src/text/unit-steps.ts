/** What figures are told in, by heads and by letters behind them; steps of inner-steps.ts. */
import { bridges } from "./bridges.ts";
import { compoundUnits } from "./compound-units.ts";
import { headedRanges } from "./headed-ranges.ts";
import { oneOfUnit } from "./one-of-unit.ts";
import { partVessels } from "./part-vessels.ts";
import { penceBesideDecimals } from "./pence-beside-decimals.ts";
import { raisedUnits } from "./raised-units.ts";
import { shortEnds } from "./short-ends.ts";
import { signHeads } from "./sign-heads.ts";
import type { Squeezed } from "./squeezed.ts";
import { tenths } from "./tenths.ts";
import { thousandHeads } from "./thousand-heads.ts";
import { threePartTimes } from "./three-part-times.ts";
import { timeLetters } from "./time-letters.ts";
import { unitSuffixes } from "./unit-suffixes.ts";
import { wordRanges } from "./word-ranges.ts";
import { yearMonths } from "./year-months.ts";

/** In their order. */
export const UNIT_STEPS: readonly ((text: string) => Squeezed | null)[] = [
  penceBesideDecimals,
  oneOfUnit,
  threePartTimes,
  tenths,
  bridges,
  shortEnds,
  thousandHeads,
  signHeads,
  raisedUnits,
  compoundUnits,
  headedRanges,
  wordRanges,
  partVessels,
  yearMonths,
  unitSuffixes,
  timeLetters,
];
