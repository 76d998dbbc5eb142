/**
 * A question that is put to a group: "Ask boys whether they read for fun and 39% say yes at age 8" → "Whether they read for fun: among boys, 39% say
 * yes at age 8", so that boys are told of. Not "Ask boys and girls", with no question.
 */

import type { Span } from "@charticle/contract";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const ASKED =
  /(?<=^|[.!?\n] )Ask (?:the |any )?(\p{L}[^\d.:;!?,\n]{1,30}?) ((?:whether|if|how often|what) [^\d.:;!?\n]{3,60}?),? (?:and |then )?(?=(?:about |only |just |some )?\d[\d.]* ?(?:%|per ?cent|in \d))/du; // catches "Ask boys whether they read for fun and " in front of "39%", not "Ask boys."

/** Null where nobody is asked so. */
export function askedGroups(text: string): Squeezed | null {
  const found = text.includes("Ask ") ? matchIn(text, ASKED) : null;
  const [, group, question] = found?.indices ?? [];
  if (!found || !group || !question) return null;
  const rest: Span = [found.index + found[0].length, text.length];
  return pieced(text, [[0, found.index], question, ": among ", group, ", ", rest]);
}
