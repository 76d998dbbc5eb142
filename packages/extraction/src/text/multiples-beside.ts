/**
 * How many times as much it is now says nothing beside both levels: "Visitors have grown 4x since 2021 - from 15k to 60k" → "have grown since 2021 -
 * from 15k to 60k". Not "grew 4x since 2021", which tells no level, nor "from 3x to 5x".
 */
import { matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MULTIPLE =
  /(?<=\b(?:grown|grew|risen|rose|increased|gone up|went up|jumped|up|multiplied|expanded|soared) )(?:by )?(?:almost |nearly |about |over |more than |roughly |~)?\d+(?:\.\d)?(?:x|×| times|-fold|fold) (?=(?:since|in|over|within|during) [^.;]{2,40}?[,:–—(-] ?(?:up )?from \p{Sc}?\d[\d.,]*\p{L}{0,2} to \p{Sc}?\d)/giu; // catches "4x " of "grown 4x since 2021 - from 15k to 60k", not of "grown 4x since 2021"
const FROM = /\bfrom \p{Sc}?\d[\d.,]*\p{L}{0,2} to \p{Sc}?\d/iu; // catches "from 15k to 6", not "from May to June"

/** Null where no multiple stands beside its levels. */
export const multiplesBeside = (text: string): Squeezed | null =>
  /\d ?(?:x|×|times|-?fold)\b/iu.test(text) && matchIn(text, FROM) ? without(text, MULTIPLE) : null; // catches "4x" and "4 times", not "timeshare"
