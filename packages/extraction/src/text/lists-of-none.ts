/**
 * Names of which one is "nothing" or "both", and as many figures: "Caffeine, placebo, nothing: 312, 338, 341 ms" → "Caffeine: 312 ms, placebo: 338 ms,
 * nothing: 341 ms". Not "tea or nothing: 12", nor as many figures as there are no names.
 */

import { LISTED, membersOf } from "./members.ts";
import { matches, matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NAME = "\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,2}";
const NONE = "(?:nothing|nothing at all|both|either|neither|the lot)";
const NAMES = `${NAME}(?:, ${NAME})*,? (?:(?:and|&) )?${NAME}`;
const FIGURE = "[$€£]?\\d[\\d.,]*(?<=\\d)[kKmM]?";
const WHOLE = new RegExp(
  `^(?<names>${NAMES})(?::| came (?:in|out) at| scored| got| took| was| were) (?<figures>${FIGURE}(?:, ${FIGURE})*,? (?:(?:and|&) )?${FIGURE})(?<unit>(?: ?%| \\p{L}+)?)(?=[^\\d]*$)`,
  "diu",
); // catches "Music, podcast, nothing: 22, 18, 9 km", not "Music 22, nothing 9"
const HOLDS = new RegExp(`(?:, |\\band )${NONE}(?=,|:| \\p{L})`, "iu"); // catches ", nothing:", not "Nothing beats"
const FEWEST = 3;

/** Null where the text is told otherwise. */
export function listsOfNone(text: string): Squeezed | null {
  if (!matches(text, HOLDS)) return null;
  const { names, figures, unit } = matchIn(text, WHOLE)?.indices?.groups ?? {};
  if (!names || !figures || !unit) return null;
  const [called, values] = [membersOf(text, names, LISTED), membersOf(text, figures, LISTED)];
  if (called.length < FEWEST || called.length !== values.length) return null;
  const measure = text.slice(...unit);
  const items = called.flatMap((name, at): Piece[] => [
    name,
    ": ",
    values[at] ?? "",
    ...(at === called.length - 1 ? [unit] : [measure, ", "]),
  ]);
  return pieced(text, [...items, [unit[1], text.length]]);
}
