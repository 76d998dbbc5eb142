/**
 * Kilometres of a training note: "Mon 6.2k HR 138, Wed 8k HR 163", "7k at 4:30, 9k at 4:50" → "6.2 km, HR 138". Not "6.2k followers", "12k at £3",
 * nor "5k in 24:10", a race. Its parts are told in one word: "10 min warm up" → "10 min warm-up", "swim down 200 m"; not "warm up 112".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RUN = /(?<=(?<![\d.,\p{Sc}])(\d{1,2}(?:\.\d{1,2})?))k(?= (?:HR \d|(?:at |@ ?)\d{1,2}:\d\d(?!\d)))/gu; // catches the "k" of "6.2k HR 138" and "7k at 4:30", not of "7k at £4"
const HEART = /(?<=\d km)(?= HR \d)/gu; // catches what stands between "6.2 km" and " HR 138"

const PARTS_SAID = /\b(?:warm|cool|swim|wind) (?:up|down)\b/iu; // catches "warm up", not "warm-up"
const LENGTH = "(?:k?m|mi|mins?|minutes|laps|yards|s|secs)";
const PARTS = new RegExp(
  `(?<=\\d ?${LENGTH} (?:easy |short )?(?:warm|cool|swim|wind)) (?=(?:up|down)(?:[,.;:!\\n]|$| and ))|(?<=(?:^|[,:;\\n] ?|\\band )(?:warm|cool|swim|wind)) (?=(?:up|down) \\d[\\d.,]* ?${LENGTH}(?!\\p{L}))`,
  "giu",
); // catches the blank of "10 min warm up," and "swim down 200 m", not of "warm up 112" or "cool down in the shade"

/** Null where no runs of several lengths are noted so. */
export function trainingNotes(text: string): Squeezed | null {
  if (PARTS_SAID.test(text)) return without(text, PARTS, () => "-");
  const lengths = new Set([...text.matchAll(RUN)].map(([, length]) => length));
  if (lengths.size < 2) return null;
  return changedBy(text, [(now) => without(now, RUN, () => " km"), (now) => without(now, HEART, () => ",")]);
}
