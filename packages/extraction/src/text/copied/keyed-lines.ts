/**
 * Lines that each tell the same keys are rows under them: "name: Anna, age: 34⏎name: Ben, age: 29" → "name⇥age⏎Anna⇥34⏎Ben⇥29". Not "Mon: 12, Tue: 9⏎Wed: 7,
 * Thu: 5", whose keys differ, nor one key a line.
 */
import { type Piece, pieced } from "../pieced.ts";
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, linesOf } from "./cells.ts";

const PART = /(?:^|[,;|] ?)["']?(\p{L}[\p{L}\d _-]{0,24}?)["']? ?[:=] ?["']?([^,;|:=]{1,40}?)["']?(?=\s*(?:[,;|]|$))/gu; // catches "name: Anna" and ", age: 34", not "name Anna"
const NUMBER = /^[$€£]?-?\d[\d.]*(?:%|k|m)?$/iu; // catches "34", not "Anna"
const MARKS = /[,;|\s"']/gu; // catches ", ", not "a"
const FEWEST = 2;

type Entry = { key: CopiedCell; value: CopiedCell };

/** The keys and values of a line, which hold all of it. */
function entriesOf({ text, span: [start] }: CopiedCell): Entry[] {
  const found = [...text.matchAll(PART)];
  const held = found.reduce((sum, [whole]) => sum + whole.replace(MARKS, "").length, 0);
  if (held !== text.replace(MARKS, "").length) return [];
  return found.map(({ index, 0: whole, 1: key = "", 2: value = "" }): Entry => {
    const from = start + index + whole.indexOf(key);
    const at = start + index + whole.lastIndexOf(value);
    return {
      key: { text: key.trim(), span: [from, from + key.trimEnd().length] },
      value: { text: value.trim(), span: [at, at + value.trimEnd().length] },
    };
  });
}

/** Null where the keys of the lines differ. */
export function keyedLines(text: string): Squeezed | null {
  if (!text.includes("\n") || !/[:=]/u.test(text)) return null; // catches ":", not ","
  const rows = linesOf(text).map(entriesOf);
  const [first] = rows;
  const keys = first?.map(({ key }) => key.text.toLowerCase()) ?? [];
  const even = rows.every(
    (row) => row.length === keys.length && row.every(({ key }, at) => key.text.toLowerCase() === keys[at]),
  );
  const named = rows.every(([name]) => name && !NUMBER.test(name.value.text));
  const told = rows.every((row) => row.slice(1).some(({ value }) => NUMBER.test(value.text)));
  if (
    !first ||
    rows.length < FEWEST ||
    keys.length < FEWEST ||
    new Set(keys).size < keys.length ||
    !even ||
    !named ||
    !told
  )
    return null;
  const line = (cells: readonly CopiedCell[]): Piece[] =>
    cells.flatMap(({ span }, at): Piece[] => (at > 0 ? ["\t", span] : [span]));
  return pieced(text, [
    ...line(first.map(({ key }) => key)),
    ...rows.flatMap((row): Piece[] => ["\n", ...line(row.map(({ value }) => value))]),
  ]);
}
