/**
 * A time since when nothing was higher or lower, told with its own figure: "59.7 per cent, the lowest since 2001, when 59.4 per cent voted" → "59.7 per cent;
 * in 2001 59.4 per cent voted"; "after eight cuts since June 2024, when it stood at 4%" → "after eight cuts; in June 2024 it stood at 4%". Not "the lowest
 * since 2001", nor "since 2001, when the bridge opened".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December) ";
const TIME = `(?:${MONTH})?(?:1[0-9]|20)\\d\\d`;
const WORD = "[\\p{L}'’-]+ ";
const OUTMOST = "(?:\\p{L}{2,}est|most|least|worst|best|first)";
/** What is told of that time: a figure in the same clause. */
const TOLD = ", when [^.;:,\\d]{0,60}\\p{Sc}?\\d";

const OF_ALL = new RegExp(
  `(?<=\\d[^.;!?]{0,90}(?:\\.\\d[^.;!?]{0,90})?)(?:,| [–—]|,? and)(?:,? making (?:it|this|that|them))? (?:the|its|their|his|her|an?) (?:${WORD}){0,3}?${OUTMOST} (?:${WORD}){0,6}?since (?:(?:${WORD}){1,5}?in )?(?=${TIME}${TOLD})`,
  "giu",
); // catches ", the lowest since " in front of "2001, when 59.4", not of "2001, when the bridge opened"
const IT_WAS = new RegExp(
  `(?<=\\d[^.;!?]{0,90}(?:\\.\\d[^.;!?]{0,90})?),? since (?=${TIME}, when (?:it|they|there|the (?:rate|figure|total|number|price|level)) (?:was|were|stood|had|numbered|came|totalled|reached|hit)\\b[^.;:,\\d]{0,30}\\p{Sc}?\\d)`,
  "giu",
); // catches " since " in front of "June 2024, when it stood at 4%", not of "June 2024"
const WHEN = new RegExp(`(?<=; in ${TIME}), when(?= )`, "giu"); // catches ", when" behind "; in 2001", not behind "in 2001"

/** Null where no such time is told. */
export const sinceWhen = (text: string): Squeezed | null =>
  /\bsince\b[^.;:]*\d, when /iu.test(text) // catches "since 2001, when ", not "since 2001"
    ? changedBy(text, [
        (now) => without(now, OF_ALL, () => "; in "),
        (now) => without(now, IT_WAS, () => "; in "),
        (now) => without(now, WHEN),
      ])
    : null;
