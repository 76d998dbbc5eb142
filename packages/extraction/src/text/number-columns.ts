/**
 * Lines that each end in as many numbers are rows of a table, whatever words stand in front: "Skoda Citigo iV 162 £17,455 £108" on each
 * line is read with tabs in front of its numbers. Not "Ann 5", one number a line, nor lines with words behind.
 */
import { matches } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PLAIN = "[+−–-]?\\p{Sc}?\\d[\\d.,]*(?<=\\d)[kKmM%]?";
const NUMBER = `(?:${PLAIN}|\\(${PLAIN}\\))`;
const DATED = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2},? (?:19|20)\d\d\b/u; // catches "May 9, 2022", not "May 9"
const ROW = new RegExp(`^(?=.*\\p{L})\\S.*?\\S((?: ${NUMBER}){2,8})$`, "u"); // catches "Kia Soul 280 £34,295", not "Kia 280"
const LAID_OUT = /[\t|;]|\S {2,}\S|, [\p{Sc}\d]/u; // catches a tab and ", 2022", not one blank
const ENDS = new RegExp(` (?=${NUMBER}(?: ${NUMBER})*(?:\\n|$))`, "gu"); // catches the blanks in front of "280" and "£34,295", not of "Soul"
const FEWEST = 3;

/** Null where fewer than three lines end so, or they differ. */
export function numberColumns(text: string): Squeezed | null {
  if (!text.includes("\n") || matches(text, LAID_OUT) || matches(text, DATED)) return null;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const rows = lines.flatMap((line) => ROW.exec(line)?.[1]?.trim().split(" ").length ?? []);
  const worded = lines.filter((line) => ROW.test(line) && line.split(" ").length > (rows[0] ?? 0) + 1).length;
  const even = rows.length >= FEWEST && rows.length >= lines.length - 1 && new Set(rows).size === 1;
  return even && worded > 0 ? without(text, ENDS, () => "\t") : null;
}
