/**
 * Tenths and hundredths by which a time lies behind another are parts of its seconds: "5.9 s, Ines was 2 tenths slower" → "0.2 s slower"; "three hundredths
 * behind" → "0.03". Not "two tenths of the voters", nor "a tenth slower" without a time.
 */
import { UNITS_WORDS } from "../lexicon/number-words.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PARTS: Readonly<Record<string, number>> = { tenth: 1, hundredth: 2, thousandth: 3 };
const TOLD =
  /(?<![\d.])(\d|\p{Ll}+) (tenth|hundredth|thousandth)s?(?: of a second| of a sec)?(?= (?:slower|faster|quicker|behind|ahead|back|adrift|off|later|sooner|more|less)\b)/gu; // catches "2 tenths" of "2 tenths slower", not of "2 tenths of all"
const SECONDS = /\d ?(?:s|secs?|seconds)\b|\d:\d\d/u; // catches "5.9 s" and "1:02", not "5.9"
const BROKEN = /\d\.\d/u; // catches "10.2", not "10"

const countOf = (word: string): number =>
  word === "a" ? 1 : /\d/u.test(word) ? Number(word) : (UNITS_WORDS.get(word) ?? Number.NaN); // catches "2", not "two"

/** Null where no time is told beside them. */
export function tenths(text: string): Squeezed | null {
  if (!/(?:ten|hundred|thousand)th/u.test(text) || !(SECONDS.test(text) || BROKEN.test(text))) return null; // catches "tenths", not "tent"
  const unit = SECONDS.test(text) ? " s" : "";
  return without(text, TOLD, (found, _, [count = "", part = ""]) => {
    const digits = PARTS[part] ?? 0;
    const value = countOf(count) / 10 ** digits;
    return Number.isNaN(value) || value >= 1 ? found : `${value.toFixed(digits)}${unit}`;
  });
}
