/**
 * Ends of a reach that are named in brackets are values of these names: "Prices from £40 (single) to £120 (suite)" → "Prices: single £40, suite £120"; a reach
 * that is taken or cost is a range: "Emails take me from 2 to 3 hours, meetings from 1 to 4" → "2-3 hours", "1-4". Not "rose from £40 (May) to £120 (June)".
 */
import { MONTHS, WEEKDAYS } from "../lexicon/calendar.ts";
import { groupSpans } from "./members.ts";
import { matches, matchesIn, matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const AMOUNT = "\\p{Sc}?\\d[\\d.,]*(?<=\\d)(?: ?(?:%|[kKmM](?!\\p{L})|\\p{L}{1,7}(?!\\p{L})))?";
const NAME = "\\p{L}[\\p{L}'’ -]{1,24}";
const ENDS = new RegExp(
  `^(?<what>\\p{L}[\\p{L}'’ -]{1,40}?)(?: (?:range|ranging|vary|varies|start|go|run|are|is))? from (?<one>${AMOUNT}) \\((?<first>${NAME})\\) to (?<two>${AMOUNT}) \\((?<last>${NAME})\\)(?=[.!]?$)`,
  "diu",
); // catches "Prices from £40 (single) to £120 (suite)", not "from £40 (2019) to £120 (2023)"
const TURN =
  /\b(?:rose|fell|grew|went|up|down|climbed|dropped|jumped|increased|decreased|improved|moved|changed|cut)\b/iu; // catches "rose", not "arose"
const TAKEN =
  /\b(?:takes?|costs?|lasts?|ranges?|var(?:y|ies)|pays?|spends?|weighs?) (?:me |us |you |between |about )?from \p{Sc}?\d/iu; // catches "take me from 2", not "rose from 2"
const REACH = /\bfrom (?=\p{Sc}?\d[\d.,]* ?(?:to|-|–) ?\p{Sc}?\d)/giu; // catches "from " of "from 2 to 3", not of "from Leeds"
const TO = /(?<=\d) to (?=\p{Sc}?\d)/gu; // catches " to " of "2 to 3", not of "2 to Leeds"

const FEWEST = 2;

/** Months and days are when it was so. */
const isTime = (words: string): boolean =>
  words
    .toLowerCase()
    .split(" ")
    .some(
      (word) => MONTHS.has(word) || WEEKDAYS.has(word) || /^(?:before|after|now|then|today|start|end)$/u.test(word),
    ); // catches "before", not "beforehand"

function named(text: string): Squeezed | null {
  const { what, one, first, two, last } = groupSpans(matchIn(text, ENDS), 0);
  if (!what || !one || !first || !two || !last || TURN.test(text)) return null;
  if (isTime(text.slice(...first)) || isTime(text.slice(...last))) return null;
  return pieced(text, [what, ": ", first, " ", one, ", ", last, " ", two]);
}

/** Null where no ends are told so. */
export const namedEnds = (text: string): Squeezed | null =>
  /\bfrom \p{Sc}?\d/iu.test(text) // catches "from £4", not "from Leeds"
    ? (named(text) ??
      (matches(text, TAKEN) && !matches(text, TURN) && matchesIn(text, REACH).length >= FEWEST
        ? changedBy(text, [(now) => without(now, REACH), (now) => without(now, TO, () => "-")])
        : null))
    : null;
