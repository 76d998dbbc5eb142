/**
 * A change told by its noun, roughly or twice, is told once: "5,340, an increase of about 400 (8.1 percent) from 2005" → "an increase of 400
 * from 2005"; "a drop of some 600, or 4.6 percent, since 2000" → "a drop of 600 from 2000". Not "an increase of 8%", nor "sold about 400".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const NOUN = "(?:increase|decrease|rise|fall|drop|decline|gain|loss|jump|dip|reduction|growth)";
const OF = `\\b(?:an?|another) (?:net |total |slight |modest |sharp )?${NOUN} of `;
const ABOUT =
  "(?:about|around|some|nearly|almost|roughly|approximately|just over|just under|over|under|more than|less than|only|just)";
const COUNT = "[$€£]?\\d[\\d.,]*(?<=\\d)(?: (?:million|billion|thousand|m|bn|k))?";
const SHARE = "\\d[\\d.]*(?<=\\d) ?(?:%|percent|per cent)";

const ROUGH = new RegExp(`(?<=${OF})${ABOUT} (?=${COUNT})`, "giu"); // catches "about " of "an increase of about 400", not of "sold about 400"
const AGAIN = new RegExp(
  `(?<=${OF}(?:${ABOUT} )?${COUNT}(?: \\p{Ll}+){0,2})(?: \\((?:about |nearly |or )?${SHARE}\\)|,? or (?:about |nearly |almost )?${SHARE},?)(?= (?:from|on|over|since|compared|in|between|during)\\b|[,.;]|$)`,
  "giu",
); // catches " (8.1 percent)" and ", or 8.1 percent," behind "an increase of 400", not " (8.1)"
const SINCE = new RegExp(
  `(?<=${OF}(?:${ABOUT} )?${COUNT}(?: ?%| percent| per cent)?(?: \\p{Ll}+)? )since(?= (?:the )?(?:19|20)\\d\\d)`,
  "giu",
); // catches the "since" of "an increase of 400 since 2000", not of "up since 2000"

/** Null where no change is told so. */
export function aboutChanges(text: string): Squeezed | null {
  if (!/ of .*\d/u.test(text)) return null; // catches " of about 400", not "400 of them"
  return changedBy(text, [
    (now) => without(now, AGAIN),
    (now) => without(now, ROUGH),
    (now) => without(now, SINCE, () => "from"),
  ]);
}
