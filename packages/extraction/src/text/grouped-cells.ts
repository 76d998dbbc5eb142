/**
 * Lines of a table with thousands grouped by commas and cells parted by blanks alone: "Flat £286,099 £252,705" on each line is read as
 * "Flat £286099 £252705", so that no comma parts cells. Not "Flat,286,252", nor one figure a line.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const GROUPED = "[$€£]?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?%?";
const ROW = new RegExp(
  `^[^,]*\\p{L}[^,\\d]* ${GROUPED}(?: [$€£]?\\d[\\d.,]*%?)*? ${GROUPED}(?: [$€£]?\\d[\\d.,]*%?)*$`,
  "u",
); // catches "Flat £286,099 £252,705", not "Flat, 286,099"
const COMMA = /(?<=\d),(?=\d{3}(?!\d))/gu; // catches the comma of "286,099", not of "28,60"
const FEWEST = 2;

/** Null where fewer than two lines have two such figures, or a comma does anything else. */
export function groupedCells(text: string): Squeezed | null {
  if (!text.includes("\n") || !text.includes(",") || text.includes("\t")) return null;
  const rows = text.split("\n").filter((line) => line.trim() !== "");
  const grouped = rows.filter((row) => ROW.test(row.trim()));
  const others = rows.filter((row) => !grouped.includes(row));
  if (grouped.length < FEWEST || others.some((row) => row.includes(",")) || others.length > grouped.length) return null;
  return without(text, COMMA);
}
