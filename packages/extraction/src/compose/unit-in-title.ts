/**
 * The measure of bare figures that their title tells: "Hours played: Hades 96, Celeste 41" → hours; "Rainy days: April 14, May 9" →
 * days. Not "Works days: Ann 4 shifts", "Days in the office: 0 – 11 people", nor "Past three months: rent 900", a time.
 */
import { isSmallWord } from "../lexicon/closed-class.ts";
import { MEASURES } from "../lexicon/units.ts";
import type { Reading } from "../read/reading.ts";

/** Beside those that figures are told in. */
const TITLED: ReadonlyMap<string, string> = new Map([
  ["decibels", "dB"],
  ["kilometers", "km"],
]);

/** The symbol of a measure told in a word: "decibels" → dB; undefined for none. */
export const measureCalled = (word: string): string | undefined =>
  MEASURES.get(word) ?? TITLED.get(word.toLowerCase()) ?? MEASURES.get(word.toLowerCase());

const WORD = /^\p{Ll}{3,}s$/u; // catches "days" and "decibels", not "points/game"
const SHORT: ReadonlySet<string> = new Set(
  "km kg cm mm ml ms mph kph bpm rpm wpm ppm ppb fps kcal gb mb tb db kwh mwh gwh twh mw gw".split(" "),
);
/** Name things as often as they measure. */
const SHY: ReadonlySet<string> = new Set(["stars", "feet", "tons", "seconds"]);
const DONE = /(?:..ed|ing|en|spent|left|read|run)$/u; // catches "played" and "ridden", not "days"

const symbolOf = (word: string): string | null =>
  (WORD.test(word) || SHORT.has(word)) && !SHY.has(word) ? (measureCalled(word) ?? null) : null;

const RANKED =
  /\b(?:\p{L}{3,}iest|\p{L}{2,}[^aeioufrn]est|best|worst|peak|rush) (?:days|weeks|months|years|hours|minutes)$/iu; // catches "Three busiest hours", not "Rest days"

const SPAN =
  /\b(?:past|last|previous|next|coming|first|final|these|those|in|over|after|within)(?: [\p{L}\d-]+)? (?:days|weeks|months|years|hours|minutes)$/iu; // catches "Past three months" and "in 12 weeks", not "Sick days"

const LAND = /\b(?:team|great|in|for|from|of|by|across) GB\b|^GB\b/iu; // catches "Team GB", not "Storage GB"

/** Null where the title tells none, a figure has a unit of its own, or something else is counted. */
export function unitInTitle(title: string, { figures, series, measure }: Reading): string | null {
  if (series.length > 1 || figures.some(({ bare, unit }) => !bare || unit)) return null;
  if (measure && !title.toLowerCase().includes(measure.toLowerCase())) return null;
  if (LAND.test(title)) return null;
  const words = title.toLowerCase().split(/[\s,]+/u); // catches blanks and commas, not "km/h"
  const end = words.findIndex((word, at) => at > 0 && (isSmallWord(word) || DONE.test(word)));
  const head = end < 0 ? words : words.slice(0, end);
  return words[end] === "and" || SPAN.test(head.join(" ")) || RANKED.test(head.join(" "))
    ? null
    : symbolOf(head.at(-1) ?? "");
}
