/**
 * A dash in front of what the figures add up to joins no range: "Thu 10 km — 48 km in total", "Sun 180 – 510 overall", "toys £8 — £38" behind what makes
 * 38 → "— that's 38". Not "ages 10 – 48 in total silence", "£8–£12" nor "5 - 10 km".
 */
import { matchesIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const AMOUNT = "\\p{Sc}?\\d[\\d.,]*(?<=\\d)(?: ?(?:%|[kKmM](?!\\p{L})|\\p{L}{1,6}(?!\\p{L})))?";
const SUM =
  "(?:(?:\\p{L}{2,} )?(?:in total|in all|total|altogether|overall|all told|all in all|combined)(?!\\p{L}| (?:of|silence)))";
const TOTAL = new RegExp(`(?<=\\d(?: ?(?:%|\\p{L}{1,6}))?) [—–-] (?=${AMOUNT} ${SUM})`, "gu"); // catches " — " of "10 km — 48 km in total", not of "10 — 48 km"
const BARE = new RegExp(`(?<=\\d(?: ?(?:%|\\p{L}{1,6}))?) [—–-] (?=${AMOUNT}[.!]?$)`, "gu"); // catches " — " of "£8 — £38", not of "£8 — £38 each"
const NUMBER = /\d[\d,]*(?:\.\d+)?/gu; // catches "1,204" and "8.5", not "k"
/** What stands there instead. */
const AGAIN = " — that's ";
const FEWEST = 3;
const EVEN = 0.001;

const numbersIn = (words: string): number[] =>
  matchesIn(words, NUMBER).map(([number]) => Number(number.replaceAll(",", "")));

/** The figures in front of it make the one behind. */
function addsUp(text: string, at: number): boolean {
  const clause = text.slice(0, at).split(/[:\n]/u).at(-1) ?? "";
  const before = numbersIn(clause);
  const [sum = 0] = numbersIn(text.slice(at));
  const made = before.reduce((all, one) => all + one, 0);
  return before.length >= FEWEST - 1 && Math.abs(made - sum) <= EVEN * sum;
}

/** Null where no dash stands so. */
export function sumDashes(text: string): Squeezed | null {
  if (!/\d\S* (?:\p{L}{1,6} )?[—–-] \p{Sc}?\d/u.test(text)) return null; // catches "10 km — 4", not "10–4"
  return (
    without(text, TOTAL, (found, at) => (numbersIn(text.slice(0, at)).length >= FEWEST - 1 ? AGAIN : found)) ??
    without(text, BARE, (found, at) => (addsUp(text, at) ? AGAIN : found))
  );
}
