/**
 * What each value is told out of, where that is the same of all: 28 of "24 of 28 on Monday, 19 of 28 on Wednesday". Not "7 of 12 in May, 5 of 13 in
 * June", nor "4 of 6 guests".
 */
import type { Reading } from "../../read/reading.ts";
import type { Scan } from "../../text/scan.ts";

const OF = /^ (?:out )?of (?:the )?(\d[\d,]*(?<=\d))(?![\d.]| ?%)/u; // catches " of 28" behind "24", not " of them"
const FEWEST = 2;

/** The words with the places where the tops stand; null where they differ, or a value has none. */
export function evenTop(
  { text }: Scan,
  { cells, series }: Reading,
): { words: string; starts: ReadonlySet<number> } | null {
  if (series.length !== 1 || cells.length < FEWEST || !text.includes(" of ")) return null;
  const starts = new Set<number>();
  const tops = new Set<string>();
  for (const [cell] of cells) {
    const end = cell?.kind === "stated" ? (cell.spans[0]?.[1] ?? -1) : -1;
    const found = end < 0 ? null : OF.exec(text.slice(end));
    if (!found?.[1] || (cell?.value ?? 0) > Number(found[1].replaceAll(",", ""))) return null;
    starts.add(end + found[0].length - found[1].length);
    tops.add(found[1]);
  }
  const [top] = tops;
  return tops.size === 1 && top ? { words: `Out of ${top}`, starts } : null;
}
