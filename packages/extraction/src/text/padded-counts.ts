/**
 * Counts that noughts make as long as the others, without them: "231 Armenia⏎219 Norway⏎097 Italy⏎002 Austria" → "97 Italy", "2 Austria"; alike
 * "Armenia 231⏎Italy 097". Not "01 Intro⏎02 Basics", which are counted on, "001 USA⏎044 UK", which rise, nor codes.
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LINE = /^(?:[-•*] ?)?(?:(\d{2,6}) (?=\p{L})[^\d\n]*|[^\d\n]*\p{L}[ :\t]{1,3}(\d{2,6}))$/u; // catches "097 Italy" and "Italy 097", not "097" or "Italy 9 7"
const NOUGHTS = /(?<=(?:^|\n|[ \t:])(?:[-•*] ?)?)0{1,5}(?=\d{1,5}(?:[ \n]|$))/gu; // catches the "0" of "097 Italy", not of "0.97"
const PADDING = /(?<!\d)0+$/u; // catches the "0" in front of "97" of "097", not of "1097"
const CODES =
  /\b(?:codes?|dial(?:ling)?|ids?|prefix(?:es)?|zip|post ?codes?|rooms?|areas?|agents?|hours|times?|hrs)\b/iu; // catches "Area codes", not "Coder"
const FEWEST = 3;

/** "97" is told by all of "097". */
const traced = (text: string, cut: Squeezed | null): Squeezed | null =>
  cut && {
    text: cut.text,
    back: (span) => {
      const [start, end] = cut.back(span);
      return [start - (PADDING.exec(text.slice(0, start))?.[0].length ?? 0), end];
    },
  };

/** Null where no count is told so. */
export function paddedCounts(text: string): Squeezed | null {
  if (!text.includes("\n") || !/(?:^|[\s:])0\d/u.test(text) || matches(text, CODES)) return null; // catches "097", not "0.97"
  const numbers = text.split("\n").flatMap((line) => {
    const found = LINE.exec(line.trim());
    return found?.[1] ?? found?.[2] ?? [];
  });
  const lines = text.split("\n").filter((line) => /\d/u.test(line)).length; // catches "3", not "three"
  const long = new Set(numbers.map((number) => number.length)).size === 1;
  const full = numbers.some((number) => !number.startsWith("0"));
  const rise = numbers.every((number, at) => at === 0 || Number(number) > Number(numbers[at - 1]));
  const told = numbers.length >= FEWEST && numbers.length >= lines - 1 && long && full && !rise;
  return told ? traced(text, without(text, NOUGHTS)) : null;
}
