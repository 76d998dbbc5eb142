/**
 * Figures of several times, each held against the one of a time told once: "June sales 410 vs 380 last year, July 395 vs 402" → Last year ·
 * This year, June and July. Not "footfall 410 vs 380 last year, sales 12 vs 9", whose pairs are of several things.
 */
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";

const AGAINST = ["vs", "versus", "against", "compared"];
const MARK = /^[%kmb]?(?: \p{Ll}+)?,? (?:vs\.?|versus|against|compared (?:with|to)) [$€£¥₹]?$/u; // catches " vs $" and " people against ", not " vs York "
/** Between a figure and its past: "the same day last year". */
const SAME = /^[%kmb]?(?: (?:in|on|for|the|same|day|night|week|weekend|month|quarter|period|time))* $/u; // catches " same night ", not ", "
const UNIT = /\b(year|season|month|week)\b/iu; // catches the "year" of "a year ago", not "years"
const LEAD =
  /^[\s:,–—-]*(?:the |our |my )?((?:\p{L}[\p{L}'’-]*)(?: [\p{L}&][\p{L}'’&-]*){0,3}?)(?: (?:was|were|is|are|of|at|stood at|came (?:in at|to)|totall?ed|reached))?:?[ $€£¥₹]*$/u; // catches " takings were £", not ""

/** The places of the pairs, one in front of each; null where a pair has none or two, or another time stands between. */
function placesOf(axes: readonly AxisMark[], figures: readonly Figure[]): readonly AxisMark[] | null {
  const places: AxisMark[] = [];
  for (let at = 0; at < figures.length; at += 2) {
    const own = axes.filter(
      ({ start, end }) => start >= (figures[at - 1]?.end ?? 0) && end <= (figures[at]?.start ?? 0),
    );
    const [one] = own;
    if (!one || own.length > 1) return null;
    places.push(one);
  }
  return new Set(places.map(({ family }) => family)).size === 1 ? places : null;
}

const arePairs = ({ text }: Scan, figures: readonly Figure[]): boolean =>
  figures.every(({ end }, at) => at % 2 > 0 || MARK.test(text.slice(end, figures[at + 1]?.start)));

const plainFigures = (figures: readonly Figure[]): boolean =>
  figures.length > 3 &&
  figures.length % 2 === 0 &&
  figures.every(({ basis, part, range }) => !basis && !part && !range);

/** The readings, before them that of both columns. */
export function withPastAtTimes(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const { text } = scan;
  if (!rows[0] || !AGAINST.some((word) => text.includes(` ${word}`))) return rows;
  const figures = mentions.filter(isFigure);
  const axes = mentions.filter(isAxis);
  const [past, ...again] = axes.filter(({ family }) => family === "relative");
  if (!past || again.length > 0 || !plainFigures(figures) || !arePairs(scan, figures)) return rows;
  const behind = figures.findIndex(({ start }) => start > past.start);
  const told = figures[(behind < 0 ? figures.length : behind) - 1];
  const unit = UNIT.exec(past.name)?.[1]?.toLowerCase();
  const places = placesOf(
    axes.filter((axis) => axis !== past),
    figures,
  );
  if (!told || !unit || !places || behind % 2 > 0 || !SAME.test(text.slice(told.end, past.start))) return rows;
  const measure = LEAD.exec(text.slice(places[0]?.end, figures[0]?.start))?.[1] ?? null;
  const rowsOf = places.map((_, at) => [figures[2 * at + 1], figures[2 * at]].map((one) => (one ? cellOf(one) : null)));
  const reading: Reading = {
    shape: "grid",
    series: [past.name, `This ${unit}`],
    points: places.map((axis) => ({ name: axis.name, axis })),
    cells: rowsOf,
    units: [0, 1].map(() => figures.find((one) => one.unit)?.unit ?? null),
    measure,
    figures,
    cost: 0,
  };
  const read = rank(reading, { figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
