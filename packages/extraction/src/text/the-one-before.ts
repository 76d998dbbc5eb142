/**
 * The one before that is told by what it is one of: "5.1 in the June quarter, 4.9 in the March quarter and 4.6 in the one before that" → "in the
 * quarter before that". Not "the one before me", nor where no span of time is told in front.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ONE = /(?<=\b(?:in|for|on|at|over|during) the )one(?= before(?: that| it)?(?:[.,;:!?)]|$))/gu; // catches "one" of "in the one before that.", not of "the one before me"
const SPAN =
  /\b(?:in|for|over|during|to|from) the (?:\p{L}[\p{L}-]*|\d{4}|\d+(?:st|nd|rd|th)) (quarter|half|week|month|season|term|semester|(?:financial |fiscal )?year|decade)(?!\p{L})/gu; // catches "in the June quarter", not "in the quarter"

/** Null where nothing is told so. */
export function theOneBefore(text: string): Squeezed | null {
  if (!/ the one before/u.test(text)) return null; // catches " the one before", not "the week before"
  return without(text, ONE, (found, at) => [...text.slice(0, at).matchAll(SPAN)].at(-1)?.[1] ?? found);
}
