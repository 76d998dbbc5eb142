/**
 * Names, and two lists of as many figures, of which the second tells how the first were: "Ventoux, Izoard and Tourmalet this week: 21, 14 and 17 km of climbing
 * at 7.5, 7.0 and 7.3%" → "Ventoux: 21 km of climbing at 7.5%, Izoard: 14 km …". Not lists of which one is shorter than the names.
 */

import { AUXILIARIES, PREPOSITIONS, PRONOUNS } from "../lexicon/closed-class.ts";
import { LISTED, membersOf } from "./members.ts";
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NAME = "\\p{L}[\\p{L}'’.-]*(?: \\p{L}[\\p{L}'’.-]*){0,2}?";
const NAMES = `${NAME}(?:, ${NAME})*,? (?:and|&) ${NAME}`;
const WHEN =
  "(?<when> (?:this|last|next) \\p{L}+(?: \\p{L}+)?| today| yesterday| tonight)|(?<once> (?:all )?in (?:one|a|a single) (?:\\p{L}+ )?(?:day|night|week|weekend|month|year|go|ride|sitting|morning|afternoon|season))";
const FIGURE = "[$€£]?\\d[\\d.,]*(?<=\\d)[kKmM]?";
const LIST = `${FIGURE}(?:, ${FIGURE})*,? (?:and|&) ${FIGURE}`;
const WHOLE = new RegExp(
  `^(?<names>${NAMES})(?:${WHEN})?(?::| was| were| had| got| did| took| sold| made)? (?<first>${LIST})(?<noun> ?[\\p{L}%°][^\\d,;:.!?]{0,40}?) (?<joint>at|with|for) (?:about |around )?(?<second>${LIST})(?<unit>(?: ?%| ?[\\p{L}°]+(?: \\p{L}+){0,2})?)(?=[.!?;](?: |$)|$)`,
  "diu",
); // catches "Ann, Bo and Cy: 5, 8 and 3 pints at 4.5, 5.0 and 6.2%", not "Ann, Bo and Cy: 5, 8 and 3 pints"
const FEWEST = 3;

/** Null where the text is told otherwise. */
export function listsOfTwo(text: string): Squeezed | null {
  if (!/\d (?:and|&) \d/iu.test(text) && !/\d,? (?:and|&) [$€£]?\d/iu.test(text)) return null; // catches "8 and 3" and "£8, and £3", not "Ann and Bo"
  const found = matchIn(text, WHOLE);
  const { names, first, noun, joint, second, unit, when } = found?.indices?.groups ?? {};
  if (!found || !names || !first || !noun || !joint || !second || !unit) return null;
  const [called, ones, others] = [names, first, second].map((list) => membersOf(text, list, LISTED));
  if (!called || called.length < FEWEST || called.length !== ones?.length || called.length !== others?.length)
    return null;
  const words = text
    .slice(...names)
    .toLowerCase()
    .split(/[ ,]+/u); // catches ", " and " ", not "'"
  if (words.some((word) => [AUXILIARIES, PREPOSITIONS, PRONOUNS].some((small) => small.has(word)))) return null; // "In Leeds and York it was"
  const told = ` ${text.slice(...joint)} `;
  const items = called.flatMap((name, at): Piece[] => {
    const last = at === called.length - 1;
    const [counted, measure] = [text.slice(...noun), text.slice(...unit)];
    return [
      name,
      ": ",
      ones[at] ?? "",
      at === 0 ? noun : counted,
      told,
      others[at] ?? "",
      ...(last ? [unit] : [measure, ", "]),
    ];
  });
  return pieced(text, [...items, ...(when ? [when] : []), [unit[1], text.length]]);
}
