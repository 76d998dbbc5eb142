/**
 * Days and months joined by hyphens tell a run as with blanks: "Monday-to-Sunday takings: 410, …" → "Monday to Sunday takings". Not "day-to-day".
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { ANY_MONTH } from "./time-patterns.ts";
import { without } from "./without.ts";

const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun";
const JOINED = new RegExp(`(?<=\\b(?:${DAY}|${ANY_MONTH}))-to-(?=(?:${DAY}|${ANY_MONTH})(?!\\p{L}))`, "giu"); // catches "-to-" of "Monday-to-Sunday", not of "day-to-day"

/** Null where none are joined so. */
export const dayToDay = (text: string): Squeezed | null =>
  matches(text, /-to-/u) ? without(text, JOINED, () => " to ") : null; // catches "-to-", not " to "
