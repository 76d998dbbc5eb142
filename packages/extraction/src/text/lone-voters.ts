/**
 * One who is named is one: "Thirteen hands for The Outsiders, eight for Animal Farm and Kai, alone, for Dune", "7 want Greece and only Dave wants
 * Skegness" → 1. Behind two counts told with the same small word or verb. Not "12 for Ann and only Dave can count", nor "alone for a week".
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { NUMBERS } from "./number-patterns.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const WHO = "(?:my \\p{Ll}{3,}|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)";
const DOES =
  "for|against|wants?|wanted|voted|votes?|chose|chooses?|picked|picks?|prefers?|preferred|backed|backs?|likes?|liked|went|goes|go|opted|ordered|took|had|asked";
const LONE = new RegExp(
  `(?<=(?:[,;]|[,;] and|,? and|,? but) )(?:(?:just|only) (?:little |old |poor )?${WHO}(?:,? alone,?)?|${WHO}(?:, (?:all )?alone,| alone| on (?:his|her|their) own|, on (?:his|her|their) own,))(?= (${DOES}) (?:the |a )?\\p{L})`,
  "gu",
); // catches "Kai, alone," in front of "for Dune" and "only Dave" of "only Dave wants Skegness", not "only Dave can"
const COUNTS = new RegExp(
  `(?<![\\p{L}\\d.,])(?:\\d{1,3}|${NUMBERS})(?: (?:of (?:us|you|them|the \\p{L}+)|hands?|votes?|pupils|people|kids|members))? (?:${DOES}) `,
  "giu",
); // catches "eight for " and "Twelve of us want ", not "eight are "
const CUES = wordSet("alone only just own");
const FEWEST = 2;

/** Null where nobody is told so. */
export function loneVoters(text: string): Squeezed | null {
  const words = text.toLowerCase().split(/[^\p{L}]+/u); // catches ", " between words, not letters
  if (!words.some((word) => CUES.has(word)) || text.search(LONE) < 0) return null;
  const ahead = text.slice(0, text.search(LONE));
  return (ahead.match(COUNTS) ?? []).length < FEWEST ? null : without(text, LONE, () => "1");
}
