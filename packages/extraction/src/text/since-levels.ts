/**
 * How far a level has come since a time, told as from it: "debt was $18 trillion by 2025, up $4 trillion since 2019" → "… up $4 trillion
 * from 2019"; "up by 61,000 compared to the week before" → "… from the week before"; "37 joined this term, up on 31 last term" → "…, up from 31
 * last term". Not "up 4% since May", of no level.
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE =
  "(?:about |around |nearly |almost |just |only |over |some )?[$€£₹]?\\d[\\d.,]*(?<=\\d)%?(?: ?(?:million|billion|trillion|crore|lakh|percent|per cent|percentage points?|points?|mn|bn|[mkp])(?!\\p{L}))?";
const LEVEL = "(?<=\\d%?(?:(?: \\p{L}+){0,5}| (?:in|by|for) (?:\\p{L}+ )?(?:19|20)\\d\\d))";
const TIME =
  "(?:the (?:same|previous|prior|year|month|week|quarter|day|start|end)|last|(?:Jan|Feb|March|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|(?:19|20)\\d\\d|a (?:year|month|week|decade)|\\d{1,2} (?:years|months) ago)\\b";
const SINCE = new RegExp(`(?<=${LEVEL},? (?:and )?(?:up|down) (?:by )?${FIGURE}) since (?=${TIME})`, "gu"); // catches " since " behind "by 2025, up $4 trillion", not behind "prices are up 4%"
const WEEK = new RegExp(
  `(?<=\\b(?:up|down) (?:by )?${FIGURE}) (?:compared (?:to|with)|against|versus) (?=${TIME})`,
  "gu",
); // catches " compared to " of "up by 61,000 compared to the week before", not of "was 61,000 compared to"
const MONTHS = "(January|February|March|April|May|June|July|August|September|October|November|December)";
const AGAIN = new RegExp(
  `(?<=${MONTHS} (?:19|20)\\d\\d\\b,? (?:and )?(?:up|down) (?:by )?${FIGURE} (?:from|on|over) )\\1 (?=(?:19|20)\\d\\d)`,
  "gu",
); // catches the second "January " of "in January 2020, down 8% from January 2019"
const AND = new RegExp(
  `(?<=\\b(up|down) (?:by )?${FIGURE} (from|on|over) (?:in )?${TIME}(?: [\\p{L}-]+){0,2},? and) (?=(?:by )?${FIGURE} \\2 ${TIME})`,
  "gu",
); // catches the place in front of "90 from 2015" of "up 40 from 2019 and 90 from 2015", not of "and rents 90 from"

/** A level held against the one before it: what follows "up on" is that one, and no step. */
const HELD_ON = new RegExp(
  `(?<=\\d[^.;:!?\\n]{0,70}, (?:and |but |well |far |way |slightly |sharply |just )?(?:up|down)|\\d[^.;:!?\\n]{0,70} (?:was|were|is|are) (?:well |far |way |slightly |sharply |just )?(?:up|down)(?= on the )) on (?=(?:(?:the|a|about|around|nearly|almost|just|only) )?[$€£₹]?\\d)(?!\\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS.slice(1, -1)})|\\d{1,3} of (?:the |our |its )?\\d{1,3}(?!\\d))`,
  "gu",
); // catches " on " of "37 joined this term, up on 31 last term", not of "up on 4 March", "turned up on 3 days" or "up on 5 of the 8 measures"

/** The unit with a stroke of a step whose level has it as well: "fell to 8.4 b/d in May, down 0.3 b/d from April". */
const RATED = new RegExp(
  `(?<=\\b(?:up|down) (?:by )?${FIGURE}) ?(\\p{L}{1,4}\\/\\p{L}{1,5})(?=,? (?:from|on|over|compared|against) )`,
  "gu",
); // catches " b/d" of "down 0.3 b/d from", not of "at 0.3 b/d"
const STEPPED = new RegExp(
  `(?<=\\b(?:rose|fell|dropped|increased|decreased|climbed|declined|grew|slipped|gained|lost|shed|added)(?: by)? ${FIGURE}) ?(\\p{L}{1,6}\\/\\p{L}{1,5})(?=,? to [$€£]?\\d[\\d.,]*(?: ?(?:million|billion|thousand|[mk]))? ?\\1)`,
  "gu",
); // catches " b/d" of "dropped 200,000 b/d to 9.8m b/d", not of "at 0.3 b/d"
const rated = (text: string): Squeezed | null =>
  without(text, RATED, (found, at, [unit = ""]) =>
    new RegExp(`\\d(?: million| billion| thousand)? ?${unit}(?!\\p{L})`, "u").test(text.slice(0, at)) ? "" : found,
  );

/** Null where no level is told so. */
export function sinceLevels(text: string): Squeezed | null {
  if (!/\b(?:up|down)\b|\/\p{L}+,? to /u.test(text)) return null; // catches "up $4 trillion" and "b/d to ", not "upper"
  return changedBy(text, [
    (now) => without(now, WEEK, () => " from "),
    (now) => without(now, SINCE, () => " from "),
    (now) => without(now, AGAIN),
    (now) => without(now, AND, (_, __, [way = ""]) => ` ${way} `),
    (now) => without(now, HELD_ON, () => " from "),
    rated,
    (now) => without(now, STEPPED),
  ]);
}
