/**
 * Minutes and seconds, or hours and minutes, in the cells of a table of how long things lasted: "Ann\t24:10" → "Ann\t24′10", and "7:30" of sleep →
 * "7∶30": marks that the table's reader knows by (`read/table/span-values.ts`). Not in a table of when things start.
 */

import { tellsClocks, tellsHours, tellsMinutes } from "../recognize/settle/axes/told-durations.ts";
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CELL = /(?<=[\t,;|] ?\d{1,3}):(?=[0-5]\d(?:\.\d)? ?(?:[\t,;|\n]|$))/gu; // catches the ":" of "Ann\t24:10", not of "at 9:30" or "3:24:10"
const RUNS =
  /\b(?:runs?|runners?|races?|parkrun|\d+ ?km?|avg|average|mean|best|finish(?:ed)? times?|swimmers?|pace)\b|[\t,;|] ?0:[0-5]\d/iu; // catches "5k", "avg" and "0:45", not "when"
const FEWEST = 2;

/** Null where the text holds no such cells. */
export function spanCells(text: string): Squeezed | null {
  if (!text.includes("\n") || (text.match(CELL)?.length ?? 0) < FEWEST || tellsClocks(text)) return null;
  const hours = tellsHours(text);
  return hours || tellsMinutes(text) || matches(text, RUNS) ? without(text, CELL, () => (hours ? "∶" : "′")) : null;
}
