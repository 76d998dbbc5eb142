/**
 * A number behind the values that they add up to by chance is not their total: "Ed ate 6, Flo 4, Gus 2. In 12 minutes!", "… 25 cakes and made
 * £100 profit", "Leeds 31, York 40, Hull 29. We needed 100." It is one where a word says so, or where it stands in front of them.
 */
import type { Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const TOTAL =
  /\b(?:total(?:s|led|ling)?|sum|altogether|in all|all told|overall|combined|together|makes?|adds? up|all up|that['’]s|that is|we['’]re|we are|of)\b|[=→]/iu; // catches "in all" and "=", not "call"
const SENTENCE = /(?<!\bi\.e|\be\.g)[.!?]\s[^.!?]*\p{L}/u; // catches ". We needed ", not the point of "3.5"
const NEAR = 30;

/** @param figures the values */
export function isChanceTotal({ text }: Scan, total: Figure, figures: readonly Figure[]): boolean {
  const ends = figures.map(({ end }) => end).filter((end) => end <= total.start);
  if (ends.length === 0) return false;
  const between = text.slice(Math.max(...ends), total.start);
  if (TOTAL.test(between) || TOTAL.test(text.slice(total.end, total.end + NEAR).split(/[.!?]/u)[0] ?? "")) return false; // catches the end of a sentence
  const units = new Set(figures.map(({ unit }) => unit?.symbol ?? ""));
  return SENTENCE.test(between) || !units.has(total.unit?.symbol ?? "") || ends.length < figures.length;
}

/** The readings, the best without such a total. */
export function withoutChanceTotals(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { total = null } = best?.selection ?? {};
  if (!best || total === null || !isChanceTotal(scan, total, best.reading.figures)) return rows;
  return [{ ...best, selection: { ...best.selection, total: null } }, ...more];
}
