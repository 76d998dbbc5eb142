/**
 * Lists of labels and of values side by side, as programs hold them, are a table: `labels: [Mon, Tue]⏎values: [3, 5]`, `{"labels":["Jan","Feb"],"data":[12,19]}`,
 * "data = [12, 15]⏎labels = ['a', 'b']". Not lists of unlike length, nor "x: 1 2 3⏎y: 4 5 6".
 */
import { matchesIn } from "../needs/matches.ts";
import { type Piece, pieced } from "../pieced.ts";
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, isTime, isValue } from "./cells.ts";

const LIST = /["']?(\p{L}[\p{L}\d_ ]{0,24})["']?\s*[:=]\s*\[([^[\]{}]{3,200})\]/gu; // catches `"labels":["Jan","Feb"]`, not `"a": 12`
const CELL = /"([^"\n]*)"|'([^'\n]*)'|([^,\s"'][^,"'\n]*)/gu; // catches `"Jan"`, "'a'" and "12", not ", "
/** Keys that say no more than that there are values. */
const PLAIN = /^(?:data|values?|y|counts?|series|numbers|ys)$/iu; // catches "data", not "sales"
const FEWEST = 2;
const MOST_LISTS = 4;

type List = { key: CopiedCell; cells: readonly CopiedCell[] };

function listOf(found: RegExpExecArray): List {
  const { 0: whole, 1: key = "", 2: inner = "", index } = found;
  const start = index + whole.indexOf(key);
  const from = index + whole.lastIndexOf(inner);
  const cells = [...inner.matchAll(CELL)].map((cell): CopiedCell => {
    const text = (cell[1] ?? cell[2] ?? cell[3] ?? "").trim();
    const at = from + cell.index + cell[0].indexOf(text);
    return { text, span: [at, at + text.length] };
  });
  return { key: { text: key.trim(), span: [start, start + key.trim().length] }, cells };
}

/** Null where no lists belong together. */
export function listedArrays(text: string): Squeezed | null {
  if (!text.includes("[")) return null;
  const lists = matchesIn(text, LIST).map(listOf);
  const labels = lists.find(({ cells }) => cells.every((cell) => !isValue(cell.text) || isTime(cell.text)));
  const values = lists.filter((list) => list !== labels && list.cells.every((cell) => isValue(cell.text)));
  const count = labels?.cells.length ?? 0;
  const even = values.every(({ cells }) => cells.length === count) && values.length === lists.length - 1;
  if (!labels || count < FEWEST || values.length === 0 || lists.length > MOST_LISTS || !even) return null;
  const [only, ...more] = values;
  const headed = more.length > 0 || !PLAIN.test(only?.key.text ?? "");
  const head: Piece[] = [" ", ...values.flatMap(({ key }): Piece[] => ["\t", key.span]), "\n"];
  const rows = labels.cells.flatMap((label, at): Piece[] => [
    ...(at > 0 ? ["\n"] : []),
    label.span,
    ...values.flatMap(({ cells }): Piece[] => ["\t", cells[at]?.span ?? ""]),
  ]);
  return pieced(text, headed ? [...head, ...rows] : rows);
}
