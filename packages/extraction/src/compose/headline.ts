/**
 * A first sentence of three to five words is a headline, though it opens with a word that could be a verb: "Bake sale results!!
 * brownies 48, cookies 72" → "Bake sale results", not "Sale results". Not "Meet the team! Ann 5", nor "We love cake! Ann 5".
 */
import { isSmallWord } from "../lexicon/closed-class.ts";

const HEADLINE = /^(\p{L}[\p{L}'’-]+) ((?:\p{L}[\p{L}'’-]+ ){1,3}\p{L}[\p{L}'’-]+)(?=[!.:\n]|$)/u; // catches "Bake sale results" in front of "!!", not "We sold 5 cakes."

/** The headline that ends with these words and has one more in front of them; the words themselves where none does. */
export function headlineWith(text: string, words: string): string {
  const [whole = words, first = "", rest = ""] = HEADLINE.exec(text) ?? [];
  return rest === words && !isSmallWord(first.toLowerCase()) ? whole : words;
}
