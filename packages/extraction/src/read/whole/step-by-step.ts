/**
 * A row told step by step, of which the best reading leaves one out: "Week by week I ran 38, 44, 51 and then, because the
 * calf twinged, just 22 km" → Week 1 … Week 4. Not "day by day it got better: May 4, June 6".
 */

import { type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { settledFigures } from "../units.ts";

const STEP_BY_STEP =
  /(?<![\p{L}-])(day|week|month|quarter|year|round|lap|night|game|match|session|set|hour) by \1(?![\p{L}-])/iu; // catches "Week by week", not "side by side"
const LAST = /^(?:this|today|yesterday|now|last)/i; // catches "this Sunday", not "May"
const OTHERS = /[;.!?:] |[–-]\d|\p{Lu}\p{Ll}/u; // catches "; England 12" and "25-19", not ", 12"
const FEWEST = 4;

/** All of one sort: at most one unit among them. */
const isAlike = (figures: readonly Figure[]): boolean =>
  new Set(figures.flatMap(({ unit }) => unit?.symbol ?? [])).size < 2 &&
  figures.every(({ basis, part }) => !basis && !part);

/** The row; null where the text tells other times or figures. */
export function stepByStep(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const cue = matchIn(scan.text, STEP_BY_STEP);
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  if (!cue || !first || figures.length < FEWEST || first.start < cue.index || !isAlike(figures)) return null;
  const before = figures.at(-2)?.end ?? 0;
  const times = mentions.filter(isAxis).filter(({ shy, name, start }) => !shy && !(start > before && LAST.test(name)));
  const row = scan.text.slice(first.end, before);
  if (OTHERS.test(row)) return null;
  const [, noun = ""] = cue;
  const name = noun.charAt(0).toUpperCase() + noun.slice(1).toLowerCase();
  if (times.some(({ family }) => family !== "relative" && family !== "weekday") || times.length > 1) return null;
  const settled = settledFigures(scan, figures);
  const place = { from: 0, to: 0, start: cue.index, end: cue.index + cue[0].length };
  return {
    shape: "timeline",
    series: [""],
    points: settled.map((_, at) => ({
      name: `${name} ${at + 1}`,
      axis: {
        kind: "axis",
        family: "step",
        ...place,
        name: `${name} ${at + 1}`,
        noun: name.toLowerCase(),
        order: at + 1,
        position: null,
      },
    })),
    cells: settled.map((figure) => [cellOf(figure)]),
    units: [null],
    figures: settled,
    cost: 0,
    used: [[place.start, place.end]],
  };
}

/** The readings, before them that of such a row where the best leaves some of it out. */
export function withStepByStep(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const reading = stepByStep(scan, mentions);
  const best = rows[0]?.reading;
  if (!reading || !best || best.series.length > 1) return rows;
  const starts = new Set(best.cells.map(([cell]) => cell?.spans[0]?.[0]));
  if (reading.figures.every(({ start }) => starts.has(start))) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
