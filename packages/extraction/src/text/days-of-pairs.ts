/**
 * Pairs of figures whose days or months are told once by the first and the last: "steps am / steps pm, mon→wed: 4000/3200, 5100/2800, 3900/6000" →
 * "steps am / steps pm: mon 4000/3200, tue 5100/2800, wed 3900/6000". Not where another number of pairs stands behind.
 */

import type { Span } from "@charticle/contract";
import { MONTHS, WEEKDAYS } from "../lexicon/calendar.ts";
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FIGURE = "\\p{Sc}?\\d+(?:[.,]\\d+)*[kKmM%]?";
const WHOLE = "\\p{Sc}?\\d+(?:\\.\\d+)?[kKmM%]?";
const PAIR = `${FIGURE} ?/ ?${FIGURE}`;
const RUN = new RegExp(
  `(?:,| –|\\n)? ?\\(?(?<![\\p{L}\\d])(\\p{L}{3,9}) ?(?:→|->|–|-|to) ?(\\p{L}{3,9})\\)?: ?(${PAIR}(?:(?:, |; ?)${PAIR})+|${WHOLE} ?/ ?${WHOLE}(?:,${WHOLE} ?/ ?${WHOLE})+)`,
  "du",
); // catches ", mon→wed: 4000/3200, 5100/2800", not ", mon→wed: 4000, 5100"
const EACH = new RegExp(PAIR, "gu"); // catches "4000/3200", not "4000"
const SHORT = 3;

/** The names from one to the other in the form of the first; null where they are none of the calendar. */
function namesOf(first: string, last: string, calendar: ReadonlyMap<string, number>): string[] | null {
  const [from, to] = [first, last].map((name) => calendar.get(name.toLowerCase()));
  if (from === undefined || to === undefined) return null;
  const places = Math.max(...calendar.values());
  const count = ((to - from + places) % places) + 1;
  const short = first.length <= SHORT;
  return Array.from({ length: count }, (_, at) => {
    const place = ((from - 1 + at) % places) + 1;
    const [name = ""] = [...calendar].flatMap(([word, own]) => (own === place && word.length > SHORT ? word : []));
    const shown = short ? name.slice(0, SHORT) : name;
    return first.charAt(0) === first.charAt(0).toLowerCase() ? shown : shown.charAt(0).toUpperCase() + shown.slice(1);
  });
}

/** Null where no such run stands. */
export function daysOfPairs(text: string): Squeezed | null {
  const found = matchIn(text, RUN);
  const [, first, last, run] = found?.indices ?? [];
  if (!found || !first || !last || !run) return null;
  const [one, two] = [text.slice(...first), text.slice(...last)];
  const names = namesOf(one, two, WEEKDAYS) ?? namesOf(one, two, MONTHS);
  const pairs = [...text.slice(...run).matchAll(EACH)].map(
    ({ index, 0: all }): Span => [run[0] + index, run[0] + index + all.length],
  );
  if (names?.length !== pairs.length) return null;
  const rows = pairs.flatMap((pair, at): Piece[] => {
    const name = at === 0 ? first : at === pairs.length - 1 ? last : (names[at] ?? "");
    return [at === 0 ? "" : ", ", name, " ", pair];
  });
  const end = found.index + found[0].length;
  return pieced(text, [[0, found.index], found.index > 0 ? ": " : "", ...rows, [end, text.length]]);
}
