/** One spelled word under a hundred: `smallNumber("twenty-six")` → 26. */
import { TENS_WORDS, UNITS_WORDS } from "../../lexicon/number-words.ts";
import { isNumberAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";

const SMALL: ReadonlyMap<string, number> = new Map([...UNITS_WORDS, ...TENS_WORDS]);

const hyphened = (word: string): number | undefined => {
  const [tens = "", unit = ""] = word.split("-");
  const high = TENS_WORDS.get(tens);
  if (high !== undefined && unit === "odd") return high;
  const low = UNITS_WORDS.get(unit);
  return high !== undefined && low !== undefined && low > 0 && low < 10 ? high + low : undefined;
};

/** The value of one spelled word under a hundred, or undefined. */
export const smallNumber = (word: string): number | undefined =>
  SMALL.get(word) ?? (word.includes("-") ? hyphened(word) : undefined);

/** A number of few digits, or one word under a hundred. */
export const countAt = (scan: Scan, at: number, digits = 3): number | undefined => {
  const { kind, text, lower } = tokenAt(scan, at);
  if (kind !== "number") return smallNumber(lower);
  return text.length > digits || /\D/.test(text) ? undefined : Number(text); // catches "1.5", not "15"
};

/** A number in digits, or one word under a hundred. */
export const isCountAt = (scan: Scan, at: number): boolean =>
  isNumberAt(scan, at) || smallNumber(lowerAt(scan, at)) !== undefined;
