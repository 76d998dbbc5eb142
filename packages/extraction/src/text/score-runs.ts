/**
 * Runs of scores behind names, with blanks alone between them: "Jo 142 138 151, Al 120 133 128" → "Jo 142/138/151, Al 120/133/128". Not "France 67 391 582,
 * Italy 59 257 566", whose groups are of no one size, nor one such number alone.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RUN = /(?<=\p{L}:? )[1-9]\d{2}(?: [1-9]\d{2}){2,5}(?![\d.,%]?\d| ?%)/gu; // catches "142 138 151" behind "Jo ", not "67 391 582"
const RUNS_LEAST = 2;
/** How many times as large as the least score of all the greatest may be. */
const APART = 3;

/** Null where fewer than two names have such runs, of as many scores each. */
export function scoreRuns(text: string): Squeezed | null {
  if (!/\d{3} \d{3} \d{3}/u.test(text)) return null; // catches "142 138 151", not "142 138"
  const runs = (text.match(RUN) ?? []).map((run) => run.split(" ").map(Number));
  const scores = runs.flat();
  const alike = runs.every(({ length }) => length === runs[0]?.length);
  if (runs.length < RUNS_LEAST || !alike || Math.max(...scores) > APART * Math.min(...scores)) return null;
  return without(text, RUN, (found) => found.replaceAll(" ", "/"));
}
