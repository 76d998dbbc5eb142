/**
 * How long something takes before a change and behind it is told by "afterwards", since "3 days after" alone is a time: "It took 40 minutes before the fix
 * and 12 minutes after it" → "… and 12 minutes afterwards". Not "12 minutes after the start", nor "ate 3 hours before the race and 2 hours after midnight".
 */
import { groupSpans } from "./members.ts";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const LASTED = "\\d[\\d.,]* (?:seconds|minutes?|mins?|hours?|days?|weeks?|months?)";
const BOTH = new RegExp(
  `${LASTED} before(?<first> [^\\d.;:!?\\n]{2,50}?)?(?:,? and|,| but|,? to)(?: (?:just|only|about|around|nearly))? ${LASTED} (?<last>after(?<again> (?:it|that|this|the \\p{L}+(?: \\p{L}+)?))?)(?=[.!;)]|$)`,
  "diu",
); // catches "40 minutes before the fix and 12 minutes after it", not "3 days after the start of May"

/** Null where no two spans are told so. */
export function lastedAfter(text: string): Squeezed | null {
  if (!/ before\b/u.test(text) || !/\d \p{L}+ after\b/u.test(text)) return null; // catches " before" and "12 minutes after", not "after 12 minutes"
  const { first, last, again } = groupSpans(matchIn(text, BOTH), 0);
  if (!last || !first) return null; // "45 min before, 28 min after" is read as it stands
  const what = again
    ? text
        .slice(...again)
        .trim()
        .toLowerCase()
    : "";
  const hired = !again && / (?:I|we|they|he|she|you) /u.test(text.slice(...first)); // catches " we " of "before we hired Sam", not "west"
  if (hired) return null; // read as it stands
  const same =
    !what.startsWith("the ") ||
    (first !== undefined &&
      text
        .slice(...first)
        .toLowerCase()
        .includes(what));
  return same ? pieced(text, [[0, last[0]], "afterwards", [last[1], text.length]]) : null;
}
