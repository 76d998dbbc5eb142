/** Magnitudes after digits: `scaleAt(scan, at)` at "M" in "$2M" → {factor: 1e6, to: at + 1} */
import { wordNumbers } from "../../lexicon/closed-class.ts";
import {
  COUNTED_CUES,
  DISTANCE_CUES,
  METRE_CUES,
  MILLION_CUES,
  MINUTE_CUES,
  WEAK_METRE_CUES,
} from "../../lexicon/letter-m.ts";
import { SCALES } from "../../lexicon/number-words.ts";
import { CURRENCY_SIGNS } from "../../lexicon/units.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";

const LETTERS = wordNumbers({ 1e3: "k K", 1e6: "M MM", 1e9: "B", 1e12: "T" });
const MONEY_LETTERS = wordNumbers({ 1e6: "m", 1e9: "b", 1e12: "t", 1e5: "L l" });

const has = (scan: Scan, cues: ReadonlySet<string>): boolean =>
  [...cues].some((cue) => scan.words.has(cue) || scan.words.has(`${cue}s`));

/** A text of money, sales or people. */
export const hasMagnitudes = (scan: Scan, but = ""): boolean =>
  [...MILLION_CUES].some((cue) => cue !== but && scan.words.has(cue)) ||
  [...CURRENCY_SIGNS.keys()].some((sign) => scan.signs.has(sign));

const LENGTH = /(?<![\d.,])\d{4}m\b|\dm(?:(?: [a-z]+){0,2} in|:)? [\d:.]+ ?(?:s|secs?|seconds|mins?)\b/; // catches "8849m", "100m 12.1 s" and "100m free in 98 seconds", not "120m"

/** What is counted by the million right behind the letter. */
const MASSES =
  /\dm (?:square|sq|cubic|litres|liters|gallons|tonnes|tons|barrels|hectares|acres|doses|jobs|workers|homes|km|miles)\b/; // catches "4.67m square kilometres", not "4m wide"

/** "Waiting list: 4.2m in 2019, 7.7m at its peak": counted, and nothing but the peak speaks of metres. */
const isCountedByWords = (scan: Scan): boolean =>
  has(scan, COUNTED_CUES) &&
  [...METRE_CUES].every((cue) => WEAK_METRE_CUES.has(cue) || !(scan.words.has(cue) || scan.words.has(`${cue}s`)));

/** "83.9m passengers", "sales of 1.1m", "331m" against "the 8.2m jump", "a 25m pool". */
export const isMillion = (scan: Scan): boolean =>
  hasMagnitudes(scan) ||
  MASSES.test(scan.text) ||
  isCountedByWords(scan) ||
  !(has(scan, METRE_CUES) || has(scan, MINUTE_CUES) || LENGTH.test(scan.text));

/** "35m" of a commute. */
export const isMinute = (scan: Scan): boolean => !hasMagnitudes(scan) && has(scan, MINUTE_CUES);

const RACE =
  /\b(?:the|an?|our|my|his|her|your|to) \d+k\b|\d+k[:,]? (?:and|race|runs?|time|pb)\b|[2-9]\d\dk|worth|spent/iu; // catches "the 5k" and what is worth "260k", not "ran 5k"

/** "mon 8k, wed 12k" of a runner. Not "walked 8.2k steps", "the race raised £8k". */
export const isKilometre = (scan: Scan, at: number): boolean =>
  tokenAt(scan, at).text === "k" &&
  !tokenAt(scan, at).spaced &&
  Number(tokenAt(scan, at - 1).text) < 200 &&
  has(scan, DISTANCE_CUES) &&
  !scan.words.has("steps") &&
  !RACE.test(scan.text) &&
  !hasMagnitudes(scan, "k");

const BILLIONS = /\d[.,]\db\b/u; // catches "1.4b", not "2b"

const LAKHS = /\d(?:[kK]|Cr?)\b/u; // catches the "95k" beside "1.2L" of sales, not "95 km"

export type ScaleAt = { factor: number; to: number };

/** The magnitude written at a token, and the token after it; factor 1 where there is none. */
export function scaleAt(scan: Scan, at: number, money: "money" | "count"): ScaleAt {
  const whole = tokenAt(scan, at);
  if (whole.kind !== "word") return { factor: 1, to: at };
  const token =
    whole.text.endsWith("+") && /^[kKmM]\+$/u.test(whole.text)
      ? { ...whole, text: whole.text.charAt(0), lower: whole.lower.charAt(0) }
      : whole; // catches "k+", not "B+"
  const none = { factor: 1, to: at };
  if (money === "count" && isKilometre(scan, at)) return none;
  const letter = LETTERS.get(token.text) ?? (money === "money" ? MONEY_LETTERS.get(token.text) : undefined);
  const attached = !token.spaced;
  if (whole.text === "B" && !attached && CURRENCY_SIGNS.has(lowerAt(scan, at + 1))) return none; // "A $10 B $15"
  if (letter !== undefined && money === "count" && isNumberAt(scan, at + 1) && tokenAt(scan, at + 1).spaced)
    return attached && token.lower === "k" ? { factor: letter, to: at + 1 } : none;
  if (
    letter !== undefined &&
    (attached || money === "money" || token.lower === "k") &&
    (lowerAt(scan, at + 1) !== "+" || tokenAt(scan, at + 1).spaced)
  )
    return { factor: letter, to: at + 1 };
  if (token.text === "m" && attached && isMillion(scan)) return { factor: 1e6, to: at + 1 };
  if (token.text === "L" && attached && hasMagnitudes(scan) && LAKHS.test(scan.text))
    return { factor: 1e5, to: at + 1 };
  if (token.text === "b" && attached && (hasMagnitudes(scan) || BILLIONS.test(scan.text)))
    return { factor: 1e9, to: at + 1 };
  const word = token.lower === "mil" && scan.mark === "," ? 1e3 : SCALES.get(token.lower); // "324 mil" beside "1,57 millones"
  if (word === undefined || (token.text === "Mill" && isCapitalAt(scan, at + 1))) return none; // "3,100 Mill Lane"
  const dotted = lowerAt(scan, at + 1) === "." && ["mio", "mrd", "tsd"].includes(token.lower) ? 1 : 0;
  const next = at + 1 + dotted;
  const second = SCALES.get(lowerAt(scan, next));
  if (second !== undefined && isWordAt(scan, next) && second !== 12) return { factor: word * second, to: next + 1 };
  return { factor: word, to: next };
}
