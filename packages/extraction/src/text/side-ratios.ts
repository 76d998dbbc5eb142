/**
 * Two sides and what each has, told as a ratio: "men to women 60:40", "60/40 split men women", "male:female 3:2", "60 men to 40 women" are
 * read as "men 60, women 40". Not "Rome to Paris 2:30".
 */

import { PREPOSITIONS } from "../lexicon/closed-class.ts";
import { matches } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SIDE = "(\\p{L}[\\p{L}'-]*)";
const FIGURE = "(\\d{1,3}(?:\\.\\d)?)";
const APART = `${FIGURE}%? ?(?:[:/–-]|to|v|vs\\.?) ?${FIGURE}%?`;
const SIDES = `${SIDE}(?: ?[:/] ?| to | v | vs\\.? | versus | )${SIDE}`;
const SAID = "(?: ratio| split)?(?: (?:is|was|of|at))?[:=–-]?(?: [=–-])?";

const SIDES_FIRST = new RegExp(`^(?:the )?(?:ratio (?:of )?|split )?${SIDES}${SAID} ${APART}[.!]?$`, "iu"); // catches "the ratio of men to women is 60:40", not "men 60 women 40"
const FIGURES_FIRST = new RegExp(
  `^(?:a |split |ratio )?${APART}(?: ratio| split)?(?: of| between)?:? ${SIDES}[.!]?$`,
  "iu",
); // catches "60/40 split men women", not "3:45 to Rome"
const EACH = new RegExp(`^${FIGURE}%? ${SIDE} to ${FIGURE}%? ${SIDE}[.!]?$`, "iu"); // catches "60 men to 40 women", not "60 to 40 men"

const OPEN = /\d/u; // catches "60", not "men"
const CLOCK = /^\d{1,2}:\d\d$/u; // catches "2:30", not "3:2"
const RANGE = / to .*\d to \d/u; // catches "Rome to Paris 45 to 60", not "men to women 60:40"
const WHOLES: ReadonlySet<number> = new Set([10, 100]);
const NOT_SIDES = /^(?:the|a|an|from|in|on|at|by|is|was|score|final|odds|win|won|lost|beat|draw|ft|ht|split|ratio)$/iu; // catches "from", not "men"

/** Where each part of what was found stands. */
function spansOf(text: string, parts: readonly string[]): (readonly [number, number])[] {
  let at = 0;
  return parts.map((part) => {
    const start = text.indexOf(part, at);
    at = start + part.length;
    return [start, at];
  });
}

const ORDERS: readonly (readonly [RegExp, readonly number[]])[] = [
  [SIDES_FIRST, [0, 2, 1, 3]],
  [FIGURES_FIRST, [2, 0, 3, 1]],
  [EACH, [1, 0, 3, 2]],
];

/** Null where no two sides are told so. */
export function sideRatios(text: string): Squeezed | null {
  if (text.length > 80 || !matches(text, OPEN)) return null;
  for (const [pattern, order] of ORDERS) {
    const parts = pattern.exec(text)?.slice(1);
    const [first, one, second, two] = order.map((at) => parts?.[at] ?? "");
    if (!parts || !first || !second || !one || !two) continue;
    const sides = [first, second];
    if (first.toLowerCase() === second.toLowerCase()) continue;
    if (sides.some((side) => NOT_SIDES.test(side) || PREPOSITIONS.has(side.toLowerCase()))) continue;
    const whole = WHOLES.has(Number(one) + Number(two));
    if (((CLOCK.test(`${one}:${two}`) && text.includes(`${one}:${two}`)) || matches(text, RANGE)) && !whole) continue;
    const spans = spansOf(text, parts);
    const pieces = order.flatMap((at, place): Piece[] => [["", " ", ", ", " "][place] ?? "", spans[at] ?? ""]);
    return pieced(text, pieces);
  }
  return null;
}
