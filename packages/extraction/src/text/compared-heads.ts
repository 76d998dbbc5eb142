/**
 * Two heads in phrases that begin alike, in front of rows of two with a slash, are the columns of a table: "Hours to beat vs hours to complete: Zelda 50 /
 * 190, Mario 12 / 60" → Beat · Complete of hours; "Calls handled within 30 seconds vs calls missed: Jan 900/40, Feb 870/62", "Time to cook vs. to
 * prep: …", "Money in vs money out: …", "Calls in, calls out: Mon 90, 41; Tue 85, 30". Not "Boys vs girls: Leeds 3/4", nor "Under 30 vs over 60: …", which are read as they stand.
 */
import { isSmallWord } from "../lexicon/closed-class.ts";
import { groupSpans } from "./members.ts";
import { matchesIn, matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FIGURE = "\\p{Sc}?\\d(?:[\\d.,]*\\d)?(?:(?:[kKmM]|h|hrs|min|kg|km)(?!\\p{L})|%)?";
const HEADS =
  /^(?<one>\p{L}[^:;.!?\n/,]{3,45}?)(?: (?:vs\.?|versus|v|against|\/) |, )(?<two>\p{L}[^:;.!?\n/,]{3,45}?)(?<unit>, (?:in )?[^\d,.:;!?\n]{1,20})? ?[:–—-] (?=\p{L})/diu; // catches "Hours to beat vs hours to complete: ", not "Boys/girls: "
/** Rows of two, with what stands between the two of a row, and what between rows. */
const rowsOf = (pair: string, apart: string): RegExp =>
  new RegExp(
    `(?<name>\\p{L}[^/,;:\\n]{0,30}?):? (?<left>${FIGURE})${pair}(?<right>${FIGURE})(?:${apart}|[.!]?$)`,
    "dgu",
  );
const ROW = rowsOf("(?: ?\\/ ?| (?:vs\\.?|v) )", ", (?:and )?|; ?|\\n| and "); // catches "Zelda 50 / 190, ", not "Zelda 50, 190"
const LISTED_ROW = rowsOf(", ", "; ?|\\n"); // catches "Monday 41, 3; ", not "Monday 41, Tuesday 38"
const FIRST_WORD = /^\p{L}[\p{L}'’-]*/u; // catches "Hours", not " to"
const TO = / (to|before|after|under|over|with|without|at|in|on|for) (?=\p{L}|\d)/u; // catches " to " of "Hours to finish", not "Tomatoes"
const OPENS_TO = /^(?:to|before|after|with|without) /iu; // catches "to get everything", not "total"
const ASKED = /^(?:what|how) /iu; // catches "What we paid vs what it's worth: ", not "Whatever"
const FEWEST = 2;

type Span = readonly [number, number];

/** What both begin with, and where the name of each is told; null where they don't begin alike. */
function partsOf(text: string, one: Span, two: Span): { shared: Span | null; names: readonly [Span, Span] } | null {
  const [first, second] = [text.slice(...one), text.slice(...two)];
  const word = FIRST_WORD.exec(first)?.[0] ?? "";
  const again = second.toLowerCase().startsWith(`${word.toLowerCase()} `);
  const to = again ? null : TO.exec(first);
  if (!again && (!to || !OPENS_TO.test(second))) return null;
  const cut = to ? to.index + 1 : word.length + 1;
  const own = [one[0] + cut, again ? two[0] + word.length + 1 : two[0]] as const;
  const ends = [one[1], two[1]] as const;
  const bare = own.map((start, at) => start + (/^to /iu.exec(text.slice(start, ends[at]))?.[0].length ?? 0)); // catches "to " of "to complete"
  const [from = 0, other = 0] = bare;
  if (/^\p{Lu}/u.test(text.slice(from, one[1])) && /^\p{Lu}/u.test(text.slice(other, two[1]))) return null; // "Hotel Miramar vs Hotel Sol"
  const plain = [text.slice(from, one[1]), text.slice(other, two[1])].every(
    (name) => name.length > 2 && !isSmallWord(name.toLowerCase()),
  );
  return plain
    ? {
        shared: [one[0], one[0] + cut - 1],
        names: [
          [from, one[1]],
          [other, two[1]],
        ],
      }
    : again
      ? { shared: null, names: [one, two] }
      : null;
}

/** Null where no two heads are told so, or what is behind them is no such table. */
export function comparedHeads(text: string): Squeezed | null {
  if (!text.includes("/") && !/\d\p{L}* v|\d, \d/u.test(text)) return null; // catches "50 vs 190" and "41, 3", not "50, Mario"
  const found = matchIn(text, HEADS);
  const { one, two, unit } = groupSpans(found, 0);
  if (!found || !one || !two || ASKED.test(text)) return null;
  if (text.slice(one[1], two[0]).includes("/") && !OPENS_TO.test(text.slice(...two))) return null; // "Books read / books bought: …", which is read as it stands
  const parts = partsOf(text, one, two);
  if (!parts) return null;
  const from = found[0].length;
  const rows = matchesIn(text.slice(from), text.charAt(one[1]) === "," ? LISTED_ROW : ROW);
  const whole = rows.reduce((end, row) => (row.index === end ? end + row[0].length : -1), 0);
  if (rows.length < FEWEST || whole !== text.length - from) return null;
  const cells = rows.flatMap((row): Piece[] => {
    const { name, left, right } = groupSpans(row, from);
    return name && left && right ? ["\n", name, "\t", left, "\t", right] : [];
  });
  const told: Piece[] = unit ? [unit] : [];
  const head: Piece[] = parts.shared ? [parts.shared, ...told, "\n"] : [];
  return pieced(text, [...head, "\t", parts.names[0], "\t", parts.names[1], ...cells]);
}
