/**
 * A count that looks like a year, in front of the year in brackets that it is of: "3716 (2015), 1763 (2018)" → "3716 (2015), 1,763 (2018)".
 * Not where each number in front may be a year as well: "1998 (2015), 2001 (2018)".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PAIRS = /(?<![\d.,\p{L}])\p{Sc}?([\d.,]*\d) ?\((?:19|20)\d\d\)/gu; // catches "3716 (2015)", not "(2015)"
const LIKE = /(?<![\d.,\p{L}])(?:1[5-9]|20)\d\d(?= ?\((?:19|20)\d\d\))/gu; // catches the "1763" of "1763 (2018)", not of "1763 in"
const YEAR = /^(?:1[5-9]|20)\d\d$/u; // catches "1763", not "3716"

/** Null where no count looks like a year. */
export function yearLikeCounts(text: string): Squeezed | null {
  if (!text.includes("(")) return null;
  const counts = [...text.matchAll(PAIRS)].map(([, count = ""]) => count);
  const sure = counts.filter((count) => !YEAR.test(count)).length;
  return counts.length > 1 && sure > 0 ? without(text, LIKE, (count) => `${count[0]},${count.slice(1)}`) : null;
}
