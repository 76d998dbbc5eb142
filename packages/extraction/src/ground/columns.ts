/**
 * Pasted tables: which column of the first line each figure stands below. `columnsOf(text, slots, anchors)` for
 * "City\t2020\t2021\nRome\t5\t6" answers 2020 for 5 and 2021 for 6; null where the text is no table.
 */
import type { Anchor } from "./anchors.ts";
import type { Slot } from "./slots.ts";
import { countBelow, placesOf } from "./sorted.ts";

const LINE_BREAK = /\n/gu; // catches a line break, not a blank
/** What may part cells, surest first. */
const SEPARATORS: readonly RegExp[] = [
  /\t/gu, // catches a tab, not a blank
  /\|/gu, // catches "|", not "/"
  /;/gu, // catches ";", not ":"
  /,(?!\s)/gu, // catches the comma of "5,6", not of "5, 6"
  / {2,}/gu, // catches two blanks, not one
];
const MIN_ROWS = 2;

export function columnsOf(text: string, slots: readonly Slot[], anchors: readonly Anchor[]): number[] | null {
  const breaks = placesOf(text, LINE_BREAK);
  if (breaks.length < MIN_ROWS - 1 || breaks.length === 0) return null;
  const headEnd = breaks[0] ?? text.length;
  for (const separator of SEPARATORS) {
    const marks = placesOf(text, separator);
    const columnAt = (at: number): number => {
      const lineStart = breaks[countBelow(breaks, at) - 1] ?? 0;
      return countBelow(marks, at) - countBelow(marks, lineStart);
    };
    const heads = new Map(
      anchors.filter(({ start }) => start < headEnd).map(({ name, start }) => [columnAt(start), name]),
    );
    if (heads.size < MIN_ROWS || countBelow(marks, headEnd) === 0) continue;
    return slots.map(({ start }) => (start < headEnd ? -1 : (heads.get(columnAt(start)) ?? -1)));
  }
  return null;
}
