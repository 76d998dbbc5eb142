/**
 * A span of time in front of what changed, without its comma, has it: "Over the decade meat fell from 62 kg to 54" → "Over the decade, meat fell". Not "over
 * the year of the flood", nor "In a year we went from 4 to 9", whose subject no name would take up.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SPAN =
  "(?:over|in|within|during|across) (?:just |under |about |only )?(?:the (?:past |last |same )?|an? |one |this |that )?(?:(?:two|three|four|five|six|ten|\\d{1,2}) )?(?:decade|year|quarter|month|week|season|century|generation|term|semester|period)s?";
const SMALL =
  "(?:of|or|and|to|from|in|on|at|by|for|with|after|before|when|that|which|was|were|is|has|had|ago|later|we|i|they|he|she|it|you)\\b";
const MOVED =
  "(?:fell|rose|went|dropped|climbed|grew|jumped|sank|slid|shrank|increased|decreased|declined|soared|tumbled|plunged|slipped|dipped|swelled)";
const FRONTED = new RegExp(
  `(?<=(?:^|[.!?] )${SPAN})(?= (?!${SMALL})\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,3} ${MOVED} from )`,
  "iu",
); // catches the end of "Over the decade" in front of " meat fell from ", not of " of the flood"

/** Null where no text opens so. */
export const frontedTimes = (text: string): Squeezed | null =>
  text.includes(" from ") ? without(text, FRONTED, () => ",") : null;
