/**
 * What is said in passing of a row's name goes, where its figures follow as a list: "the nuthatches, new this year, 7, 6, 6" → "the nuthatches 7, 6, 6"; and an
 * "end-of-season report" is one of the end of a season, not three heads. Not "Ann, Bo and Cy, 7, 6 and 6", names.
 */

import type { Squeezed } from "./squeezed.ts";
import { type Form, inUsualForm } from "./without.ts";

const FORMS: readonly Form[] = [
  [
    /(?<=[.;] (?:and )?(?:[Tt]he )?\p{L}[\p{L}'’]*(?: \p{L}[\p{L}'’]*)?), (?:new|back|out|down|short|up|only|just|still|now|always|never|who|which|as|our|my|their) [\p{Ll}'’ -]{2,30},(?= \d{1,4}, \d{1,4}(?:,| and) \d)/gu,
    () => "",
  ], // catches ", new this year," of "; the nuthatches, new this year, 7, 6, 6", not ", Bo and Cy," or ", new this year, 7."
  [
    /(?<=\b(?:end|start|middle))-of-(?=\p{L}+ (?:report|review|summary|update|results|stats|figures|tally|totals|sale)s?\b)/giu,
    () => " of ",
  ], // catches "-of-" of "end-of-season report", not of "out-of-hours calls"
];

/** Null where nothing is said so. */
export const rowAsides = (text: string): Squeezed | null => inUsualForm(text, FORMS);
