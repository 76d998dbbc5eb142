/**
 * What somebody counts is what they found: "The team counts the people sleeping rough. They found 47 in 2019, 21 in 2020" → "They found 47 people sleeping
 * rough in 2019". Not "They found 47 tents", nor where it is no count.
 */

import type { Span } from "@charticle/contract";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const COUNTED =
  /\b(?:counts?|counted|tall(?:y|ies|ied)) (?:up )?(?:the |all the |its |our |their |all )?(\p{Ll}+(?<=s|people|sheep|fish|women|men|children)(?: (?:sleeping|living|waiting|working|using|in|on|of) (?!\d)\p{Ll}+(?: \p{Ll}+)?)?|\p{Ll}{3,} \p{Ll}+(?<=s|people))(?:(?: (?:each|every|once|twice|on|in) [^.;:\d]{2,30})?)[.;:] (?:they|we|it|she|he)(?: have| has)? (?:found|counted|recorded|saw|spotted|logged) (?:only |just |about |around )?(\d[\d.,]*(?<=\d))(?= (?:in|on|for) [^.;:]*\d)/diu; // catches "counts the people sleeping rough. They found 47" in front of " in 2019, 21", not of " tents in 2019"

/** Null where nothing is counted so. */
export function foundCounted(text: string): Squeezed | null {
  const found = /\b(?:count|tall)/u.test(text) ? matchIn(text, COUNTED) : null; // catches "counts", not "found"
  const [, noun, figure] = found?.indices ?? [];
  if (!found || !noun || !figure) return null;
  const rest: Span = [figure[1], text.length];
  return pieced(text, [[0, figure[1]], " ", noun, rest]);
}
