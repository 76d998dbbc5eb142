/**
 * Pounds are money or weight, as their text tells: "The suitcase weighs 50 pounds, the box 20 pounds" → lb; "The meal cost 15 pounds" →
 * £; and pounds, as they are called, where it tells neither: "Rice 5 pounds, beans 3 pounds".
 */

import type { Unit } from "../recognize/mention.ts";
import { matches } from "../text/needs/matches.ts";
import type { TitleInput } from "./title-input.ts";

const CALLED = /\bpounds?\b/iu; // catches "50 pounds" and "a 12-pound", not "£50"
const MONEY =
  /£|\b(?:pence|quid|penn(?:y|ies)|costs?|pric(?:es?|ed|ing|ey|ier)|cheap(?:er|est)?|pa(?:y|ys|id|ying|yments?)|spen[dt](?:s|ing)?|earn(?:s|ed|ing|ings)?|rais(?:es?|ed|ing)|sav(?:es?|ed|ings?)|fees?|fares?|tickets?|bills?|rents?|wages?|salar(?:y|ies)|pensions?|budgets?|fund(?:s|ed|ing)?|grants?|donat(?:es?|ed|ions?)|charg(?:es?|ed|ing)|ow(?:es?|ed|ing)|tax(?:es)?|invest(?:ed|s|ment|ments)?|profits?|revenues?|income|sales|s(?:ell|ells|old)|buys?|bought|worth|fine[sd]?|g[ai]ve[sn]?|len(?:d|t|ding)|loans?|bank|money|cash|sterling|euros?|dollars?|crowdfunder|lottery|debts?|deposits?|takings|turnover|bets?|prizes?|raffle|wins|won)\b/iu; // catches "cost" and "raised", not "caught"
const WEIGHT =
  /\b(?:weigh(?:s|ed|t|ts|ing)?|heav(?:y|ier|iest)|light(?:er|est)|lbs?|ounces?|oz|kilos?|kg|grams?|stones?|tons?|tonnes?|diet|bench(?:ed)?|caught|catch(?:es)?|lift(?:s|ed|ing)?|squats?|deadlifts?|carr(?:y|ied|ies)|harvest(?:s|ed)?|yields?|crops?|eats?|ate|los(?:es?|ing|t)|gain(?:s|ed|ing)?|shed|babies|newborns?|birth|calf|luggage)\b|\bpounds? (?:of|per acre)\b|\d-pound\b/iu; // catches "weighs" and "5 pounds of flour", not "raised"

const IS_WEIGHT: Unit = { kind: "measure", symbol: "lb" };
const AS_CALLED: Unit = { kind: "measure", symbol: "pounds" };

/** What the pounds of a text are; null where they are money, or none are called so. */
function poundsIn(text: string): Unit | null {
  if (!matches(text, CALLED) || text.includes("£")) return null;
  const isWeight = matches(text, WEIGHT);
  return matches(text, MONEY) ? (isWeight ? AS_CALLED : null) : isWeight ? IS_WEIGHT : AS_CALLED;
}

/** The input with what its pounds are, for the chart and for each of its figures. */
export function withPoundsTold(input: TitleInput): TitleInput {
  if (input.unit?.symbol !== "£") return input;
  const unit = poundsIn(input.scan.text);
  if (!unit) return input;
  const figures = input.reading.figures.map((figure) => (figure.unit?.symbol === "£" ? { ...figure, unit } : figure));
  return { ...input, unit, reading: { ...input.reading, figures } };
}
