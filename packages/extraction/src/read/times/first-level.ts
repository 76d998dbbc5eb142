/**
 * The level that a run of later ones began with, told without a time of its own: "We started with 1 shop, had 4 in our second
 * year, 9 in the third" → Start 1 · "When Gordon took over in 2009 we had eleven members. There were 26 by 2014" → 2009 11 ·
 * "Our first newsletter went to 61 people. By issue 10 it was 480" → First 61. Not a whole: "began with 12 people, 4 of them nurses".
 */

import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { startOf } from "../whole/compared-first.ts";

const CUES = wordsOf("started start began begin launched launch opened founded originally initially first outset when");
const WORD = "\\p{L}[\\p{L}'’-]*";
const OPENED =
  "(?:started(?: (?:off|out))?|began|launched|opened|kicked off|set out|debuted|starting(?: (?:off|out))?|beginning)";
const SAID =
  "(?:there (?:were|was)|(?:we|they|it|he|she|i|you) (?:were|was|had|got|counted)|(?:its|it['’]s|was|were|had|came)|the \\p{L}+(?: \\p{L}+)? (?:had|was|were|counted))";
const LIGHT = "(?:just |only |about |around |a mere |some |like )?[$€£₹₦]?$";

/** What stands in front of the level, from the beginning of its sentence. */
const LEADS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\blaunched(?: ${WORD}){0,3} (?:with|at|on|from) ${LIGHT}`, "iu"), "Launch"], // catches "We launched with ", not "launched by "
  [new RegExp(`\\b${OPENED}(?: ${WORD}){0,3} (?:with|at|on|from|as) ${LIGHT}`, "iu"), "Start"], // catches "The club started out with ", not "started by "
  [
    new RegExp(
      `^(?:initially|originally|at first|at the (?:start|beginning|outset)|to begin with|in the beginning),?(?: ${WORD}){0,6} ${LIGHT}`,
      "iu",
    ),
    "Start",
  ], // catches "At first we had ", not "first, "
  [
    new RegExp(
      `\\bwhen (?:${WORD} ){1,5}(?:took over|started|opened|began|founded|joined|bought|moved in|set up|arrived)\\b[^.;:\\d]{0,40}?(?:\\d{4},? )?${SAID} ${LIGHT}`,
      "iu",
    ),
    "Start",
  ], // catches "When Gordon took over in 2009 we had ", not "when we had "
  [new RegExp(`^(?:our|my|the|its|his|her) (?:very )?(?:first|opening) (?:${WORD} ){1,6}${LIGHT}`, "iu"), "First"], // catches "Our first newsletter went to ", not "first, "
];

const STOP = /[.!?;:][ \n]/gu; // catches ". " and ": ", not "3.5"
const WHOLE = /^[^.;]{0,40}(?:\bof (?:them|which|whom|these)\b|:)/iu; // catches " people, 4 of them nurses", not " shop, had 4"

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** What the text calls the beginning; null where it tells of none. */
function cueOf(text: string, { start, unit, value }: Figure): { name: string; from: number } | null {
  const before = text.slice(0, start);
  const stop = [...before.matchAll(STOP)].at(-1);
  const from = stop ? stop.index + stop[0].length : 0;
  const lead = before.slice(from);
  const clock = unit === null && value <= 24 && /\bat $/iu.test(lead); // catches "started at " in front of "8"
  const found = clock ? undefined : LEADS.find(([pattern]) => pattern.test(lead));
  return found ? { name: found[1], from } : null;
}

/** The time of the beginning: a year told in its own clause, that no other point has, or its name. */
function pointOf(
  mentions: readonly Mention[],
  best: Reading,
  figure: Figure,
  { name, from }: { name: string; from: number },
): ReadingPoint {
  const inside = mentions.filter(isAxis).filter(({ start, end }) => start >= from && end <= figure.start);
  const [axis, more] = inside.filter((mark: AxisMark) => !mark.shy && mark.family === best.points[0]?.axis?.family);
  const free = axis && !more && !best.points.some((point) => point.axis?.order === axis.order);
  return free ? { name: axis.name, axis } : { name, axis: relativeMark(name, -9999, figure.start) };
}

/** Such a level, of the same unit as the others. */
function levelOf(scan: Scan, mentions: readonly Mention[], best: Reading): Reading | null {
  const first = Math.min(...best.points.map((_, at) => startOf(best, at)));
  const ahead = mentions.filter(isFigure).filter(({ end }) => end <= first);
  const [figure] = ahead;
  const [model] = best.figures;
  if (!figure || ahead.length > 1 || !model || figure.basis || figure.part) return null;
  const [own, theirs] = [figure, model].map(({ unit }) => unit?.symbol);
  if (own !== theirs && ((own && theirs) || [own, theirs].includes("%"))) return null;
  const cue = cueOf(scan.text, figure);
  const sum = best.cells.reduce((total, [cell]) => total + (cell?.value ?? 0), 0);
  if (!cue || sum === figure.value || WHOLE.test(scan.text.slice(figure.end, first))) return null;
  const point = pointOf(mentions, best, figure, cue);
  if (best.points.some(({ name }) => name.toLowerCase() === point.name.toLowerCase())) return null;
  return {
    ...best,
    points: [point, ...best.points],
    cells: [[cellOf(figure)], ...best.cells],
    figures: [figure, ...best.figures],
  };
}

const isStep = ({ name, axis }: ReadingPoint): boolean => axis !== undefined || /^\p{L}+ \d+$/u.test(name); // catches "Issue 10", not "Leeds"

/** The readings, the best with the level that its run began with. */
export function withFirstLevel(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (best?.reading.series.length !== 1 || best.reading.points.length < 2) return rows;
  if (![...CUES].some((word) => scan.words.has(word))) return rows;
  const { points, cells } = best.reading;
  const last = points.at(-1);
  if (!points.some(isStep) || last?.axis?.name === "Then" || cells.some(([cell]) => cell?.kind !== "stated"))
    return rows;
  const reading = levelOf(scan, mentions, best.reading);
  return reading ? [{ ...best, reading }, ...more] : rows;
}
