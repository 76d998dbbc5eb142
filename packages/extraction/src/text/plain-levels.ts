/**
 * How a level was put together is no part of it: "dropped 16,000 to a seasonally adjusted 414,000", "from an upwardly revised 105.6",
 * "98.7 (1985 = 100)" are read as "to 414,000", "from 105.6", "98.7"; "fell below 5% to 4.9%" as "fell to 4.9%". Not "a revised plan", nor "a record 12 of them".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const HOW =
  "(?:(?:seasonally|inflation)[- ]adjusted|(?:upwardly|downwardly) revised|revised|unadjusted|annuali[sz]ed|provisional|preliminary)";
const PUT = new RegExp(
  `(?<=\\b(?:to|from|at|of|was|were|is|than|with) )an? (?:${HOW} )+(?:annual rate of )?(?=\\p{Sc}?\\d)`,
  "gu",
); // catches "a seasonally adjusted " of "to a seasonally adjusted 414,000", not of "a revised plan"
const BASE = / \((?:(?:19|20)\d\d(?:[-–]\d\d(?:\d\d)?)?|base year) ?= ?100(?:\.0)?\)/gu; // catches " (1985 = 100)", not " (100)"

const BOUND =
  /(?<=\b(?:rose|fell|climbed|dropped|jumped|slipped|dipped|went|moved|grew|soared|plunged)) (?:back )?(?:above|below|past|under|over) \p{Sc}?\d[\d.,]*(?<=\d)(?: ?%| per ?cent| million| billion)?(?= to \p{Sc}?\d)/gu; // catches " below 5%" of "fell below 5% to 4.9%", not of "fell below 5%"

const YEARS = /(?:[:,;] (?:19|20)\d\d:? \d[\d.,]*){2}/u; // catches ": 2017 118, 2018 127", which go on from the base, not "in 2017"

/** Null where no level is told so. */
export const plainLevels = (text: string): Squeezed | null =>
  /adjusted|revised|annuali|provisional|preliminary|= ?100|\b(?:above|below|past|under|over) \S+(?: \S+)? to /u.test(
    text,
  ) // catches "adjusted", "= 100" and "below 5% to ", not "100"
    ? changedBy(text, [
        (now) => without(now, PUT),
        (now) => (YEARS.test(now) ? null : without(now, BASE)),
        (now) => without(now, BOUND),
      ])
    : null;
