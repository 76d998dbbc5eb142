/** On what scale marks are given, in the text's words: "Out of 5", "From 1 to 10", "1 low to 5 high"; "" where none is told. */
import type { Reading } from "../../read/reading.ts";
import type { Scan } from "../../text/scan.ts";
import { evenTop } from "../left-out/even-tops.ts";

const TOP = "(?:[1-9]\\d{0,3}(?![.,]?\\d)|three|four|five|six|seven|ten|twenty|a hundred)";
const LOW = "(?:-1|–1|0|1|zero|one)";

const SCALES: readonly RegExp[] = [
  new RegExp(`\\b(?:on )?(?:a |our |the |their )?scale (?:of |from )?${LOW} ?(?:to|-|–) ?${TOP}\\b`, "giu"), // catches "on a scale of 1 to 10", not "scaled to 10"
  new RegExp(`\\b1 ?= ?\\p{L}+[,;]? (?:and )?${TOP} ?= ?\\p{L}+`, "giu"), // catches "1 = awful, 10 = great", not "1 = 2"
  new RegExp(`\\b${LOW} (?:low|worst|poor|bad)(?:est)? to ${TOP} (?:high|best|good|great)(?:est)?\\b`, "giu"), // catches "1 low to 5 high", not "1 to 5"
  new RegExp(`\\bfrom ${LOW} to ${TOP}\\b(?! (?:in|by|%))`, "giu"), // catches "from 1 to 6", not "from 1 to 6 in"
  new RegExp(`(?:(?<=\\()|(?<=, ))${LOW} ?(?:to|[–-]) ?(?:5|6|7|10|20|100|five|ten)(?=[):,.…]| scale)`, "giu"), // catches the "0–10" of "Score (0–10)" and "1 to 10" of "me, 1 to 10:", not "won 0–10"
  new RegExp(`\\bout of (?:a possible |a maximum of )?${TOP}\\b(?! \\p{L}+s\\b)`, "giu"), // catches "out of ten", not "out of 40 people"
  new RegExp(`\\bmax(?:imum|\\.)? ?(?:of )?${TOP}\\b(?! \\p{L})`, "giu"), // catches "max 10" and "max. 20", not "max 3 bags"
];

/** The scale that each value carries itself: 10 of "8/10, 7/10". */
function ownTop({ figures }: Reading): string {
  const tops = new Set(figures.map(({ outOf }) => outOf));
  const [top] = tops;
  return tops.size === 1 && top !== undefined ? `Out of ${top}` : "";
}

const RANGE = /^[\d–-]+ ?[–-] ?\d+$/u; // catches "1–5", not "from 1 to 5"

const LAST_NUMBER = /\d+(?=\D*$)/u; // catches the "10" of "1 = awful, 10 = great", nothing of "out of ten"

/** A scale that ends below a value is none. */
const isBelow = (words: string, { cells }: Reading): boolean =>
  cells.some((row) =>
    row.some((cell) => cell !== null && cell.value > Number(LAST_NUMBER.exec(words)?.[0] ?? Infinity)),
  );

/** The scale with its place in the text; null where none is told. */
export function scaleTold({ text }: Scan, reading: Reading): { words: string; start: number; end: number } | null {
  for (const pattern of SCALES) {
    const [found, other] = [...text.matchAll(pattern)];
    const { 0: words = "", index: start = 0 } = found ?? {};
    const end = start + words.length;
    if (other && other[0] !== words) continue; // "Taste (0-10), aroma (0-4)"
    const isValue = reading.figures.some((figure) => figure.start < end && figure.end > start && !figure.outOf);
    if (words && !isValue && !isBelow(words, reading)) return { words, start, end };
  }
  return null;
}

export const scaleOf = (scan: Scan, reading: Reading): string =>
  scaleTold(scan, reading)?.words.replace(RANGE, "on a scale of $&") ??
  (ownTop(reading) || (evenTop(scan, reading)?.words ?? ""));
