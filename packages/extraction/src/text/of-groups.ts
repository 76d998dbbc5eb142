/**
 * Of each group so many: "Of 18 managers, 7 are women; of 96 ICs, 41 are women" → "women: 7 of 18 managers, 41 of 96 ICs"; "of the 40 boys 31 passed, of
 * the 36 girls 33" → "passed: 31 of 40 boys, 33 of 36 girls". Not "of 40 boys 31 passed and 9 failed", which is one group.
 */
import { groupSpans } from "./members.ts";
import { matchesIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = "\\d[\\d,]*(?<=\\d)";
const GROUP = new RegExp(
  `(?<=^|[.;,] ?|\\band |\\bbut |\\bwhile )(?:out )?of (?:the |our |all )?(?<whole>${NUMBER} (?!of\\b)\\p{L}[\\p{L}'’-]*(?: (?!\\d)[\\p{L}][\\p{L}'’-]*){0,2}?),? (?<part>${NUMBER})(?:,? (?:(?:are|is|were|was|have|had|got|have been) )?(?<what>\\p{L}[\\p{L}'’ -]{2,30}?))?(?=[.;,!]|$| and of\\b| but of\\b| while of\\b)`,
  "dgiu",
); // catches "Of 18 managers, 7 are women" and "of the 36 girls 33", not "of 40 boys and 36 girls"
const FEWEST = 2;
const REST = /^[\s.!;,]*$/u; // catches ".", not ". Great"

/** Null where fewer are told so, or they are told of different things. */
export function ofGroups(text: string): Squeezed | null {
  const found = matchesIn(text, GROUP);
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last || found.length < FEWEST || first.index > 0) return null;
  const told = found.map((one) => groupSpans(one, 0));
  const words = new Set(told.flatMap(({ what }) => (what ? [text.slice(...what).toLowerCase()] : [])));
  const what = told[0]?.what;
  if (!what || words.size !== 1 || !REST.test(text.slice(last.index + last[0].length))) return null;
  const pieces: Piece[] = [what, ": "];
  for (const [at, { whole, part }] of told.entries()) {
    if (!whole || !part) return null;
    pieces.push(at > 0 ? ", " : "", part, " of ", whole);
  }
  return pieced(text, pieces);
}
