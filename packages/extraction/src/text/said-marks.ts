/**
 * Marks that are dictated by name: "expenses colon rent eight hundred comma food three hundred", "sixty bananas new line that is all" → ": ", ", ", a
 * line's end. Not "comma 12, colon 5", which counts them, "trial period 30 days", nor a text with marks of its own.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SAID =
  /(?<=\p{L}|\d|%) (?:comma|colon|semicolon|new line|newline|full stop)(?= |$)|(?<!\b(?:the|this|that|a|same|trial|notice|time|holiday|each|per|first|second|last|next|grace|review|reporting)) period$/iu; // catches " comma " and " period" at the end, not "Comma 12"
const OWN = /[;:!?]|[,.](?!\d)(?!\s*$)/u; // catches ", ", not "1,200" or a last "."
const COUNTED = /\b(?:comma|colon|semicolon)s? (?:\d|is used|key)/iu; // catches "comma 12", not "comma food"

const MARKS: readonly (readonly [found: RegExp, mark: string])[] = [
  [/(?<=\S) comma(?= |$)/giu, ","], // catches " comma", not "command"
  [/(?<=\S) (?:semicolon|full stop)(?= |$)/giu, ";"], // catches " full stop", not "stop"
  [/(?<=\S) colon(?= |$)/giu, ":"], // catches " colon", not "colony"
  [/(?<=\S) (?:new line|newline)(?: |$)/giu, "\n"], // catches " new line ", not "new lines"
];
const STOPS = /(?<=\S) period(?= (?!one|two|three|\d)|$)/giu; // catches " period" in front of "fifteen", not of "one"

/** Null where no mark is said. */
export function saidMarks(text: string): Squeezed | null {
  if (!matches(text, SAID) || matches(text, OWN) || matches(text, COUNTED)) return null;
  const stops = / period\s*$/iu.test(text) ? [(left: string) => without(left, STOPS, () => ".")] : []; // catches " period" at the end, not "period 2"
  return changedBy(text, [
    ...MARKS.map(
      ([found, mark]) =>
        (left: string) =>
          without(left, found, () => mark),
    ),
    ...stops,
  ]);
}
