/**
 * What several own names an item of a list as a whole: "a workers' trust 33%", "14 to the kids' clubs", "my parents' dog 24 kg" → "workers' trust" held
 * together by quotes, with its mark. Not "the teams' average was 4", told ahead of the items, nor words in single quotes.
 */
import { isSmallWord } from "../lexicon/closed-class.ts";
import { matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const OWNED = "\\p{L}[\\p{L}-]{2,}s['’] \\p{L}[\\p{L}-]{2,}";
const LEAD = "(?:the |a |an |my |our |their |his |her )?";
const VALUE =
  "(?:(?:,| (?:at|got|has|had|have|holds?|held|gets?|took|was|is|with|weighs|costs?)| ?[:=–-])? ?\\(?[$€£]?\\d)";
const BEHIND = new RegExp(`(?<=(?:[,;:(\\n]|\\band|\\bbut|\\bwhile) ?${LEAD})${OWNED}(?=${VALUE})`, "gu"); // catches "workers' trust" of ", a workers' trust 33%", not "The teams' average was 4"
const AHEAD = new RegExp(`(?<=\\d%? (?:to|for|on|from|by|in|at) ${LEAD})${OWNED}(?=[.,;!?)\\n]| and |$)`, "gu"); // catches "kids' clubs" of "14 to the kids' clubs.", not of "to the kids' clubs in"
const OPENS = /(?<![\p{L}\p{N}])['‘]/u; // catches the first of 'a', not that of workers'

const lastOf = (words: string): string => words.split(" ").at(-1)?.toLowerCase() ?? "";

/** Null where no item is called so. */
export function ownersOfItems(text: string): Squeezed | null {
  if (!/s['’] \p{L}/u.test(text) || /["“]/u.test(text) || matchIn(text, OPENS)) return null; // catches "workers' t", not "it's"
  const quoted = (found: string): string => (isSmallWord(lastOf(found)) ? found : `"${found}"`); // not "girls' from 8.9"
  const behind = without(text, BEHIND, quoted);
  const ahead = without(behind?.text ?? text, AHEAD, quoted);
  if (!ahead || !behind) return ahead ?? behind;
  return { text: ahead.text, back: (span) => behind.back(ahead.back(span)) };
}
