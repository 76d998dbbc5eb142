/** Lines of pasted cells: where each cell stands, without the blanks around it. "a;b\n1;2" → [[a, b], [1, 2]] as spans. */
import type { Span } from "@charticle/contract";

export type CellRow = readonly Span[];

/** What parts cells: a tab, "|", ";" and the comma of "a,b", not that of "a, b". */
export const CELL_MARKS: readonly RegExp[] = [/\t/gu, /\|/gu, /;/gu, /,(?! )/gu]; // catches the comma of "a,b", not that of "a, b"

/** The cells of each line that the mark parts, blank lines left out; without the empty ones outside of "| a | b |". */
export function cellRows(text: string, mark: RegExp): CellRow[] {
  let at = 0;
  return text.split("\n").flatMap((line) => {
    const start = at;
    at += line.length + 1;
    if (line.trim() === "") return [];
    const edges = line.trim().startsWith("|") && line.trim().endsWith("|");
    const cells: Span[] = [];
    let from = 0;
    for (const found of [...line.matchAll(mark), null]) {
      const end = found?.index ?? line.length;
      const raw = line.slice(from, end);
      cells.push([start + from + raw.length - raw.trimStart().length, start + from + raw.trimEnd().length]);
      from = end + (found?.[0].length ?? 0);
    }
    return [edges ? cells.slice(1, -1) : cells];
  });
}
