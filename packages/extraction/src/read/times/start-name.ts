/**
 * "We had 800 listeners at launch, doubled every quarter since" → "Launch", not "Start": where a run of steps is worked out, its
 * first level has the name that the text gives to that time ("the seed year", "when new", "now").
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** Each with the name that its first group, or the second part, gives. */
const NAMES: readonly (readonly [RegExp, string | null])[] = [
  [/\bat (launch|opening|birth|kick-?off|purchase|hatching)\b/iu, null], // catches "at launch", not "at the launch site"
  [/\b(?:closed|ended|finished|began|started) (?:the|our|its) (\p{L}+ (?:year|round|season))\b/iu, null], // catches "closed the seed year", not "the last year"
  [/\bwhen (?:it was |they were )?(?:brand )?(new)\b/iu, null], // catches "when new", not "a new one"
];
const NOW_BESIDE = /^[^.;,]{0,30}\bnow[.;,]/iu; // catches " of our sites now;", not ", now"
const NOW_BEFORE = /\bnow (?:stands at|is|has|covers|costs|holds) $/iu; // catches "now stands at ", not "now and then"

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function nameOf({ text }: Scan, [start, end]: readonly [number, number]): string | null {
  for (const [pattern, name] of NAMES) {
    const found = pattern.exec(text);
    if (found) return name ?? capital(found[1] ?? "");
  }
  return NOW_BESIDE.test(text.slice(end)) || NOW_BEFORE.test(text.slice(0, start)) ? "Now" : null;
}

/** The readings with their first level named by the text. */
export function withStart(scan: Scan, rows: Ranked[]): Ranked[] {
  return rows.map((row) => {
    const { points, cells, series } = row.reading;
    const span = cells[0]?.[0]?.spans[0];
    const worked = cells.length > 2 && cells.slice(1).every(([cell]) => cell?.kind === "implied");
    if (points[0]?.name !== "Start" || series.length > 1 || !span || !worked) return row;
    const name = nameOf(scan, span);
    if (!name) return row;
    const [first, ...others] = points;
    return first ? { ...row, reading: { ...row.reading, points: [{ ...first, name }, ...others] } } : row;
  });
}
