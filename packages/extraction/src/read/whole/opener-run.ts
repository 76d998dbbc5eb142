/**
 * A run that goes on from the first of a row, which no calendar tells: "6,204 for the opener, then 5,877, 5,310, 4,655 and, on Saturday, in the rain,
 * 3,918" → Opener · Second · Third · Fourth · Saturday. Not "12 for the vicar, then 4 and 5 for the choir", nor "40 in May, then 52", which has months.
 */
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { withRun } from "./run-reading.ts";

const OPENER =
  /^(?: \p{L}+){0,2}? (?:for|at|on|in) (?:the |its |our |her |his |their )?((?:opener|premi[eè]re|launch|debut|start|opening|preview|kick-off|season opener|curtain-raiser)(?: (?:night|day|match|game|show|race|run|round|leg|performance|weekend))?),? (?:and )?then (?:[$€£]|to )?$/u; // catches " for the opener, then ", not " in May, then "
const BETWEEN = /^(?: \p{L}+)?(?:, |,? and |,? then | to )(?:then )?[$€£]?$/u; // catches ", " and " and ", not " for Ann, "
const LAST =
  /^(?: \p{L}+)?,? (?:and|then|but)(?: finally)?,? (?:(?:on|in|by|at|for) )?(?:the )?([^\d,.;:]{3,30}?)(?:, [^\d,.;:]{3,30})?,? [$€£]?$/u; // catches " and, on Saturday, in the rain, ", not " and "
const BEHIND = /^ (?:(?:on|in|by|at|for|the) ){0,2}([^\d,.;:]{3,24}?)(?=[.!]?$)/u; // catches " on Saturday." at the end, not " for the choir, 9"
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const FEWEST = 3;

/** What the last goes by: a time in front of it or behind it. */
function lastName({ text }: Scan, times: readonly AxisMark[], before: Figure, last: Figure): string | null {
  const axis = times.find(({ start, end }) => start >= before.end && (end <= last.start || start >= last.end));
  if (axis) return axis.name;
  const [, told = ""] = LAST.exec(text.slice(before.end, last.start)) ?? BEHIND.exec(text.slice(last.end)) ?? [];
  return told || null;
}

/** The readings, before them that of such a run where the best leaves some of it out. */
export function withOpenerRun(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const { text, words } = scan;
  const figures = mentions.filter(isFigure);
  const [one, two] = figures;
  const [before, last] = figures.slice(-2);
  const best = rows[0]?.reading;
  if (!best || !words.has("then") || !one || !two || !before || !last) return rows;
  if (figures.length < FEWEST || figures.length > ORDINALS.length) return rows;
  if (best.series.length === 1 && best.points.length === figures.length) return rows;
  const opener = OPENER.exec(text.slice(one.end, two.start))?.[1];
  const joined = figures.slice(1, -2).every((figure, at) => {
    const next = figures[at + 2];
    return next !== undefined && BETWEEN.test(text.slice(figure.end, next.start));
  });
  const end = text.slice(before.end, last.start);
  if (!opener || !joined || !(BETWEEN.test(end) || LAST.test(end))) return rows;
  const times = mentions.filter(isAxis).filter(({ shy, name }) => !shy || name === "last night" || name === "Now");
  const final = lastName(scan, times, before, last);
  const points = figures.map((figure, at): ReadingPoint => {
    const ordinal = ORDINALS[at] ?? "";
    const name = at === 0 ? opener : at === figures.length - 1 ? (final ?? ordinal) : ordinal;
    return { name, axis: relativeMark(name, at, figure.start) };
  });
  return withRun(scan, rows, figures, points);
}
