/**
 * Counts in front of years in brackets are counts, also where they look like years: "2144 (2017), 1763 (2018) and 918 (2019)" → "1,763 (2018)".
 * Alike behind them: "2017 (2144), 2018 (1963)". Not "1763 (2018)" alone, nor "1950 (1960)⏎1970 (1980)", years on both sides.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const YEAR = "(?:19|20)\\d\\d";
const BEHIND = new RegExp(`(?<![\\d.,$€£])(\\d[\\d,]*) \\((?:in )?(${YEAR})\\)`, "gu"); // catches "1763 (2018)", not "$1763 (2018)"
const WITHIN = new RegExp(`(?<![\\d.,$€£])(${YEAR}) \\((\\d[\\d,]*)\\)`, "gu"); // catches "2018 (1763)", not "2018 (1763 people)"
const YEARLIKE = /^1[5-9]\d\d$|^20\d\d$/u; // catches "1763", not "2144"
const FIRST = /(?<![\d.,])(?:1[5-9]|20)\d\d(?= \((?:in )?(?:19|20)\d\d\))/gu; // catches "1763" of "1763 (2018)", not of "1763 (2)"
const SECOND = /(?<=(?<![\d.,])(?:19|20)\d\d \()(?:1[5-9]|20)\d\d(?=\))/gu; // catches "1763" of "2018 (1763)", not "2018"
const FEWEST = 3;

const grouped = (count: string): string => `${count.slice(0, -3)},${count.slice(-3)}`;

/** Years that rise or fall, with counts of which one at least can be no year. */
function areCounts(pairs: readonly (readonly [count: string, year: string])[]): boolean {
  const years = pairs.map(([, year]) => Number(year));
  const ways = [1, -1].some((way) => years.every((year, at) => at === 0 || (year - (years[at - 1] ?? 0)) * way > 0));
  return (
    pairs.length >= FEWEST &&
    ways &&
    pairs.some(([count]) => YEARLIKE.test(count)) &&
    pairs.some(([count]) => !YEARLIKE.test(count))
  );
}

/** Null where there are none. */
export function countsByYear(text: string): Squeezed | null {
  if (!/\d \((?:in )?\d/u.test(text)) return null; // catches "1763 (2018)", not "1763 people (2018)"
  const behind = [...text.matchAll(BEHIND)].map(([, count = "", year = ""]) => [count, year] as const);
  const within = [...text.matchAll(WITHIN)].map(([, year = "", count = ""]) => [count, year] as const);
  if (areCounts(behind)) return without(text, FIRST, grouped);
  return areCounts(within) ? without(text, SECOND, grouped) : null;
}
