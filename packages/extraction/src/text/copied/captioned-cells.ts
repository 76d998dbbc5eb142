/**
 * Rows of a name and a value under a line of words that says what they are: "Sales 2023⏎Jan⇥12⏎Feb⇥15" → "Sales 2023⏎Jan: 12⏎Feb: 15", so that
 * the line is read as the heading of a list. Not where the first row heads the columns ("City⇥People") or a row has more cells.
 */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";
import { isValue } from "./cells.ts";

const FEWEST_ROWS = 2;
const LONGEST_NAME = 40;
const CELL = / *\t+ */gu; // catches a tab and the blanks around it, not a blank
const TIMES = /(?:19|20)\d\d(?:[/–-]\d\d(?:\d\d)?)?|\bFY ?['’]?\d\d|\b[QH][1-4]\b|['’]\d\d\b|\$1,000|'?000s/gu; // catches "2023", "FY24" and "Q3", not "Group 12"
const SOURCE = /^(?:source|quelle|data|note)s?\b/iu; // catches "Source: ONS", not "Sales"

/** "Jan⇥12" and "Rent⇥€1,150", not "City⇥People" or "Jan⇥12⇥15". */
function isRow(line: string): boolean {
  const cells = line.split("\t").map((cell) => cell.trim());
  const [name = "", value = ""] = cells.filter((cell) => cell !== "");
  const told = cells[0] === name && cells.filter((cell) => cell !== "").length === 2;
  return told && name.length <= LONGEST_NAME && /[\p{L}\d]/u.test(name) && isValue(value); // catches "Jan", not "-"
}

/** Null where no line of words stands over such rows. */
export function captionedCells(text: string): Squeezed | null {
  if (!text.includes("\t") || !text.includes("\n")) return null;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [caption = "", ...others] = lines;
  const rows = others.filter((line) => line.includes("\t"));
  const behind = others.slice(rows.length);
  const told = !caption.includes("\t") && /\p{L}/u.test(caption) && !/\d/u.test(caption.replace(TIMES, "")); // catches "Sales 2023", not "Group 12"
  const even = rows.length >= FEWEST_ROWS && rows.every((row, at) => row === others[at] && isRow(row));
  return told && even && behind.every((line) => SOURCE.test(line.trim())) ? without(text, CELL, () => ": ") : null;
}
