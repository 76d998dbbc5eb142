/**
 * Pairs without labels under the two that they are of, told one by one: "Kim v Lee by frame: 61 v 40, 12 v 88, 71 v 65" → "by frame: Kim 61, 12, 71;
 * Lee 40, 88, 65". Not "Kim v Lee: 61 v 40", nor "Men v women: Leeds 41 v 38, York 29 v 31", whose pairs have names.
 */
import type { Span } from "@charticle/contract";
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NAME = "(?!(?:me|my|i|we|our|us) )\\p{L}[\\p{L}'’]*(?: (?!v |vs |by |per |over |in |at )\\p{Lu}[\\p{L}'’]*)?";
const HEAD = new RegExp(
  `^(?<one>${NAME})(?: (?:v|vs\\.?|versus) |\\/)(?<two>${NAME})(?:,? (?<what>\\p{L}[^\\n:;]{0,40}))?: ?(?=\\p{Sc}?\\d)`,
  "diu",
); // catches "Kim v Lee by frame: ", not "Men v women: Leeds"
const NUMBER = "\\p{Sc}?\\d+(?:[.,]\\d+)?(?:%|k|s)?";
const PAIR = new RegExp(`^(?<left>${NUMBER}) ?(?:v|vs\\.?|-|–|/|:|to) ?(?<right>${NUMBER})[.!]?$`, "diu"); // catches "61 v 40", not "61" or "6-4 7-5"
const APART = /[,;] (?:and |then )?|\n| and /gu; // catches ", " and ", and "
const FEWEST = 3;

/** Null where the text is no such run. */
export function runsOfPairs(text: string): Squeezed | null {
  const head = text.includes(":") ? HEAD.exec(text) : null;
  const { one, two, what } = groupSpans(head, 0);
  if (!head || !one || !two) return null;
  const lefts: Span[] = [];
  const rights: Span[] = [];
  for (const [start, end] of membersOf(text, [head[0].length, text.trimEnd().length], APART)) {
    const { left, right } = groupSpans(PAIR.exec(text.slice(start, end)), start);
    if (!left || !right) return null;
    lefts.push(left);
    rights.push(right);
  }
  if (lefts.length < FEWEST) return null;
  const listed = (spans: readonly Span[]): Piece[] =>
    spans.flatMap((span, at): Piece[] => (at > 0 ? [", ", span] : [span]));
  return pieced(text, [...(what ? [what, ": "] : []), one, " ", ...listed(lefts), "; ", two, " ", ...listed(rights)]);
}
