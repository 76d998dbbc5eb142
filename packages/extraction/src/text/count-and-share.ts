/**
 * Lines that tell a count and a share behind one another are rows of cells: "Labour 12 45%\nGreens 8 36%" → "Labour | 12 | 45%"; a head of as
 * many parts goes with them: "Party name Seats won % of votes". Not "Version 3 40%\nVersion 4 60%", whose numbers are a part of the name.
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PARTS = "(?: [–—/-] ?|, | )";
const ROW = /^(\p{L}[^\d\n|\t:]*?):? (\d[\d,.]*)(?: [–—/-] ?|, | )(\d[\d.]* ?%)$/u; // catches "Labour 12 45%" and "Ann Lee: 1,204 — 42%", not "Labour 45%"
const COUNT = new RegExp(`(?<=^\\p{L}[^\\d\\n|\\t:]*?):? (?=\\d[\\d,.]*${PARTS}\\d[\\d.]* ?%$)`, "gmu"); // catches the blank in front of "12 45%", not of "45%"
const SHARE = new RegExp(`(?<=^\\p{L}[^\\d\\n|\\t:]*? ?\\|? ?\\d[\\d,.]*)${PARTS}(?=\\d[\\d.]* ?%$)`, "gmu"); // catches the blank in front of "45%" and " — ", not the blank of "12 45%"
const CELL = /(?<=[^\s|]) (?=\p{Lu}|% )/gu; // catches the blanks of "Party name Seats won % of votes" in front of "S" and "%", not of "name"
const FEWEST = 2;

const isHead = (line: string): boolean => !/\d/u.test(line) && (line.match(CELL)?.length ?? 0) === 2; // catches "1", not "one"

/** Null where lines are told otherwise. */
export function countAndShare(text: string): Squeezed | null {
  const lines = text.trim().split("\n");
  const [first = ""] = lines;
  const head = !ROW.test(first);
  const rows = lines.slice(head ? 1 : 0).map((line) => ROW.exec(line));
  const names = new Set(rows.map((row) => row?.[1]?.toLowerCase()));
  if (rows.length < FEWEST || rows.some((row) => !row) || names.size < rows.length) return null;
  const celled = changedBy(text, [
    (now) => without(now, COUNT, () => " | "),
    (now) => without(now, SHARE, () => " | "),
  ]);
  if (!celled || !head || !isHead(first)) return celled;
  const end = first.length;
  return changedBy(text, [() => celled, (now) => without(now, CELL, (found, at) => (at < end ? " | " : found))]);
}
