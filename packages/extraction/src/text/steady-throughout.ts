/**
 * One level told of all times of the rows before it is told once for each: "Home: 212 on Mon, 180 Tue, 131 Wed. Club hasn't moved from 40 all
 * three days" → "Club: 40, 40, 40". Not where no row stands in front.
 */

import type { Span } from "@charticle/contract";
import { UNITS_WORDS } from "../lexicon/number-words.ts";
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const STEADY = new RegExp(
  "(?<=[.;!?\\n,] ?)(?:(?:and|while|but) )?(?:the )?(\\p{L}[\\p{L}\\d'’&-]*(?: [\\p{L}\\d][\\p{L}\\d'’&-]*){0,3}?)" +
    " (?:(?:has|have|had|did)(?:n['’]t| not) (?:budged?|moved?|changed?|shifted|shift) from|(?:stayed|was stuck|were stuck|was|were|stuck|held|remained|stood)(?: steady| flat)? (?:at|on))" +
    " (\\p{Sc}?\\d[\\d.,]*[\\p{L}%]{0,2}) (?:(?:on|in|for) )?(?:(both)|(?:all|each of the) (\\p{L}+|\\d)) (?:days|weeks|months|years|quarters|nights|seasons|terms|rounds|times)(?![\\p{L}\\d])",
  "diu",
); // catches ". Club hasn't moved from 40 all three days", not ". Club stayed at 40"
const ROWS = /\d.*\d.*\d/su; // catches "212 on Mon, 180 Tue, 131", not "212 on Mon"
const MOST = 8;

/** Null where nothing is told so. */
export function steadyThroughout(text: string): Squeezed | null {
  if (!/ (?:both|all|each of the) /u.test(text)) return null; // catches " all ", not "tall"
  const found = matchIn(text, STEADY);
  const [, name, figure] = found?.indices ?? [];
  if (!found || !name || !figure || !ROWS.test(text.slice(0, found.index))) return null;
  const [, , , both, word = ""] = found;
  const count = both ? 2 : (UNITS_WORDS.get(word.toLowerCase()) ?? Number(word));
  if (!(count > 1 && count <= MOST)) return null;
  const end = found.index + found[0].length;
  const levels = Array.from({ length: count }, (_, at): Piece[] => (at === 0 ? [figure] : [", ", figure]));
  const rest: Span = [end, text.length];
  return pieced(text, [[0, found.index], name, ": ", ...levels.flat(), rest]);
}
