/**
 * When all was done, at the end: "I walked 7 km, swam 1.5 km and did 40 push-ups before breakfast at 8" → without it; none of them was so before. So
 * in a list: "two burns and a bee sting before lunch". Not "2
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
const AT_MEAL =
  / (?:all )?before (?:breakfast|lunch|lunchtime|dinner|noon|midday|bedtime|half-?time|opening time|coffee)(?=[.!? ]*$)/iu; // catches " before lunch" at the end, not "before lunch, 9 after"
const SENTENCE = /[.;:\n]/u; // catches ":", not ","
const OTHER_TIMES = /(?<!\p{L})(?:after|afterwards|since|then|at|by|from|in the|on)(?!\p{L})/iu; // catches "after", not "rafters"

/** Null where nothing ends so. */
export function doneBefore(text: string): Squeezed | null {
  if (!/ before /iu.test(text)) return null; // catches " before ", not "beforehand"
  if (matches(text, END) && !matches(text, OTHER) && (text.match(DEEDS)?.length ?? 0) >= FEWEST)
    return without(text, END);
  const list = text.slice(0, AT_MEAL.exec(text)?.index ?? 0);
  const listed = list.includes(", ") && list.lastIndexOf(" and ") > list.indexOf(", ") && !SENTENCE.test(list); // "Five sprains, two burns and a bee sting"
  return listed && !list.includes(" before ") && !OTHER_TIMES.test(text) ? without(text, AT_MEAL) : null;
}
