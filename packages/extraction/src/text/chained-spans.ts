/**
 * Changes told from one time to the next, each by both: "Sales fell 12% from 2021 to 2022 and 10% from 2022 to 2023" → "12% in 2022 and 10%
 * in 2023". Only where each begins with what the one before ends with: not "12% from 2010 to 2015 and 10% from 2019 to 2020".
 */
import type { Squeezed } from "./squeezed.ts";
import { TIME } from "./time-patterns.ts";
import { without } from "./without.ts";

const SPAN = new RegExp(
  `(?<=\\d ?(?:%|per ?cent|percent|points?|[kKmM]|bn)?,? )(?:from |between )(${TIME}) (?:to|and) (${TIME})(?![\\p{L}\\d])`,
  "giu",
); // catches "from 2021 to 2022" of "12% from 2021 to 2022", not "from 12 to 15" or "from 2021 to 2022 sales"

/** Null where no changes are told so. */
export function chainedSpans(text: string): Squeezed | null {
  const spans = [...text.matchAll(SPAN)].map(([, from = "", to = ""]) => [from.toLowerCase(), to.toLowerCase()]);
  const chained = spans.length > 1 && spans.every(([from], at) => at === 0 || from === spans[at - 1]?.[1]);
  const ends = spans.map(([, to]) => to ?? "");
  return chained && new Set(ends).size === ends.length
    ? without(text, SPAN, (found) => `in ${found.slice(found.lastIndexOf(" ") + 1)}`)
    : null;
}
