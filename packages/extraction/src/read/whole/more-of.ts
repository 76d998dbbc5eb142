/**
 * Two groups of which more do something, their shares in brackets behind it: "More men than women own a gun (39% vs. 22%) and hunt (20% vs.
 * 5%)" → men and women. Not "more than half (60%)", nor where a bracket holds more than the two.
 */
import { isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { rankFree } from "../read.ts";
import type { Cell, Reading } from "../reading.ts";

const GROUP =
  "(?:the )?([\\p{L}\\d][\\p{L}\\d'’-]*(?: (?!than\\b|are\\b|is\\b|were\\b|was\\b|to\\b)[\\p{L}\\d'’-]+){0,4})";
const DEED =
  "(?:say|said|says|own|use|have|had|think|believe|support|favou?r|approve|oppose|want|plan|prefer|report(?:ed)?|read|play|work|live|smoke|drink|voted?|agree|feel|see|worry|get|got|do|did|are|were|take|took|expect|trust|know|watch|eat|go|went|drive|hold|earn|spend|visit|attend|describe|identify|consider)";
const MORE_OF = new RegExp(
  `\\b(?:[Mm]ore|[Ff]ewer) (?!likely\\b)${GROUP} than (?:the )?([\\p{L}\\d][\\p{L}\\d'’-]*(?: (?!${DEED}\\b)[\\p{L}\\d'’-]+){0,3}) (?=${DEED} [^().;]*\\()`,
  "u",
); // catches "More men than women own a gun (", not "more than 40 men"
const BOTH =
  /\((?:by )?([^()]*?\d[^()]*?),? (?:vs\.?|versus|v\.?|compared (?:with|to)|against|to|and) ([^()]*?\d[^()]*?)(?:,? respectively)?\)/gu; // catches "(39% vs. 22%)", not "(39%)"
const LEAD = /^(?:,? and|,|;| or)? ?(?:to )?/u; // catches " and to " in front of "hunt", not "today"
const MOST_OF_NAME = 40;

type Groups = { one: string; other: string; end: number };

function groupsOf(text: string): Groups | null {
  const found = MORE_OF.exec(text);
  const [all = "", one = "", other = ""] = found ?? [];
  return found && { one, other, end: found.index + all.length };
}

function readingOf({ text }: Scan, mentions: readonly Mention[]): Reading | null {
  const groups = groupsOf(text);
  const figures = mentions.filter(isFigure);
  const pairs = groups ? [...text.matchAll(BOTH)].filter(({ index }) => index >= groups.end) : [];
  if (!groups || pairs.length === 0 || figures.length !== pairs.length * 2) return null;
  let from = groups.end;
  const rows = pairs.map(({ index, 0: bracket }) => {
    const name = text.slice(from, index).replace(LEAD, "").trim();
    from = index + bracket.length;
    const own = figures.filter(({ start }) => start > index && start < from);
    return { name, own };
  });
  if (rows.some(({ name, own }) => own.length !== 2 || name === "" || name.length > MOST_OF_NAME)) return null;
  const table = rows.map(({ own }) =>
    own.map(({ value, start, end }): Cell => ({ value, spans: [[start, end]], kind: "stated" })),
  );
  const names = [groups.one, groups.other];
  const units = figures[0]?.unit ?? null;
  const base = { shape: "grid", figures, cost: 0, whole: false };
  const [lone] = rows;
  return rows.length === 1 && lone
    ? {
        ...base,
        series: [lone.name],
        points: names.map((name) => ({ name })),
        cells: (table[0] ?? []).map((cell) => [cell]),
        units: [units],
      }
    : { ...base, series: names, points: rows.map(({ name }) => ({ name })), cells: table, units: [units, units] };
}

/** The readings, before them that of two such groups. */
export function withMoreOf(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!/ than [^(]*\(/u.test(scan.text)) return rows; // catches " than women own a gun (", not " than 40"
  const reading = readingOf(scan, mentions);
  return reading ? [{ ...rankFree(reading), odds: rows[0]?.odds ?? 0 }, ...rows] : rows;
}
