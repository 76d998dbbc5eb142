/**
 * The places of a standing, counted in front of each line, are no column of it: "# Team W D L⏎1 Union 23 3 4⏎2 Dukla 21 6 3" → "Team W D L⏎Union 23 3 4".
 * Not "# Sales⏎Ann 5", nor "Pos Team⏎3 Union⏎7 Dukla".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const HEAD = /^\s*(?:#|pos\.?|rank|rk\.?|no\.?|place) (?=\p{L}[^\n|]{2,80}\n)/iu; // catches "# " in front of "Team W D L", not "# Sales" at the end
const RANKED = /^\s*\S+ [^\n|]+\n+ ?1\.? \p{L}[^\n|]*\d[^\n|]*\n+ ?2\.? \p{L}/u; // catches "# Team W⏎1 Union 23⏎2 Dukla", not "# Team W⏎3 Union 23"
const PLACES = /(?<=\n) ?\d{1,2}\.? (?=\p{L})/gu; // catches the "2 " of "2 Dukla 21", not its "21"

/** Null where the lines are not counted. */
export function hashHeads(text: string): Squeezed | null {
  if (!text.includes("\n") || !matches(text, HEAD) || !matches(text, RANKED)) return null;
  return without(text, new RegExp(`${HEAD.source}|${PLACES.source}`, "giu"));
}
