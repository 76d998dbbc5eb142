/**
 * Bands told one after the other: "under 25, 25 to 44, 45 to 64", "under £20k, £20k–£60k, over £60k" → three bands. Not
 * "from 20 to 35 here, from 18 to 22 there".
 */
import { verbSense } from "../../../lexicon/morphology.ts";
import { isNumberAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { axisMark } from "../../times/axis-mark.ts";
import { BAND_LEADS, OPEN } from "../../times/band-marks.ts";

type Row = { figure: Figure; from: number; to: number; low: number; high: number };

/** "and over", "or more", "plus" behind the lower end. */
const isOpen = (scan: Scan, at: number): boolean =>
  ["and", "or"].includes(lowerAt(scan, at)) && OPEN.has(lowerAt(scan, at + 1));

/** "25 to 44", "£20k–£60k", "under £20k", "over 60 km": the band that a figure opens. */
function rowOf(scan: Scan, figure: Figure, next: Figure | undefined): Row | null {
  let { from, to } = figure;
  if (lowerAt(scan, from - 1) === "to" && isNumberAt(scan, from - 2)) return null; // the 35 of "18 to 35 – 540"
  let [low, high] = figure.range ?? [figure.value, Number.POSITIVE_INFINITY];
  if (lowerAt(scan, from - 1) === "between" && lowerAt(scan, to) === "and" && next?.from === to + 1) {
    from--;
    ({ to, value: high } = next);
  } else if (["to", "till", "til", "until", "-", "–"].includes(lowerAt(scan, to)) && next?.from === to + 1) {
    ({ to, value: high } = next);
    if (!Number.isInteger(low) || lowerAt(scan, to) === "to") low = high; // "31 to 56 to 92"
  } else if (isOpen(scan, to)) {
    to += 2;
    high = Number.POSITIVE_INFINITY;
  } else if (!figure.range) {
    from--;
    const side = BAND_LEADS.get(lowerAt(scan, from)) ?? 0;
    if (side === 0 || isOpen(scan, from - 1)) return null; // "45 and over 20%"
    if (side < 0) [low, high] = [-1, low];
  }
  return { figure, from, to, low, high };
}

/** "over 65", which is 65.5, goes on from 64. */
const follows = (low: number, high: number): boolean => low >= high && low - high <= 1.5;

/** The upper end that a band tells: 24 for "ages 18 to 24". */
const topOf = (scan: Scan, { to, order }: AxisMark): number =>
  isNumberAt(scan, to - 1) ? Math.max(order, Number(tokenAt(scan, to - 1).text)) : order;

/** "over 500 on Saturday, 300 on Sunday", "Saturday 500+, Sunday 300": a rough figure, where its time has no other. */
export function roughFigures(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const axes = mentions.filter(isAxis);
  const [band, more] = axes.filter(({ family }) => family === "band");
  const times = axes.filter((axis) => axis !== band);
  const even = times.length > 1 && times.length === mentions.filter(isFigure).length + 1;
  if (!band || band.to - band.from !== 2 || more || !even || new Set(times.map(({ family }) => family)).size > 1)
    return mentions;
  const at = isNumberAt(scan, band.from) ? band.from : band.from + 1;
  const figure = figureAt(scan, at);
  return mentions.map((mention) => (mention === band && figure ? figure : mention));
}

/** Pairs and what is under or over something are bands, where each goes on from another and other figures are told of them. */
export function bandRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const rows = figures.flatMap((figure, at) => rowOf(scan, figure, figures[at + 1]) ?? []);
  const [top] = rows;
  const moved =
    rows.every(({ from }) => lowerAt(scan, from - 1) === "from") &&
    scan.tokens.some(
      (_, at) => at < (top?.from ?? 0) && lowerAt(scan, at + 1) === "from" && verbSense(lowerAt(scan, at)),
    );
  if (!top || moved) return mentions; // "wind rose from 6 to 29 and solar from 0 to 5"
  const rowAt = ({ from, to }: Mention): Row | undefined => rows.find((row) => row.from <= from && to <= row.to);
  const bands = mentions.filter(isAxis).filter(({ family }) => family === "band");
  const ends = [...rows, ...bands.map((band) => ({ low: band.order, high: topOf(scan, band) }))];
  const chained = rows.every(
    ({ low, high }) => low < high && ends.some((end) => follows(end.low, high) || follows(low, end.high)),
  );
  const [one, two] = rows;
  const apart = figures.some(({ from }) => from >= (one?.to ?? 0) && from < (two?.from ?? 0)); // not "<2 ha, 2–5 ha and >5 ha: 9, 5 and 2"
  const sure = rows.some(({ figure, low, high }) => figure.bare || (apart && (low < 0 || !Number.isFinite(high))));
  const told = figures.filter((figure) => !rowAt(figure)).length >= ends.length;
  if (!(chained && sure && told)) return mentions;
  return mentions.flatMap((mention) => {
    const row = rowAt(mention);
    if (!row) return mention;
    return row.figure === mention ? axisMark({ scan, ...row, family: "band", order: row.low }) : [];
  });
}
