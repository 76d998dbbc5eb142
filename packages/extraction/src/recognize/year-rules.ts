/** Rules that settle whether a number that looks like a year is one. In their order. */
import { countedYears } from "./settle/axes/counted-years.ts";
import { yearsBesideFigures } from "./settle/axes/plain-axes.ts";
import { yearsOrCounts } from "./settle/axes/year-or-count.ts";
import { ratedYears } from "./settle/rated-years.ts";
import type { SettleRule } from "./settle.ts";

export const YEAR_RULES: readonly SettleRule[] = [yearsBesideFigures, countedYears, ratedYears, yearsOrCounts];
