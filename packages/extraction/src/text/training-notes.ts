/**
 * Kilometres of a training note: "Mon 6.2k HR 138", "7k at 4:30", "10k in 52:10" → "6.2 km HR 138". Not "6.2k followers", nor "12k at £3".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RUN = /(?<=(?<![\d.,\p{Sc}])\d{1,2}(?:\.\d{1,2})?)k(?= (?:HR \d|(?:at |@ ?|in )\d{1,2}:\d\d(?!\d)))/gu; // catches the "k" of "6.2k HR 138" and "7k at 4:30", not of "7k at £4"

const HEART = /(?<=\d km)(?= HR \d)/gu; // catches what stands between "6.2 km" and " HR 138"

/** Null where no run is noted so. */
export const trainingNotes = (text: string): Squeezed | null =>
  changedBy(text, [(now) => without(now, RUN, () => " km"), (now) => without(now, HEART, () => ",")]);
