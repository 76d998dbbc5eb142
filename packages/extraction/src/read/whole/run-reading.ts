/** The reading of a run of figures whose places are known, one place a figure: what the rules of such runs have in common. */
import type { Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { settledFigures } from "../units.ts";

/** Marks and small words alone, or one phrase between two commas: ", ", " and ", " and, at last month's close, ". */
const JOINED = /^(?:[,;]|,? and|,? then|,? and then)(?:,(?: \p{L}[\p{L}'’-]*){1,5},)? $/u; // catches ", " and " and, last year, ", not " in May, "

/** Nothing but such words stands between two figures. */
export const isJoined = ({ text }: Scan, one: Figure, two: Figure): boolean =>
  JOINED.test(text.slice(one.end, two.start));

/** All figures in the order of the text, none of them worked out or a part; null otherwise. */
export const plainFigures = (figures: readonly Figure[]): readonly Figure[] | null =>
  figures.some(({ basis, part, signed }) => basis || part || signed) ? null : figures;

/** The readings, before them the one with these places, where the best has others. */
export function withRun(
  scan: Scan,
  rows: Ranked[],
  figures: readonly Figure[],
  points: readonly ReadingPoint[],
): Ranked[] {
  const best = rows[0]?.reading;
  const settled = settledFigures(scan, figures);
  const same =
    best?.series.length === 1 && best.points.map(({ name }) => name).join() === points.map(({ name }) => name).join();
  if (same || points.length !== figures.length) return rows;
  const reading: Reading = {
    shape: "timeline",
    series: [best?.series.length === 1 ? (best.series[0] ?? "") : ""],
    points,
    cells: settled.map((figure) => [cellOf(figure)]),
    units: [settled[0]?.unit ?? null],
    figures: settled,
    cost: 0,
    used: points.flatMap(({ axis }) => (axis ? [[axis.start, axis.end] as const] : [])),
  };
  const read = rank(reading, { figures: settled, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
