/**
 * A head that sets two columns side by side with an arrow, as each row does its figures: "Stock ordered → received: pens 200 → 180, pads 90 →
 * 90" → "Stock ordered vs received: pens 200 vs 180". Not "Prices before → after", nor "May → June", which are times.
 */

import { MONTHS, WEEKDAYS } from "../lexicon/calendar.ts";
import { wordSet } from "../lexicon/closed-class.ts";
import { matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const HEAD = /^[^\n\d→:]*?(?<!\p{L})(\p{L}+) ?→ ?(\p{L}+)(?!\p{L})[^\n\d→:]*(?:\n|: )/u; // catches "Stock ordered → received: ", not "Pens 200 → 180"
const ARROW = / ?→ ?/gu; // catches " → ", not ">"
const BETWEEN = /\d[\d.,]*[\p{L}%]{0,2} ?→ ?\p{Sc}?\d[\d.,]*/gu; // catches "200 → 180", not "pens → 180"
const TIMES = wordSet(
  "before after now then today yesterday tomorrow start end old new first last was is am pm year week month",
);
const FEWEST = 2;

/** Null where the head has no such arrow. */
export function arrowHeads(text: string): Squeezed | null {
  const [head = "", one = "", two = ""] = text.includes("→") ? (matchIn(text, HEAD) ?? []) : [];
  const rows = text.match(BETWEEN)?.length ?? 0;
  const isTime = (word: string): boolean => [TIMES, MONTHS, WEEKDAYS].some((times) => times.has(word.toLowerCase()));
  if (head === "" || isTime(one) || isTime(two) || rows < FEWEST) return null;
  return rows + 1 === text.match(ARROW)?.length ? without(text, ARROW, () => " vs ") : null;
}
