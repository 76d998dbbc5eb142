/**
 * Marks that copied pages carry: "12,345 in 2010[3] and 14,002 in 2020.[4]", "employees,[a][note 1] up from 980" → without the references, and
 * without where a paper is found; and how many have rated beside the rating: "4.8/5 stars (1,234 reviews)". Not "[3, 5, 8]", nor "Reviews (1,234)".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const REFERENCES =
  /(?<=[\p{L}\d%.,;:!?)"”’'\]])\[(?:\d{1,3}|[a-z]|(?:note|nb|n) \d{1,2}|citation needed|update(?:d)?|when\?|clarification needed)\]/giu; // catches "[3]" of "2010[3]", not "[3, 5]" and not " [3]"
const RATED =
  /(?<=\d(?: ?\/ ?(?:5|10|100)|%)?(?: ?stars?| out of (?:5|10|five|ten))?) ?\((?:based on |from |avg\.? of )?\d[\d.,]*[kKmM]?\+? (?:\p{L}+ )?(?:reviews?|ratings?)\)/giu; // catches " (1,234 reviews)" behind "4.8/5 stars", not "(1,234 of them)"

const PAPER = /(?:\bdoi(?:\.org\/|:) ?)?(?<![\d.])10\.\d{4,9}\/\S+?(?=[.,;)]?(?:\s|$))/giu; // catches "doi:10.1016/j.ab.2009.62004", not "10.5/7"

/** Papers of an office, by their number and year. */
const PAPERS =
  /(?<=\b(?:Report|Bulletin|Circular|Decision|Resolution|Directive|Regulation|Notice|Memo|Study|Document|Briefing|Order|Ruling|Opinion|Communication|Working Paper|Paper(?= \d{1,4}\/(?:19|20)\d\d))(?: No\.?)?) \d{1,4}\/(?:(?:19|20)\d\d|1[5-9]|2\d|30)(?![\d/.]|,\d)/gu; // catches " 7/25" of "Report 7/25", not of "Paper 17/20" and "the report 7/25"

/** Null where there are none. */
export const references = (text: string): Squeezed | null =>
  changedBy(
    text,
    [
      text.includes("10.") ? PAPER : null,
      text.includes("[") ? REFERENCES : null,
      text.includes("/") ? PAPERS : null,
      /\((?:[^()]{0,20} )?\p{L}*(?:review|rating)/iu.test(text) ? RATED : null,
    ] // catches "(1,234 review", not "reviews"
      .filter((words) => words !== null)
      .map((words) => (one: string) => without(one, words)),
  );
