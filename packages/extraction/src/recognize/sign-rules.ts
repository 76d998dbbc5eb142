/** Which figures are below nought: what fell, was lost or is owed. In their order. */
import type { SettleRule } from "./settle.ts";
import { bareFalls } from "./told/bare-falls.ts";
import { carriedFalls } from "./told/carried-falls.ts";
import { fallingChanges } from "./told/change-signs.ts";
import { comparedFalls } from "./told/compared-falls.ts";
import { elidedFalls } from "./told/elided-falls.ts";
import { headedAverage } from "./told/headed-average.ts";
import { listedFalls } from "./told/listed-falls.ts";
import { lossSigns } from "./told/loss-signs.ts";
import { namedFalls } from "./told/named-falls.ts";
import { netDebts } from "./told/net-debts.ts";
import { stakedSigns } from "./told/staked-signs.ts";
import { surplusSigns } from "./told/surplus-signs.ts";

export const SIGN_RULES: readonly SettleRule[] = [
  headedAverage,
  fallingChanges,
  bareFalls,
  listedFalls,
  elidedFalls,
  comparedFalls,
  lossSigns,
  netDebts,
  stakedSigns,
  surplusSigns,
  carriedFalls,
  namedFalls,
];
