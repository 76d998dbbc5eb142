/**
 * Times told by the present, each with its figure in one breath: "this year 3 trips last year 5 year before 2", "20 bugs last sprint 12 this sprint" → with commas between.
 * Not "last year 5 of this year's", nor a text with marks.
 */
import { NUMBERS } from "./number-patterns.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SPAN = "(?:year|month|week|quarter|season|sprint|weekend|term|semester|summer|winter)";
const TIME = `(?:(?:this|last|next) ${SPAN}|(?:the )?${SPAN} before(?: (?:that|last))?|yesterday|today|tomorrow)`;
const FIGURE = `(?:[$€£]?\\d[\\d.,]*(?:[kKmM%])?|${NUMBERS})(?![\\p{L}\\d])`;
const MARKED = /[,;:\n]|[.!?] /u; // catches ", ", not "4.5"
const AHEAD = new RegExp(`(?<=(?:${TIME}) ${FIGURE}(?: \\p{Ll}+)?) (?:and )?(?=(?:${TIME}) ${FIGURE})`, "giu"); // catches the blank in front of "last year 5" behind "this year 3 trips"
const BEHIND = new RegExp(
  `(?<=${FIGURE}(?: \\p{Ll}+)? (?:${TIME})) (?:and )?(?=${FIGURE}(?: \\p{Ll}+)? (?:${TIME}))`,
  "giu",
); // catches the blank in front of "12 this sprint" behind "20 bugs last sprint"
const HINT = /\b(?:this|last|next|before|yesterday|today)\b.*\b(?:this|last|next|before|yesterday|today|tomorrow)\b/iu; // catches "last year … this year", not "last year"

/** Null where no times are told so. */
export const relativeRuns = (text: string): Squeezed | null =>
  HINT.test(text) && !MARKED.test(text)
    ? (without(text, AHEAD, () => ", ") ?? without(text, BEHIND, () => ", "))
    : null;
