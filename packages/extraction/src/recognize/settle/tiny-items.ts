/**
 * "Cats 3 dogs 5", "Poll: Yes 12 no 4", "Rent 900 food 300 a month": where a text is nothing but two names, each with its
 * number, the large letter is that of the sentence and "Cats 3" is no name. Not "Windows 11 macs 40", "Apollo 11 crew 3".
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { SHY_IDENTIFIER_NOUNS } from "../../lexicon/identifier-nouns.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const HEAD = "(?:[^\\d:?\\n]{2,40}[:?–-] )?";
const TAIL = "(?: (?:a|per|so|in|at|on|today|this|last|each|now|for|from|lol|total|atm|already|left)\\b[^\\d,;:]*)?";
const TWO = new RegExp(`^${HEAD}(\\p{Lu}\\p{Ll}+) \\d+ (\\p{Ll}+)(?: \\p{Ll}+)? \\d[\\d.,]*${TAIL}[.!\\s]*$`, "u"); // catches "Cats 3 dogs 5", not "Cats 3 and 5"

/** Makers number what they make, and teachers their books. */
const NUMBERED = wordSet(
  "macbook ipad playstation boeing airbus apollo gemini saturn python formula chapter unit lesson step day week month year round level grade class form act scene title exit mark type phase stage catch area fortnite chatgpt gpt vitamin omega route",
);

/** What is done of these is told beside them: "Budget 100 spent 80". */
const PLANS = wordSet("budget target goal plan limit aim quota allowance");

const isNumbered = (word: string): boolean =>
  [word, singular(word)].some((one) => NUMBERED.has(one) || NUMBERED_THINGS.has(one) || SHY_IDENTIFIER_NOUNS.has(one));

export function tinyItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const [label, figure, more] = mentions;
  if (label?.kind !== "name" || label.to !== label.from + 2 || !figure || !isFigure(figure) || more) return mentions;
  const [, first = "", second = ""] = matchIn(scan.text, TWO) ?? [];
  const planned = PLANS.has(first.toLowerCase());
  const deed = !planned && verbSense(second) === "verb" && verbSense(first.toLowerCase()) !== "verb"; // "Maroon 5 sold 48"
  if (first === "" || deed || isNumbered(first.toLowerCase()) || second === "and") return mentions;
  const own = figureAt(scan, label.from + 1);
  return own ? [own, figure] : mentions;
}
