/**
 * What the writer feels of a figure is no name: "panettone, a frankly rude 14 h" → "panettone, 14 h"; "roofers, a truly awful 31" and "rose by a
 * rather painful 31%". Not "a newly built 3-bed flat", "a fully furnished 2 room flat", nor "a nearly new 2019 Golf".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FELT =
  /(?<=(?:[,:] |\b(?:and|by|at|to|with|for|of|was|is|got|had|took|scored|only) ))an? (?:(?!(?:fami|assemb|supp|rep|dai|week|month|year|ear|elder|friend|love|lone|ug|sil|live|cost|dead|butterf|jel|bel|bul|ral|anoma|monopo|on)ly\b)\p{Ll}{3,}ly|quite|rather|pretty|very) (?!\p{Ll}+ed |(?:was|were|is|are|has|had|and|for|with|of|in|at|to|costs?|earns?|pays?|gets?|spends?) )\p{Ll}{3,}(?:, \p{Ll}{3,})? (?=[$€£]?(?!(?:19|20)\d\d(?!\d))\d[\d.,]*(?!\d|-\p{L}| (?:bed|room|door|seat|year|storey|star)))/gu; // catches "a frankly rude " in front of "14 h", not "a newly built " in front of "3-bed"

/** Null where nothing is said so. */
export const feltFigures = (text: string): Squeezed | null =>
  /\ban? \p{Ll}+ \p{Ll}+ [$€£]?\d/u.test(text) ? without(text, FELT) : null; // catches "a frankly rude 14", not "a 14"
