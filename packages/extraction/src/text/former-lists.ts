/**
 * What all were before, told at the end in one list: "Sweden 36%, UK 40%, Japan 16%, up from 33%, 35% and 9% five years ago" → ". Five years ago: 33%, 35% and
 * 9%"; "…, all down on last year's 8.5, 7.1 and 3.9" → ". Last year: 8.5, 7.1 and 3.9". As many as stand in front. Not "up from 9% in 2019".
 */
import { matchesIn, matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = "[$€£₹]?\\d[\\d.,]*(?<=\\d)(?: ?(?:%|[kKmM]|bn)(?!\\p{L}))?";
const LIST = `${NUMBER}(?:, ${NUMBER}){1,7},? and ${NUMBER}`;
const TIME =
  "(?:in )?((?:19|20)\\d\\d|last (?:year|month|week|quarter|season|time)|(?:a|one|two|three|four|five|six|ten|\\d{1,2}) (?:years?|months?|weeks?|seasons?|decades?) (?:ago|earlier|before)|the (?:year|month|week|season) before)";
const LED = "[,;]? (?:all |both )?(?:which (?:is|are) )?(?:up|down|compared|against|versus|vs\\.?)";
const BEHIND = new RegExp(`${LED}(?: from| on| with| to)? (${LIST}) ${TIME}(?=[.;!]|$)`, "iu"); // catches ", up from 33%, 35% and 9% five years ago", not ", up from 9% in 2019"
const AHEAD = new RegExp(
  `${LED}(?: from| on| with| to)? (last (?:year|month|week|quarter|season)|the previous (?:year|month|week|season)|(?:19|20)\\d\\d)['’]s (${LIST})(?=[.;!]|$)`,
  "iu",
); // catches ", all down on last year's 8.5, 7.1 and 3.9", not "last year's 8.5"
const FIGURE = /(?<![\p{L}\d])[$€£₹]?\d[\d.,]*(?<=\d)/gu; // catches "36" and "$4.1", not the "4" of "Q4"
const YEAR = /^(?:19|20)\d\d$/u; // catches "2022", not "36"
const FEWEST = 3;

const countIn = (words: string): number => matchesIn(words, FIGURE).filter(([figure]) => !YEAR.test(figure)).length;

/** Null where no list is told so. */
export function formerLists(text: string): Squeezed | null {
  if (!/\b(?:up|down|compared|against|versus|vs)\b/iu.test(text)) return null; // catches "up from", not "upper"
  const behind = matchIn(text, BEHIND);
  const found = behind ?? matchIn(text, AHEAD);
  if (!found) return null;
  const [whole, first = "", second = ""] = found;
  const [list, time] = behind ? [first, second] : [second, first];
  const told = text.slice(0, found.index);
  if (countIn(list) < FEWEST || countIn(told) !== countIn(list)) return null;
  const from = found.index + whole.indexOf(list);
  const at = found.index + whole.lastIndexOf(time, behind ? whole.length : whole.indexOf(list));
  const pieces: Piece[] = [
    [0, found.index],
    `. ${time.charAt(0).toUpperCase()}`,
    [at + 1, at + time.length],
    ": ",
    [from, from + list.length],
    [found.index + whole.length, text.length],
  ];
  return pieced(text, pieces);
}
