/**
 * A run of figures of which only the first and the last have their time told, and as many between them as there are times:
 * "First frost came on day 288 in 2019; then 291, 301, 297 and, in 2023, 309" · "between 2018 and 2021 it was 2,600 at
 * first, 2,750 then, next 3,400 and in the end 3,900" → one figure a year.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { expandThrough } from "../sentence/list-item.ts";
import { settledFigures } from "../units.ts";

const FAMILIES = wordSet("year quarter weekday month season step");
const FEWEST = 4;

/** The two ends of the run, where no other time is told. */
function endsOf(mentions: readonly Mention[]): [AxisMark, AxisMark] | null {
  const axes = mentions.filter(isAxis).filter(({ shy, family }) => !shy && family !== "relative");
  const [first, last] = axes;
  const alike = first && last && axes.length === 2 && first.family === last.family && first.noun === last.noun;
  return alike && FAMILIES.has(first.family) ? [first, last] : null;
}

const BOTH = /\b(?:between|from) (?:the )?$/i; // catches "between ", not "in "

const SMALL =
  wordSet(`then next and finally in the end at first later via to was it by just only lastly last eventually about around a
  after that than or but of on per day days cent percent`);

/** Nothing but marks, times and small words stands between two figures: ", 291", " and, in 2023, ", not ", Leeds ". */
function isRun(scan: Scan, mentions: readonly Mention[], one: Figure, two: Figure): boolean {
  const times = mentions.filter(isAxis);
  return scan.tokens
    .slice(one.to, two.from)
    .every(
      ({ kind, lower, start }) =>
        kind === "mark" || SMALL.has(lower) || times.some((axis) => start >= axis.start && start < axis.end),
    );
}

/** The reading of such a run; null where the text tells other figures. */
export function filledRun(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const ends = endsOf(mentions);
  const figures = mentions.filter(isFigure);
  const [one, two, ...more] = figures;
  const last = figures.at(-1);
  if (!ends || !one || !two || !last || figures.length < FEWEST || figures.some(({ basis, part }) => basis || part))
    return null;
  const [begin, end] = ends;
  const before = more.at(-2) ?? two;
  const spanned = BOTH.test(scan.text.slice(0, begin.start)) && end.end <= one.start;
  const opens = begin.start < two.start;
  const closes = end.start >= before.end;
  if (!spanned && !(opens && closes)) return null;
  const items = expandThrough(begin, end.order);
  if (items.length !== figures.length) return null;
  const settled = settledFigures(scan, figures);
  const linked = settled.every((figure, at) => {
    const next = settled[at + 1];
    return !next || (at === 0 && !spanned) || isRun(scan, mentions, figure, next);
  });
  if (!linked) return null;
  return {
    shape: "timeline",
    series: [""],
    points: items.map(({ name, axis }) => (axis ? { name, axis } : { name })),
    cells: settled.map((figure) => [cellOf(figure)]),
    units: [null],
    figures: settled,
    cost: 0,
    used: [begin, end].map(({ start, end: to }) => [start, to] as const),
  };
}

/** The readings, before them that of such a run where the best leaves some of it out. */
export function withFilledRun(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const reading = filledRun(scan, mentions);
  const best = rows[0]?.reading;
  if (!reading || !best) return rows;
  if (best.series.length === 1 && best.points.length === reading.points.length) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
