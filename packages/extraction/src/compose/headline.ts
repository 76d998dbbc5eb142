/**
 * A first sentence of three to five words is a headline, though it opens with a word that could be a verb: "Bake sale results!!
 * brownies 48, cookies 72" → "Bake sale results", not "Sale results". Not "Meet the team! Ann 5", nor "We love cake! Ann 5".
 */

import { isSmallWord } from "../lexicon/closed-class.ts";
import { matchIn } from "../text/needs/matches.ts";
import { chartName } from "./name.ts";
import { isNominal } from "./told-head.ts";

const HEADLINE = /^(\p{L}[\p{L}'’-]+) ((?:\p{L}[\p{L}'’-]+ ){1,3}\p{L}[\p{L}'’-]+)(?=[!.:\n]|$)/u; // catches "Bake sale results" in front of "!!", not "We sold 5 cakes."

/** The headline that ends with these words and has one more in front of them; the words themselves where none does. */
export function headlineWith(text: string, words: string): string {
  const [whole = words, first = "", rest = ""] = matchIn(text, HEADLINE) ?? [];
  return rest === words && !isSmallWord(first.toLowerCase()) ? whole : words;
}

const VERSUS =
  /^([^\d:]{3,40}?),? \(?(\S{2,12}) (?:vs?\.?|versus|and|to|against|compared (?:with|to)) (\S{2,12}?)\)?:/u; // catches "Exam results 2023 vs 2024:", not "2023 vs 2024:"

/** "Exam results" in front of "2023 vs 2024: maths 68 → 74", the two that are set side by side; "" for none. */
export function versusAhead(text: string, sides: readonly (readonly string[])[]): string {
  const [, what = "", one = "", two = ""] = matchIn(text, VERSUS) ?? [];
  const told = sides.some((names) => names.length === 2 && names.includes(one) && names.includes(two));
  const ends = isSmallWord(what.split(" ").at(-1)?.toLowerCase() ?? ""); // "moved a bit between"
  return told && !ends && isNominal(what) && /^\d/u.test(one) ? chartName(what) : ""; // catches "2023", not "girls"
}
