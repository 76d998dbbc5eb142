/**
 * Figures of times, each with that of the year before in brackets, are two series: "410 in May (a year ago 380), 520 in June (440 a year ago)" → "(a year
 * ago: 380)". Not "410 in May (a year ago 380)" alone, nor "North 40 (last year 31)", whose brackets tell two times.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PAST =
  "(?:a year (?:ago|before|earlier)|one year (?:ago|before|earlier)|the (?:year|month|week) before|last (?:year|month|season)|(?:the )?previous (?:year|month|season))";
const TIME =
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|spring|summer|autumn|winter|q[1-4])\\p{Ll}*";
const NUMBER = "[$€£]?\\d[\\d.,]*(?:%|k|m)?";
const BRACKET = new RegExp(
  `(?<=\\b${TIME} \\()(?:(?<past>${PAST}):? (?<behind>${NUMBER})|(?<ahead>${NUMBER}) (?<then>${PAST}))(?=\\))`,
  "giu",
); // catches "a year ago 380" of "May (a year ago 380)", not of "North (a year ago 380)"
const ARTICLE = /^(?:an?|one|the) /iu; // catches "a " of "a year ago", not "last year"
const EARLIER = /earlier$/iu; // catches "year earlier", not "year ago"
const ASK = /(?:year|month|season)(?: ago| before| earlier)?(?:\)|:? [$€£\d])/u; // catches "a year ago 380" and "last year)", not "last year, 380"
const FEWEST = 2;

/** Null where fewer are told so. */
export function pastBrackets(text: string): Squeezed | null {
  if (!text.includes(" (") || !ASK.test(text) || (text.match(BRACKET)?.length ?? 0) < FEWEST) return null;
  return without(
    text,
    BRACKET,
    (_, __, [past, behind, ahead, then]) =>
      `${(past ?? then ?? "").replace(ARTICLE, "").replace(EARLIER, "before")} ${behind ?? ahead}`,
  );
}
