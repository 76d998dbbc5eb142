/**
 * A head of two or more names with slashes, and lines with as many figures, as they are jotted down: "merch tally brum / leeds 🖤⏎tees 17 / 24⏎vinyl
 * 9!! / 6⏎tote bags....2 / 0 (last ones)" → a table with brum and leeds above its columns. Not ratings ("food / service⏎pasta 8/10"), nor one line.
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FEWEST = 2;
const MOST_WORDS = 3;

const PICTURES = /(?:\s|\p{Extended_Pictographic}|\uFE0F|\u200D|:)+$/u; // catches " 🖤" and ":", not "leeds"
const HEAD = /^[^\n(),;.:|\t/]+(?:\/ ?[\p{L}\d][^\n/(),;.:|\t]*)+$/u; // catches "merch tally brum / leeds", not "Fees (a / b)"
const NAME = /\p{L}|^(?:19|20)\d\d$/u; // catches "boat 2" and "2024", not "24"
const FIGURE = "[+−-]?[$€£]?\\d[\\d.,]*(?<=\\d)[kKmM%]?";
const LINE = new RegExp(
  `^[\\s•*–-]*(?<name>\\p{L}[^\\n|\\t/]*?[\\p{L})]|\\p{L})(?:\\.{2,}|…| ?[:=–-]| )[ .…]*(?<figures>${FIGURE}(?:!+| ?\\?+)?(?: ?\\/ ?${FIGURE}(?:!+)?)+)(?: *(?:\\([^()\\n]*\\)|\\p{Extended_Pictographic}|\\uFE0F))*[.,;!]*\\s*$`,
  "du",
); // catches "tote bags....2 / 0 (last ones)", not "tees 17"
const ONE = new RegExp(FIGURE, "gu"); // catches "17" and "24" of "17 / 24"
const SLASH = / ?\/ ?/u; // catches " / " and "/"
const TOPS: ReadonlySet<string> = new Set(["5", "10", "20", "100"]);

type Line = { name: [number, number]; values: [number, number][] };

/** A line that starts at a place of the text. */
function lineOf(line: string, from: number): Line | null {
  const { name, figures } = LINE.exec(line)?.indices?.groups ?? {};
  if (!name || !figures) return null;
  const values = [...line.slice(...figures).matchAll(ONE)].map(({ index, 0: value }): [number, number] => {
    const start = from + figures[0] + index;
    return [start, start + value.length];
  });
  return { name: [from + name[0], from + name[1]], values };
}

/** Where the names of the head stand: the first is as long as the last, what stands in front of it is the title; null where it is longer. */
function headOf(head: string): { title: [number, number]; names: [number, number][] } | null {
  const parts = head.split(SLASH);
  const words = parts.at(-1)?.split(" ").length ?? 0;
  const first = parts[0]?.split(" ") ?? [];
  if (words > MOST_WORDS || first.length < words || parts.slice(1, -1).some((part) => part.split(" ").length > words))
    return null;
  const title = first.slice(0, -words).join(" ").length;
  let at = title === 0 ? 0 : title + 1;
  const names = [first.slice(-words).join(" "), ...parts.slice(1)].map((name): [number, number] => {
    const start = head.indexOf(name, at);
    at = start + name.length;
    return [start, at];
  });
  return names.every((name) => NAME.test(head.slice(...name))) ? { title: [0, title], names } : null;
}

/** Null where the text is laid out otherwise. */
export function tallyLines(text: string): Squeezed | null {
  const [top = "", ...below] = text.trimEnd().split("\n");
  const head = top.replace(PICTURES, "");
  if (below.length < FEWEST || !HEAD.test(head)) return null;
  const columns = headOf(head);
  if (!columns) return null;
  let from = top.length + 1;
  const rows: Line[] = [];
  for (const line of below) {
    const row = line.trim() === "" ? null : lineOf(line, from);
    if (!row && line.trim() !== "") return null;
    if (row) rows.push(row);
    from += line.length + 1;
  }
  const even = rows.every(({ values }) => values.length === columns.names.length);
  const lasts = new Set(rows.map(({ values }) => text.slice(...(values.at(-1) ?? [0, 0]))));
  const rated = rows.length > 1 && lasts.size === 1 && [...lasts].some((last) => TOPS.has(last));
  if (rows.length < FEWEST || !even || rated) return null;
  const { title, names } = columns;
  return pieced(text, [
    ...(title[1] > 0 ? ([title, "\n"] as Piece[]) : []),
    " ",
    ...names.flatMap((name): Piece[] => ["\t", name]),
    ...rows.flatMap(({ name, values }): Piece[] => ["\n", name, ...values.flatMap((value): Piece[] => ["\t", value])]),
  ]);
}
