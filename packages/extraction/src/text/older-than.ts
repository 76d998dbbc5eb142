/**
 * How much older or taller one is than others, with the age of one in brackets: "I'm 3 years older than Sam (12) and 5 younger than Jo" → "Sam is 12, I'm
 * 3 years older than Sam and Jo is 5 years older than me", so that each is told as it is. Not "3 years older than the club (1998)".
 */
import { groupSpans } from "./members.ts";
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
  "du",
); // catches "I'm 3 years older than Sam (12) and 5 younger than Jo", not "I'm 3 years older than Sam"

/** Null where nothing is told so. */
export function olderThan(text: string): Squeezed | null {
  const { who, first, unit, ref, age, more, how, last } = groupSpans(TOLD.exec(text), 0);
  if (!who || !first || !ref || !age) return null;
  const measure = unit ? text.slice(...unit) : "";
  const pieces: Piece[] = [ref, " is ", age, measure, ", ", [0, first[1]], ref];
  if (!more || !how || !last) return pieced(text, pieces);
  const told = text.slice(...who);
  const than = ` ${OTHER.get(text.slice(...how))} than ${told === "I" ? "me" : told}.`;
  return pieced(text, [...pieces, " and ", last, " is ", more, measure, than]);
}
