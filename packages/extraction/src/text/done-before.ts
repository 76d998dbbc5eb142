/**
 * When all was done, at the end: "I walked 7 km, swam 1.5 km and did 40 push-ups before breakfast at 8" → without it; none of them was so before. Not "2
 * coffees before lunch, 3 after", nor "12 bugs before lunch".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MEAL =
  "(?:breakfast|lunch|brunch|dinner|supper|work|school|bed|bedtime|sunrise|dawn|noon|class|church|practice|the kids (?:woke|wake)(?: up)?|(?:I|we) left(?: for work)?)";
const END = new RegExp(
  `(?<=\\d[^.;:!?\\n]*\\d[^.;:!?\\n]*) (?:all )?before ${MEAL}(?: (?:at|around) \\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?)?(?: (?:today|this morning|on \\p{L}+day))?(?=[.!]?\\s*$)`,
  "iu",
); // catches " before breakfast at 8." at the end, not " before lunch, 3"
const OTHER = /\b(?:after|afterwards|now|then|later|from \d)\b/iu; // catches "3 after", not "afternoon"
const DEEDS =
  /(?:^|[,;]|\band) ?(?:(?:i|we|he|she|they) )?(?:\p{L}+ed|ran|swam|did|rode|made|wrote|read|drank|ate|drove|sold|got|biked|cycled|hiked) [^\d.]{0,12}\d/giu; // catches "I walked 7" and "and did 40", not "12 bugs"
const FEWEST = 2;

/** Null where nothing ends so. */
export const doneBefore = (text: string): Squeezed | null =>
  / before /iu.test(text) && matches(text, END) && !matches(text, OTHER) && (text.match(DEEDS)?.length ?? 0) >= FEWEST
    ? without(text, END)
    : null; // catches " before ", not "beforehand"
