/** "the first two together", "the other three combined", "both": several figures that stand for their sum. */
import { wordSet } from "../../lexicon/closed-class.ts";

export const SUMS = wordSet("together combined altogether");
const NUMBERS = wordSet("two three four");
const COUNTING = wordSet("both other first last previous put", [...NUMBERS].join(" "));

/** "the first two together" → 2, "the other three combined", "both together" → -3, -2; 0 where names are said. */
export function sumOf(words: readonly string[]): number {
  const others = words.filter((word) => !(COUNTING.has(word) || SUMS.has(word))).length; // "the two breeds combined"
  if (others > (words.some((word) => NUMBERS.has(word)) ? 1 : 0)) return 0;
  const count = words.includes("three") ? 3 : words.includes("four") ? 4 : 2;
  return words.includes("first") ? count : -count;
}
