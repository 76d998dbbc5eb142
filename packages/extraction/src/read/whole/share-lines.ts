/**
 * Lines that begin with a share and tell behind a colon or stroke what it is of are named by all that stands there: "28.0%: people who live
 * alone\n27.6%: couples without children under age 18" → People who live alone · Couples without children under age 18. Not "28%\n27%".
 */
import { isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { toldOf } from "./told-pairs.ts";

const LINE = /^([^\p{L}\d\n]*)\d[\d.]*(?<=\d) ?%\s?(?::|[-–—])\s+(\p{L}[^\n%:|]{2,58})$/u; // catches "28.0%: people who live alone", not "28% people"
const FEWEST = 3;

/** The readings, before them that of such lines. */
export function withShareLines(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!scan.text.includes("\n") || !/%\s?[:–—-]/u.test(scan.text)) return rows; // catches "%:" and "% –", not "% of"
  const lines = scan.text.split("\n");
  const head = LINE.test(lines[0]?.trim() ?? "") ? 0 : 1;
  const told: { at: number; name: string }[] = [];
  let from = 0;
  for (const [place, line] of lines.entries()) {
    const found = LINE.exec(line.trimEnd());
    if (found)
      told.push({ at: from + (found[1]?.length ?? 0), name: (found[2] ?? "").replace(/[.,;]$/u, "") }); // catches the "." at the end, not in "St. Ives"
    else if (place >= head && line.trim() !== "") return rows;
    from += line.length + 1;
  }
  const figures = told.flatMap(({ at }) => mentions.filter(isFigure).find(({ start }) => start === at) ?? []);
  const names = told.map(({ name }) => name);
  const distinct = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return told.length >= FEWEST && figures.length === told.length && distinct ? [toldOf(figures, names), ...rows] : rows;
}
