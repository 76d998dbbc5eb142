/**
 * Levels held against what was aimed at are told with it in brackets: "revenue came in at $3.4M against a plan of $3.6M, costs at $2.1M against $2.2M" →
 * "revenue came in at $3.4M (plan $3.6M), costs at $2.1M (plan $2.2M)"; "120 vs budget 100" alike. Not "40 against a target of 33" alone.
 */
import { groupSpans } from "./members.ts";
import { matchesIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const AMOUNT = "\\p{Sc}?\\d[\\d.,]*(?<=\\d)(?: ?(?:%|[kKmM]|bn|million|billion)(?!\\p{L}))?";
const AIM = "plan|budget|target|forecast|goal|quota";
const HELD = new RegExp(
  `(?<now>${AMOUNT}) (?:against|versus|vs\\.?|v|compared (?:to|with)) (?:(?:an? |the |our )?(?<aim>${AIM})(?: of)? )?(?<past>${AMOUNT})(?![.,]?\\d| ?(?:${AIM})\\b)(?!\\p{L})(?<tail> (?:planned|budgeted|forecast)(?!\\p{L}))?`,
  "dgiu",
); // catches "$3.4M against a plan of $3.6M" and "$2.1M against $2.2M", not "40 against Leeds"
const FEWEST = 2;
const NAMED = new RegExp(`\\b(?:${AIM}) (?:of )?\\p{Sc}?\\d`, "iu"); // catches "plan of $3", not "plans: 3"

/** Null where fewer are told so, or the first names no aim. */
export function aimsBeside(text: string): Squeezed | null {
  if (!NAMED.test(text)) return null;
  const found = matchesIn(text, HELD).map((one) => groupSpans(one, 0));
  const [first] = found;
  const aim = first?.aim;
  const aims = new Set(found.flatMap((one) => (one.aim ? [text.slice(...one.aim).toLowerCase()] : [])));
  if (!aim || found.length < FEWEST || aims.size > 1) return null;
  const pieces: Piece[] = [];
  let done = 0;
  for (const { now, past, tail } of found) {
    if (!now || !past) return null;
    pieces.push([done, now[1]], " (", aim, " ", past, ")");
    done = (tail ?? past)[1];
  }
  return pieced(text, [...pieces, [done, text.length]]);
}
