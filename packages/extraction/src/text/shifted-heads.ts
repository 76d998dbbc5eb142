/**
 * A head whose empty corner was lost in copying: "Lentils | Almonds | |⏎---|---|---|⏎Protein | 30% | 14% |" → "| | Lentils | Almonds⏎Protein | 30% |
 * 14% |". Not "Food | Protein |⏎Lentils | 9 |", a head as wide as its rows.
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const HEAD = /^((?:[^|\d\n][^|\n]{0,40}\| ?){2,6})\|[ \t]*\n/u; // catches "Lentils | Almonds | |", not "Food | Protein |"
const RULE = /^[ |:-]+\n/u; // catches "---|---|---|", not "Protein | 30%"
const ROW = /^[^|\n]*\p{L}[^|\n]*((?:\|[^|\n\d]{0,15}(?:\d[\d.,]*(?:[^|\n\d.,][^|\n]{0,11})?)?)+)\|?$/u; // catches "Protein | 30% | 14% |", not "a, b"

const cells = (line: string): number => line.replace(/\|\s*$/u, "").split("|").length; // catches "| " at the end, not "a | b"

/** Null where the head has its corner. */
export function shiftedHeads(text: string): Squeezed | null {
  const start = Math.max(0, text.search(/^[^|\n]+\|[^\n]*\| ?\|[ \t]*$/mu)); // catches "A | B | |", not "A | B |"
  const [whole, names = ""] = HEAD.exec(text.slice(start)) ?? [];
  if (!whole || !text.includes("| |")) return null;
  const behind = start + whole.length;
  const rule = RULE.exec(text.slice(behind))?.[0] ?? "";
  const rows = text
    .slice(behind + rule.length)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const width = cells(names) + 1;
  if (rows.length < 2 || !rows.every((line) => ROW.test(line) && cells(line) === width)) return null;
  const end = start + names.trimEnd().replace(/\|$/u, "").length; // catches the last "|", not those between
  const pieces: Piece[] = [
    ...(start > 0 ? [[0, start] as const] : []),
    "| | ",
    [start, end],
    "\n",
    [behind + rule.length, text.length],
  ];
  return pieced(text, pieces);
}
