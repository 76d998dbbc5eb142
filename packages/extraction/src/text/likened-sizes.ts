/**
 * What the size of a thing is likened to is left out: "18 kg of leeks and one marrow the size of a toddler" → "… and one marrow". Not "a flat the size of
 * 40 m²", nor "as big as Leeds and York", who are told with figures.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LIKENED =
  /(?<=\d[^\n]{3,250}\p{L}),? (?:(?:about |roughly |nearly |almost )?the (?:size|length|height|weight|shape) of|as (?:big|large|long|tall|heavy|fat|wide|thick) as) (?:an?|my|your|his|her|our) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+(?=[.,;!?]|\s*$| and \d)/giu; // catches " the size of a dinner plate.", not " the size of 40 m²"

/** Null where nothing is likened so. */
export const likenedSizes = (text: string): Squeezed | null =>
  /\bthe (?:size|length|height|weight|shape) of|\bas \p{L}+ as\b/iu.test(text) ? without(text, LIKENED) : null; // catches "the size of" and "as big as", not "as many"
