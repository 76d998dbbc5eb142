/**
 * Ages told in words are read in the plain form of a band: "24% under the age of 18, 10% between the ages of 18 and 24, 26% from 25 to 44
 * and 15% who were 65 years of age or older" → "24% under 18, 10% 18 to 24, 26% 25 to 44 and 15% 65 or older"; "Under age 35", "65-plus:" → "Under 35", "65+:". Not "died at the age of 84"
 * and, where no age is told, not "rose 12% from 25 to 28".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { type Form, inUsualForm } from "./without.ts";

const AGE = "\\d{1,3}(?![\\d.,]*\\d|%)";
const YEARS = "(?:-| )?(?:years?|yrs?)(?: old| of age)?";
const MORE = "(?:or|and) (?:older|over|above|up|more|younger|under|below|upwards?)";
const SHARE = "\\d ?(?:%|percent|per cent)";
const BE = "(?:were|was|are|is|being|fell|aged)";

/** Nothing but an age is told so. */
const TOLD: readonly Form[] = [
  [new RegExp(`(?<=\\b(?:under|over|below|above|past|beyond) )(?:(?:the )?age of|aged?) (?=${AGE})`, "giu"), () => ""], // catches "the age of " of "under the age of 18", not of "at the age of 84"
  [
    /(?<=(?:\d ?(?:%|per ?cent)|(?<![\d.,$€£])\d{1,5}|\b(?:half|third|quarter|fifth)) (?:of )?(?:[\p{L}'’-]+ ){0,4}?(?:are|is|were|was) )(?:aged )?(?:over|under) [1-9]\d(?=[.,;!?](?!\d)|$| (?:and|but|while)\b)/giu,
    (found) => found.replace(/^aged /iu, "").replace(" ", "-"), // catches "aged " in front of "over 30"
    (text) => !/\d(?: to |[-–])\d{2}\b/u.test(text), // catches "18 to 24", not "30 and 43%"
  ], // catches "over 30" of "57% of the squad are over 30 and 43% are not", not of "sales are over 30"
  [/(?<=(?<![\d.,])\d{2})-plus(?= ?:)/gu, () => "+"], // catches "-plus" of "65-plus:", not of "A-plus" or " Plus" of "15 Plus:"
  [
    new RegExp(
      `\\bbetween (?:the )?ages (?:of )?(?:${AGE})(?:${YEARS})?(?: (?:and|to) |-|–)${AGE}(?:${YEARS}(?! ${MORE}))?`,
      "giu",
    ),
    banded,
  ], // catches "between the ages of 18 and 24", not "between the ages"
  [
    new RegExp(`(?<=\\baged |\\bages )(?:between|from) ${AGE}(?:${YEARS})? (?:and|to) ${AGE}(?: ?years?)?`, "giu"),
    banded,
  ], // catches "between 18 and 24" of "aged between 18 and 24", not of "between 18 and 24 cars"
  [
    new RegExp(`\\b(?:between|from) ${AGE}(?:${YEARS})? (?:and|to) ${AGE} years (?:old|of age)\\b(?! ${MORE})`, "giu"),
    banded,
  ], // catches "between 18 and 24 years of age", not "between 18 and 24 years"
  [new RegExp(`(?<=\\b${AGE})${YEARS}(?= ${MORE}\\b)`, "giu"), () => ""], // catches " years of age" of "65 years of age or older", not of "65 years of age"
  [new RegExp(`(?<=\\b(?:under|over|below|above|past|beyond) ${AGE}) years (?:old|of age)\\b`, "giu"), () => ""], // catches " years of age" of "under 14 years of age", not of "14 years of age"
];

/** Bands that stand behind shares, once an age is told. */
const BEHIND_SHARES: readonly Form[] = [
  [
    new RegExp(`(?<=${SHARE} (?:(?:${BE}) )?)(?:from|between) ${AGE} (?:and|to) ${AGE}(?= *[,;.]| and |$)`, "giu"),
    banded,
  ], // catches "from 25 to 44" of "26% from 25 to 44,", not of "26% from 25 to 44 points"
  [new RegExp(`(?<=${SHARE} )(?:who|that) (?:were|was|are|is) (?=(?:under |over )?${AGE})`, "giu"), () => ""], // catches "who were " of "15% who were 65 or older", not of "15% who were older"
];

const CUE = /\b(?:ages?|aged|old|older|younger|under|over|plus)\b/iu; // catches "ages" and "older", not "average"

function banded(found: string): string {
  const band = (found.match(/\d+/gu) ?? []).join(" to "); // catches "18" and "24" of "between 18 and 24"
  return /\bages?\b/iu.test(found) ? `aged ${band}` : band; // catches "ages", not "aged"
}

const agesIn = (text: string): boolean => /\bage[sd]?\b|\b(?:or|and) (?:older|over)\b|\byears old\b/iu.test(text); // catches "the age of" and "65 or older", not "average"

/** Null where no age is told so. */
export function agePhrases(text: string): Squeezed | null {
  if (!matches(text, CUE)) return null;
  return inUsualForm(text, agesIn(text) ? [...TOLD, ...BEHIND_SHARES] : TOLD);
}
