/**
 * How much older or taller one is than others, with the age of one in brackets: "I'm 3 years older than Sam (12) and 5 younger than Jo" → "Sam is 12, I'm
 * 3 years older than Sam and Jo is 5 years older than me", so that each is told as it is. Not "3 years older than the club (1998)".
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const OTHER: ReadonlyMap<string, string> = new Map([
  ["older", "younger"],
  ["younger", "older"],
  ["taller", "shorter"],
  ["shorter", "taller"],
  ["heavier", "lighter"],
  ["lighter", "heavier"],
]);
const HOW = [...OTHER.keys()].join("|");
const TOLD = new RegExp(
  `^(?<who>I|\\p{Lu}\\p{L}+)(?<be>['’]m|['’]s| am| is)(?<first> \\d{1,3}(?<unit> \\p{L}{1,6})? (?:${HOW}) than )(?<ref>\\p{Lu}\\p{L}+)(?: \\(|, who(?: is|['’]s) )(?<age>\\d{1,3})(?:\\)|,)?(?: and (?<more>\\d{1,3})(?: \\p{L}{1,6})? (?<how>${HOW}) than (?<last>\\p{Lu}\\p{L}+))?(?=[.!]?$)`,
  "u",
); // catches "I'm 3 years older than Sam (12) and 5 younger than Jo", not "I'm 3 years older than Sam"

/** Null where nothing is told so. */
export function olderThan(text: string): Squeezed | null {
  const {
    who = "",
    first = "",
    unit = "",
    ref = "",
    age = "",
    more = "",
    how = "",
    last = "",
  } = TOLD.exec(text)?.groups ?? {};
  if (who === "") return null;
  const refAt = text.indexOf(first) + first.length;
  const ageAt = text.indexOf(age, refAt + ref.length);
  const refSpan: Piece = [refAt, refAt + ref.length];
  const pieces: Piece[] = [refSpan, " is ", [ageAt, ageAt + age.length], unit, ", ", [0, refAt], refSpan];
  if (last === "") return pieced(text, pieces);
  const moreAt = text.indexOf(more, ageAt + age.length);
  const lastAt = text.lastIndexOf(last);
  const than = ` ${OTHER.get(how)} than ${who === "I" ? "me" : who}`;
  return pieced(text, [
    ...pieces,
    " and ",
    [lastAt, lastAt + last.length],
    " is ",
    [moreAt, moreAt + more.length],
    unit,
    than,
    ".",
  ]);
}
