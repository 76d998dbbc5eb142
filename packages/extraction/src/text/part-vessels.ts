/**
 * Parts of what a recipe measures by: "a quarter cup of oil" → "0.25 cups", "half a teaspoon of salt" → "0.5 teaspoons", beside other such amounts. Not "half a
 * bottle" alone, nor "a quarter of the cups".
 */
import { matches, matchesIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const VESSEL = "(?:cup|teaspoon|tablespoon|tsp|tbsp|spoon|scoop|glass|bowl|jar|tin|packet|sachet|stick|pint|ladle)";
const PARTS: ReadonlyMap<string, string> = new Map([
  ["half", "0.5"],
  ["quarter", "0.25"],
  ["third", "0.33"],
  ["three quarter", "0.75"],
  ["three-quarter", "0.75"],
]);
const PART = new RegExp(
  `\\b(?:(?:a|one) )?(half|quarter|third|three[ -]quarter)s?(?: of)?(?: an?)? (${VESSEL})(?= of (?!the\\b|those\\b|it\\b))`,
  "giu",
); // catches "a quarter cup" of "a quarter cup of oil" and "half a teaspoon", not "a quarter of the cups"
const AMOUNT = new RegExp(`\\b${VESSEL}(?:e?s)? of\\b`, "giu"); // catches "cups of", not "cupcakes"
const FEWEST = 2;

/** Null where fewer than two amounts are told so. */
export function partVessels(text: string): Squeezed | null {
  if (!matches(text, PART) || matchesIn(text, AMOUNT).length < FEWEST) return null;
  return without(text, PART, (found, at, [part = "", vessel = ""]) => {
    const more =
      /(?:\b(?:one|two|three|four|five|six)|\d)(?: and)? $/iu.test(text.slice(0, at)) && !/^[ao]/iu.test(found); // catches "one and " of "one and half cups", not "rice and "
    const number = PARTS.get(part.toLowerCase());
    const one = /(?:ss|ch|x)$/u.test(vessel) ? `${vessel}es` : `${vessel}s`; // catches "glass", not "cup"
    return more || !number ? found : `${number} ${one}`;
  });
}
