/**
 * "Of 52 weekends I worked 17 and spent every other one in the van": all that are left, and no half of them, where a whole and a part are
 * counted; so where a figure of theirs follows: "Pugs 25%. Every other breed put together: 17%". Not "Every other house has panels, 30% none".
 */
import { matches, matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { holdsFigure, without } from "./without.ts";

const WHOLE = /^(?:out )?of (?:the |our |my |all |its )*[$€£]?\d/iu; // catches "Of the 840 who", not "Every other day"
const OTHER =
  /\bevery other (?:one|(?!day|week|month|year|night|time|weekend)\p{L}+)(?= (?!in\b|of\b)\p{L}+| in the)/iu; // catches "every other writer" of "every other writer backed it", not "every other day"

const TOGETHER = "(?: (?:(?:put|taken|added|lumped) )?(?:together|combined))";
const TOLD = new RegExp(
  `\\bevery other ((?!day|week|month|year|night|time|weekend|one\\b)\\p{L}{3,})(?:${TOGETHER}?:? (?=[$€£]?\\d)|${TOGETHER} (?=(?:\\p{Ll}+ ){1,3}[$€£]?\\d))`,
  "giu",
); // catches "Every other breed put together: " in front of "17%" and "every other city together " of "every other city together got 4", not "every other day 12" or "every other house has"
const CONSONANT_Y = /[^aeiou]y$/iu; // catches "city", not "day"
const HISS = /(?:s|x|ch|sh)$/iu; // catches "bus", not "breed"

const plural = (noun: string): string =>
  CONSONANT_Y.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}${HISS.test(noun) ? "es" : "s"}`;

/** Their figure behind them, and another in front. */
const counted = (text: string): Squeezed | null =>
  without(text, TOLD, (found, at, [noun = ""]) => {
    if (!holdsFigure(text.slice(0, at))) return found;
    const colon = found.trimEnd().endsWith(":") ? ":" : "";
    return `all other ${plural(noun)}${colon} `;
  });

/** Null where nothing is said so. */
export function everyOther(text: string): Squeezed | null {
  const told = /\bevery other\b/iu.test(text) ? counted(text) : null; // catches "Every other", not "every one"
  if (told) return told;
  const found = matchIn(text, OTHER);
  if (!found || !matches(text, WHOLE) || holdsFigure(text.slice(found.index + found[0].length))) return null;
  return without(text, OTHER, () => "all the others");
}
