/**
 * A table whose cells are parted by single blanks and have units of their own gets tabs: "Macro Grams kcal⏎Protein 28 g 112⏎Fat 18 g 162" → Grams
 * and kcal of both; "2020 Chrome Edge⏎November 73.8 % 5.2 %⏎October 74.1 % 5.4 %". Not "Ann 5 km⏎Bo 7 km", one cell a line.
 */

import type { Span } from "@charticle/contract";
import { isSmallWord, wordSet } from "../lexicon/closed-class.ts";
import { matches } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const UNITS =
  wordSet(`% percent °c °f ° c f g mg kg lb lbs oz ml cl l km m cm mm mi miles min mins minutes h hr hrs hours s sec secs
  seconds kcal cal kj kwh mwh gwh twh kw mw gw million billion bn mn mph km/h kph mbps gbps ms fps gb tb mb kb pts points stars ppm
  ug µg iu in ft yd`);
const NUMBER = /^[-+−–<>~]?[$€£]?\d[\d.,]*%?$/u; // catches "73.8" and "$5", not "1st"
const NONE = /^(?:[-–—~]|n\/a)$/iu; // catches "-" and "n/a", not "no"
const TOTAL = /^(?:total|sum|all|average|mean)\b/iu; // catches "Total", not "Totally"
const FEWEST = 2;
const WIDE = 3;
const MOST = 7;

type Word = { text: string; span: Span };
type Row = { label: Span; cells: Span[]; measured: boolean };

const wordsOf = (line: string, start: number): Word[] =>
  [...line.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
    text,
    span: [start + index, start + index + text.length],
  })); // catches "28", not " "

const across = (words: readonly Word[]): Span => [words[0]?.span[0] ?? 0, words.at(-1)?.span[1] ?? 0];

/** A label and its cells, each a number with the unit behind it. */
function rowOf(words: readonly Word[]): Row | null {
  const first = words.findIndex(({ text }) => matches(text, NUMBER) || matches(text, NONE));
  if (first < 1 || NONE.test(words[first]?.text ?? "")) return null; // the dash of "Lisbon – 19.1 °C"
  const cells: Word[][] = [];
  let measured = false;
  for (const word of words.slice(first)) {
    const last = cells.at(-1);
    if (NUMBER.test(word.text) || NONE.test(word.text)) cells.push([word]);
    else if (last?.length === 1 && UNITS.has(word.text.toLowerCase()) && NUMBER.test(last[0]?.text ?? "")) {
      last.push(word);
      measured = true;
    } else return null;
  }
  return { label: across(words.slice(0, first)), cells: cells.map(across), measured };
}

const YEAR = /^(?:19|20)\d\d$/u; // catches "2019", not "5k"
const HEAD = /^\p{Lu}[\p{L}\d%.-]*$|^[QH][1-4]$/u; // catches "Grams" and "Q1", not "runs" or "5k"
/** What the rows of a narrow table are called by; a wide one needs no such word. */
const CORNERS =
  wordSet(`name person player team city town country state region month week day date year time quarter macro macros nutrient
  nutrients food item product model browser device phone car brand species bird fuel source sector category material item ingredient event
  distance lap stage age group station airport museum film title rank place`);

/** "Macro | Grams kcal" and "| Q1 Q2 Q3", not "Weekly runs" above two cells. */
function areHeads(corner: readonly Word[], heads: readonly Word[]): boolean {
  const named = heads.every(({ text }) => matches(text, YEAR) || matches(text, HEAD) || UNITS.has(text.toLowerCase()));
  const timed = heads.every(({ text }) => matches(text, YEAR));
  const [lead] = corner;
  const cornered = lead !== undefined && (YEAR.test(lead.text) || CORNERS.has(lead.text.toLowerCase()));
  return named && (timed || cornered || (heads.length >= WIDE && !(lead && isSmallWord(lead.text.toLowerCase()))));
}

const tabbed = (cells: readonly Span[]): Piece[] => cells.flatMap((cell): Piece[] => ["\t", cell]);

/** Null where the lines are no such table. */
export function unitCells(text: string): Squeezed | null {
  if (!text.includes("\n") || /[\t|]/u.test(text)) return null;
  let start = 0;
  const lines = text.split("\n").flatMap((line) => {
    const words = wordsOf(line, start);
    start += line.length + 1;
    return words.length > 0 ? [words] : [];
  });
  const rows = lines.map(rowOf);
  const from = rows.findIndex((row) => row?.measured === true && row.cells.length >= FEWEST);
  const head = lines[from - 1];
  const width = rows[from]?.cells.length ?? 0;
  if (from < 1 || !head || width > MOST) return null;
  const body = rows
    .slice(from)
    .filter((row, at) => row?.cells.length === width || !TOTAL.test(lines[from + at]?.[0]?.text ?? ""));
  const even = body.every((row) => row !== null && row.cells.length === width);
  const corner = head.length - width;
  if (body.length < FEWEST || !even || corner < 0 || corner > 1) return null;
  const heads = head.slice(corner);
  if (!areHeads(head.slice(0, corner), heads)) return null;
  const above: Piece[] = from > 1 ? [across(lines.slice(0, from - 1).flat()), "\n"] : [];
  const pieces: Piece[] = [
    ...above,
    ...(corner === 1 ? [across(head.slice(0, 1))] : [" "]),
    ...tabbed(heads.map(({ span }) => span)),
  ];
  for (const row of body) if (row) pieces.push("\n", row.label, ...tabbed(row.cells));
  return pieced(text, pieces);
}
