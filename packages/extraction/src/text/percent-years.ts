/** Years that head columns of shares: "Group 1959% 1970% 1979%" → "Group 1959 1970 1979". Not "up 1959%". */
import { matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const HEAD = /^[^\n]*?(?:[ \t|](?:19|20)\d\d ?%){2,}[ \t|]*(?=\n)/u; // catches "Group 1959% 1970%" in front of its rows, not "1959% of"
const SIGN = /(?<=[ \t|](?:19|20)\d\d) ?%/gu; // catches the "%" of " 1959%", not of "40%"

/** Null where no line is headed so. */
export function percentYears(text: string): Squeezed | null {
  const [head] = matchIn(text, HEAD) ?? [];
  return head === undefined ? null : without(text, SIGN, (found, at) => (at < head.length ? "" : found));
}
