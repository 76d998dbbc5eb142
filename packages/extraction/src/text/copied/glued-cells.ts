/**
 * Cells that came out without a blank between them, where each line is of one shape: "BrandQ1Q2⏎Acorn17%15%⏎Oslo24%22%", "Never1497 (29.3)2988 (57.3)",
 * "Year AgoNow⏎201426%12%". The heads part where a capital stands behind a small letter, a figure or a bracket. Not one line alone, nor
 * "iPhone15".
 */
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, linesOf, tableTold } from "./cells.ts";

const JOINT =
  /(?<=[\p{Ll}\d)*%])(?=\p{Lu})|(?<=(?:19|20)\d\d)(?=(?:19|20)\d\d)|(?<=[\p{Ll})])(?=(?:19|20)\d\d(?:\D|$|(?:19|20)\d\d))/gu; // catches what stands between "Brand" and "Q1", not "No Opinion"
const SHARES = /^(.*?(?:\p{L}[)*†]?|^(?:19|20)\d\d)) ?((?:\d{1,3}(?:\.\d+)?%){2,})(?:\d[\d,]*)?$/u; // catches "Acorn17%15%" and "201426%12%4,812", not "Acorn 17%"
const SHARE = /\d{1,3}(?:\.\d+)?%/gu; // catches "17%" and "15%" of "17%15%", not "17"
const COUNTS = /^(.*?[\p{L})]) ?((?:\d[\d,]* \(\d+(?:\.\d+)?%?\)){1,6})$/u; // catches "Never1497 (29.3)2988 (57.3)", not "Never (29.3)"
const SPACED = /^(.*?[\p{L})]) ?((?:\$|(?<=[\p{L})]))\(?\d[\d,.]*\)?(?: (?:\$ ?)?(?:\(?\d[\d,.]*\)?|—)){1,5})$/u; // catches "Asia125 117" and "Asia$277 $292", not "Asia 125 117"
const SPACED_ONE = /(?:\$ ?)?(?:\(?\d[\d,.]*\)?|—)/gu; // catches "125" and "$292", not "Asia"
const COUNT = /\d[\d,]*(?= \(\d)/gu; // catches "1497" of "1497 (29.3)", not "29"
const FEWEST_ENDS = 3;

type Shape = { row: RegExp; value: RegExp; least: number };

const SHAPES: readonly Shape[] = [
  { row: SHARES, value: SHARE, least: 2 },
  { row: COUNTS, value: COUNT, least: 2 },
  { row: SPACED, value: SPACED_ONE, least: 2 },
];

const isGlued = (text: string): boolean => /[\p{L})%]\$?\d/u.test(text); // catches "Never1497", "Asia$277" and "26%12%", not "Never 1497"

function cutBy({ text, span: [start] }: CopiedCell, mark: RegExp): CopiedCell[] {
  const cuts = [0, ...[...text.matchAll(mark)].map(({ index }) => index), text.length];
  return cuts.slice(1).map((to, at): CopiedCell => {
    const from = cuts[at] ?? 0;
    return { text: text.slice(from, to), span: [start + from, start + to] };
  });
}

/** Name and values of a line of that shape; null of another. */
function rowOf(line: CopiedCell, { row, value }: Shape): CopiedCell[] | null {
  const [, name = "", values = ""] = row.exec(line.text) ?? [];
  if (name === "") return null;
  const from = line.text.indexOf(values, name.length);
  const [start] = line.span;
  return [
    { text: name, span: [start, start + name.length] },
    ...[...values.matchAll(value)].map(({ index, 0: text }): CopiedCell => {
      const at = start + from + index;
      return { text, span: [at, at + text.length] };
    }),
  ];
}

/** As many figures in front of the point in each line: "P0326.8" ends with 26.8 where the others end with two. */
function endsOf(lines: readonly CopiedCell[]): Shape {
  const digits = lines.map(({ text }) => /(\d+)\.\d$/u.exec(text)?.[1]?.length ?? 0); // catches "26" of "Sport26.9", not "26"
  const fewest = Math.min(...digits.filter((count) => count > 0));
  const most = digits.filter((count) => count === fewest).length * 2 > lines.length - 1;
  const size = most && fewest <= 3 ? fewest : 9;
  return {
    row: new RegExp(`^(.*?[\\p{L})].*?(?<=[\\p{L}\\d)]))(\\d{${size}}\\.\\d)$`, "u"), // catches "Alpine Sport26.9", not "26.9"
    value: /\d+\.\d/gu, // catches "26.9", not "26"
    least: FEWEST_ENDS,
  };
}

function tableOf(text: string, lines: readonly CopiedCell[], shape: Shape): Squeezed | null {
  const first = lines.findIndex((line) => shape.row.test(line.text));
  const rows = first < 0 ? [] : lines.slice(first).flatMap((line) => [rowOf(line, shape) ?? []]);
  const width = rows[0]?.length ?? 0;
  const even = rows.length >= shape.least && rows.every((row) => row.length === width);
  if (first < 1 || first > 4 || !even || !isGlued(lines[first]?.text ?? "")) return null;
  const above = lines[first - 1];
  const sectioned = first > 1 && above !== undefined && !/\d/u.test(above.text) && cutBy(above, JOINT).length === 1; // catches "3", not "three"
  const line = sectioned && shape.row === SPACED ? lines[first - 2] : above;
  const cells = line ? cutBy(line, JOINT) : [];
  if (new Set(cells.map(({ text: head }) => head)).size < cells.length) return null;
  const isOne = width === 2 && shape.row === COUNTS;
  const spare = shape.row === SHARES && cells.length === width + 1 ? cells.slice(0, -1) : cells;
  const cornered = spare.length === width;
  if (!line || (!cornered && spare.length !== width - 1 && !isOne)) return null;
  return tableTold(text, {
    captions: lines.slice(0, line ? lines.indexOf(line) : 0).slice(0, 2),
    corner: cornered ? (spare[0] ?? null) : null,
    heads: cornered ? spare.slice(1) : isOne && !cornered ? [line] : spare,
    rows,
  });
}

/** Null where the lines are not all of one such shape. */
export function gluedCells(text: string): Squeezed | null {
  if (!text.includes("\n") || /[\t|;]/u.test(text) || !isGlued(text)) return null; // catches a tab, not a blank
  const lines = linesOf(text);
  for (const shape of [...SHAPES, endsOf(lines)]) {
    const told = tableOf(text, lines, shape);
    if (told) return told;
  }
  return null;
}
