/**
 * When a span ended is no time of its own: "earnings in the third quarter ended Sept 30, 2011 fell", "for its fiscal fourth quarter, which
 * ended Oct 2" → "earnings in the third quarter fell". Not where two such spans are compared ("the year ended 31 March 2020 … 2021").
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";
const DATE = `(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH})(?:,? (?:19|20)\\d\\d\\b)?(?!\\d| (?:19|20)\\d\\d)`;
const ENDED = new RegExp(
  `(?<=\\b(?:quarter|year|half|period|months|weeks?|season)),? (?:(?:which |that )?ended|ending|to)(?: on)? (?:${DATE}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),?(?=[ .;)]|$)`,
  "gu",
); // catches " ended Sept 30, 2011" behind "quarter", not " ended 12 games"

/** Null where no span is told so, or more than one. */
export function endedSpans(text: string): Squeezed | null {
  return (text.match(ENDED)?.length ?? 0) === 1 ? without(text, ENDED) : null;
}
