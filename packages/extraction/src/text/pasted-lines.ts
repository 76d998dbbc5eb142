/**
 * What programs put around the lines of a table or a chat is not read: quotes around cells (`"North","1.2"`), the rule and the count of rows
 * of a database ("------+----", "(3 rows)"), when a message was sent ("[01/05/2024, 12:45] Anna: 40"), places in front of names
 * ("1 Kipchoge 2:01:39").
 */

import { singular } from "../lexicon/morphology.ts";
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const RULE = /(?:^|(?<=\n))[ |]*-{2,}(?:\+-{2,})+[ |]*(?:\n|$)/gu; // catches "------+------", not "+----+" or "|---|---|"
const BOX = /(?:^|(?<=\n)) *\+(?:[-=]{2,40}\+){1,12} *(?:\n|$)/gu; // catches "+----+-----+", not "+5"
const ROWS = /\s*\n\(?\d+ rows?(?: in set| affected)?(?: \([\d.]+ sec\))?\)?\s*$/iu; // catches "(3 rows)" behind a table, not "3 rows of 5"
const QUERY = /^\s*select\s[^\n]+\n(?=[^\n]*\d)/iu; // catches "SELECT dept, count(*)", not "select 5 of 9"

const CELL = /(?:"[^"\n]*"|[^",;\n]*)/u.source;
const QUOTED = new RegExp(`^${CELL}(?:[,;]${CELL})+$`, "u"); // catches `"A, Inc","1,200"`, not `He said "no", 12`
const CLOSED = /"[^"\n]*"(?:[,;](?=["\d-])|(?=[,;]?$))/u; // catches `"North",` in front of `"1.2"`, not `"no", 12`

const CELLS = /"[^"\n]*"[,;]?|[^",;\n]+[,;]?|[,;]/gu; // catches `"A, Inc",`, "12;" and "12", not a line break

/** Lines of cells of which some stand in quotes, with tabs between them. */
function unquoted(text: string): Squeezed | null {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const width = lines[0]?.match(CELLS)?.length;
  const quoted =
    lines.length > 1 &&
    lines.some((line) => CLOSED.test(line)) &&
    lines.every((line) => QUOTED.test(line) && line.match(CELLS)?.length === width);
  if (!quoted) return null;
  const marks = /(?<=(?:^|[\n,;])\s?)"|"(?=\s?(?:[\n,;]|$))|(?<=(?:^|\n|[,;])(?:"[^"\n]*"|[^",;\n]*))[,;]/gu; // catches the quotes and the comma of `"A, Inc",`, not the comma inside
  return without(text, marks, (mark) => (mark === '"' ? "" : "\t"));
}

const FIGURE_IN_QUOTES = /(?<=^|[:=,;([{\t\n] ?)(["'])[-+]?[$€£]?\d[\d.,]*%?\1(?=$|[\s,;)\]}])/gu; // catches `'10'` behind a colon, not `5'4"` or `opened with "1999"`

const QUOTES_OF_FIGURES =
  /(?<=^|[:=,;([{\t\n] ?)["'](?=[-+]?[$€£]?\d[\d.,]*%?["'](?:$|[\s,;)\]}]))|(?<=(?:^|[:=,;([{\t\n] ?)["'][-+]?[$€£]?\d[\d.,]*%?)["'](?=$|[\s,;)\]}])/gu; // catches both quotes of `'10'`, not those of `'a'`

const STAMP =
  /(?:^|(?<=\n))\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? (?:at )?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\]?\s?(?:[-–] ?)?/giu; // catches "[01/05/2024, 12:45] ", not "12:45 "
const SENT = /^\p{L}[\p{L} .'’-]{0,24}: ?\S/u; // catches "Anna: 40", not "40"
const SENDER = /(?<=(?:^|\n)\p{L}[\p{L} .'’-]{0,24}):(?= \p{Ll})/gu; // catches the ":" of "Anna: paid 40", not of "Anna: 40"

/** Messages without when they were sent. */
function unstamped(text: string): Squeezed | null {
  const bare = without(text, STAMP);
  const lines = bare?.text.split("\n").filter((line) => line.trim() !== "") ?? [];
  if (!bare || lines.length < 2 || !lines.every((line) => SENT.test(line))) return null;
  const told = without(bare.text, SENDER);
  return told ? { text: told.text, back: (span) => bare.back(told.back(span)) } : bare;
}

const TOLD = /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?): \p{Ll}\p{L}* [^\d\n]*\d[^:\n]*$/u; // catches "Anna: paid 40 for pizza", not "Anna: 40 pizza"

const ITEMS = /: \p{Ll}[\p{L} ]{1,24} [$€£]?\d[^,;\n]{0,8}[,;] (?:and )?\p{Ll}[\p{L} ]{1,24} [$€£]?\d/u; // catches "Fruit: apples 12, pears 9", not "Anna: paid 40 for pizza"

/** Lines that each say of one what it did or has. */
function tellers(text: string): Squeezed | null {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => TOLD.exec(line.trim())?.[1] ?? "");
  const apart = new Set(lines).size === lines.length && lines.every((name) => name !== "");
  return lines.length > 1 && apart && !matches(text, ITEMS) ? without(text, SENDER) : null;
}

const PLACED = /^ ?(\d{1,2}) +(\p{Lu}\p{L}*)[^\n]*\d/u; // catches "1 Kipchoge 2:01:39", not "1 cake 12"

/** Places told one after the other in front of names, with their points. */
function placed(text: string): Squeezed | null {
  const rows = text
    .trim()
    .split("\n")
    .map((line) => PLACED.exec(line));
  const counted = rows.length > 1 && rows.every((row, at) => Number(row?.[1]) === at + 1);
  const named = new Set(rows.map((row) => singular(row?.[2]?.toLowerCase() ?? ""))).size === rows.length; // "1 Bed 900\n2 Beds 1200"
  return counted && named ? without(text, /(?<=(?:^|\n) ?\d{1,2})(?= +\p{L})/gu, () => ".") : null; // catches the place behind the "1" of "1 Kipchoge", not of "1.2"
}

const LEADER = /(?<=[^\s.] ?)\.{3,}(?= ?[$€£]?\d[^\n]*(?:\n|$))/gu; // catches the dots of "Rent...950", not of "Well... no"

/** Prices behind dots, as menus have them: as many dots on each line. Not where names go on behind a comma: "Export, re-export ... 2 h". */
function dotted(text: string): Squeezed | null {
  const lines = text.trim().split("\n");
  return lines.length > 1 && !text.includes(", ") && text.match(LEADER)?.length === lines.length
    ? without(text, LEADER, () => "....")
    : null;
}

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, RULE),
  (text) => ((text.match(BOX)?.length ?? 0) > 1 ? without(text, BOX) : null),
  (text) => without(text, ROWS),
  (text) => without(text, QUERY),
  unquoted,
  (text) => ((text.match(FIGURE_IN_QUOTES)?.length ?? 0) > 1 ? without(text, QUOTES_OF_FIGURES) : null),
  unstamped,
  tellers,
  placed,
  dotted,
];

/** Null where the text holds nothing of the kind. */
export function pastedLines(text: string): Squeezed | null {
  if (!text.includes("\n") && !/["']\d/u.test(text)) return null; // catches `"10"`, not "10"
  return STEPS.reduce<Squeezed | null>((inner, step) => {
    const next = step(inner?.text ?? text);
    if (!next || !inner) return next ?? inner;
    return { text: next.text, back: (span) => inner.back(next.back(span)) };
  }, null);
}
