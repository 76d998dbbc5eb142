/**
 * Lines that each tell a number, one noun and a figure are a list, whose numbers count no places: "5 star 68%⏎4 star 17%" → "5 star 68%; 4 star 17%", so that
 * no table is made of them. Not "1 India 155⏎2 Peru 12".
 */
import { matches } from "../needs/matches.ts";
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const LINE =
  /^ *\d{1,3} (\p{Ll}{3,12}(?= ?[:–-]? )|stars?|bed)(?: \p{L}+){0,2}(?: ?[:–-])? [$€£]?\d[\d.,]*[%kKmM€]? *$/u; // catches "5 star 68%", not "1 India 155"
const LISTED = /^\d{1,3} \p{Ll}[^\n]* [$€£]?\d[^\n]*\n *\d{1,3} \p{Ll}/mu; // catches "5 star 68%⏎4 star", not "5 star 68%"
const BREAK = /:? *\n+ */gu; // catches a line's end, not a blank

/** Null where the lines tell of several things, or none. */
export function kindLines(text: string): Squeezed | null {
  if (!text.includes("\n") || !matches(text, LISTED)) return null;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const first = lines.findIndex((line) => LINE.test(line));
  const nouns = new Set(lines.slice(first).map((line) => LINE.exec(line)?.[1]?.replace(/s$/u, ""))); // catches the "s" of "stars"
  const headed = first === 0 || (first === 1 && !/\d/u.test(lines[0] ?? "")); // catches "2021", not "Ratings"
  if (first < 0 || !headed || nouns.size > 1 || nouns.has(undefined)) return null;
  let breaks = 0;
  return without(text, BREAK, (_, at) => {
    if (text.slice(at).trim() === "" || at === 0) return "";
    breaks += 1;
    return first === 1 && breaks === 1 ? ": " : "; ";
  });
}
