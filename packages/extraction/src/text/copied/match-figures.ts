/**
 * Figures of a match, as pages of results have them: each line tells what was counted between the figures of the two sides ("8 Shots on goal 5⏎11
 * Fouls 13"), under both names, or in turn a head and both names with theirs ("Shots⏎Reds 12Blues 7"). Not "2 eggs 60".
 */
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, groupsIn, linesOf, tableTold } from "./cells.ts";

const FIGURE = "\\d[\\d.,]*%?";
const BETWEEN = new RegExp(`^(${FIGURE}) (\\p{L}[\\p{L} %()/-]*?) (${FIGURE})$`, "u"); // catches "8 Shots on goal 5", not "8 Shots"
const SIDES = /^(\p{L}[\p{L}\d .'’&-]{1,28}?) (?:vs?\.?|[-–]) (\p{L}[\p{L}\d .'’&-]{1,28})$/u; // catches "Reds v Blues", not "Reds"
const BOTH = new RegExp(
  `^(\\p{L}[\\p{L} .'’&-]{1,28}?) ?(${FIGURE}) ?(\\p{L}[\\p{L} .'’&-]{1,28}?) ?(${FIGURE})$`,
  "u",
); // catches "Reds 12Blues 7", not "Reds 12"
const FEWEST = 3;
const MOST_CAPTIONS = 2;

/** "8 Shots on goal 5" below "Reds v Blues". */
function between(text: string, lines: readonly CopiedCell[]): Squeezed | null {
  const first = lines.findIndex((line) => BETWEEN.test(line.text));
  const body = first < 0 ? [] : lines.slice(first).flatMap((line) => [groupsIn(line, BETWEEN) ?? []]);
  const above = lines.slice(0, Math.max(first, 0));
  const last = above.at(-1);
  const sides = last && groupsIn(last, SIDES);
  const heads = sides ?? (above.length > 1 ? above.slice(-2) : []);
  const plain = above.every((line) => !/\d/u.test(line.text)); // catches "3", not "three"
  if (body.length < FEWEST || body.some((row) => row.length < 3) || heads.length < 2 || !plain) return null;
  const rows = body.map(([left, name, right]) => [name, left, right].flatMap((cell) => cell ?? []));
  return tableTold(text, {
    captions: above.slice(0, sides ? -1 : -2).slice(0, MOST_CAPTIONS),
    corner: null,
    heads,
    rows,
  });
}

/** "Shots", then "Reds 12Blues 7". */
function inTurn(text: string, lines: readonly CopiedCell[]): Squeezed | null {
  const named = lines.filter((_, at) => at % 2 === 0);
  const told = lines.flatMap((line, at) => (at % 2 === 1 ? [groupsIn(line, BOTH) ?? []] : []));
  const [[left, , right] = []] = told;
  const same = told.every((row) => row[0]?.text === left?.text && row[2]?.text === right?.text && row.length > 0);
  const plain = named.every((line) => !/\d/u.test(line.text)); // catches "3", not "three"
  if (told.length < FEWEST || named.length !== told.length || !left || !right || !same || !plain) return null;
  const rows = told.map((row, at) => [named[at], row[1], row[3]].flatMap((cell) => cell ?? []));
  return tableTold(text, { captions: [], corner: null, heads: [left, right], rows });
}

/** Null where the lines tell no such figures. */
export function matchFigures(text: string): Squeezed | null {
  if (!text.includes("\n") || /[|\t]/u.test(text)) return null; // catches a tab, not a blank
  const lines = linesOf(text);
  return between(text, lines) ?? inTurn(text, lines);
}
