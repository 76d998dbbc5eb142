/**
 * A table whose cells are parted by single blanks and have units of their own gets tabs: "Macro Grams kcal⏎Protein 28 g 112⏎Fat 18 g 162" → Grams
 * and kcal of both; "2020 Chrome Edge⏎November 73.8 % 5.2 %⏎October 74.1 % 5.4 %". Not "Ann 5 km⏎Bo 7 km", one cell a line.
 */
import type { Span } from "@charticle/contract";
import { wordSet } from "../lexicon/closed-class.ts";
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
  const first = words.findIndex(({ text }) => NUMBER.test(text) || NONE.test(text));
  if (first < 1) return null;
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
  if (heads.some(({ text: word }) => /^[-+$€£]?\d/u.test(word) && !/^(?:19|20)\d\d$/u.test(word))) return null; // catches "5k" and "12", not "2019" or "Q1"
  const above: Piece[] = from > 1 ? [across(lines.slice(0, from - 1).flat()), "\n"] : [];
  const pieces: Piece[] = [
    ...above,
    ...(corner === 1 ? [across(head.slice(0, 1))] : [" "]),
    ...tabbed(heads.map(({ span }) => span)),
  ];
  for (const row of body) if (row) pieces.push("\n", row.label, ...tabbed(row.cells));
  return pieced(text, pieces);
}
