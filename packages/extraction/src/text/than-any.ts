/**
 * Whom the first is ahead of is nobody's figure: "Leeds issued more fines than any other city in the study (48,210), ahead of Hull (31,975)" →
 * "Leeds issued more fines (48,210), ahead of …"; "the most medals of any nation (37)". Not "more than any other 12", nor where no figure follows.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PLACE =
  "(?: (?:in|on|of|at|from|across) (?:(?:the|our|this|its|their|my) )?[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2}? ?)?";
const ANY = new RegExp(
  `(?<=\\b(?:more|fewer|less|the (?:most|fewest|least)) (?:[\\p{L}'’-]+ ){0,3}[\\p{L}'’-]+) (?:than any(?:(?:one|body|where)(?: else)?| other(?: [\\p{L}'’-]+){1,2}?)|of any(?: other)? [\\p{L}'’-]+)${PLACE}(?=,? (?:\\(|with |at |on )[$€£]?\\d)`,
  "giu",
); // catches " than any other city in the study" in front of " (48,210)", not of " and 12"

/** Null where nothing is said so. */
export const thanAny = (text: string): Squeezed | null =>
  /\b(?:than|of) any/iu.test(text) ? without(text, ANY) : null; // catches "than any", not "many"
