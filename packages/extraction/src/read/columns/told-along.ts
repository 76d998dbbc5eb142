/**
 * Of rows counted off alone, the one that rises along what is counted or measured out is where the others were taken: "Age: 10, 20,
 * 30. Boys: 138, 175, 177. Girls: …" → points 10, 20, 30 of Boys and Girls; "Dose (mg): 0, 5, 10; response: …". Not "Goals: 3, 5, 9.
 * Assists: 2, 4, 7".
 */
import { STEP_NOUNS } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { AxisMark } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading, ReadingPoint } from "../reading.ts";

const MEASURED = wordSet(
  "age ages time distance depth dose dosage concentration altitude elevation minutes min mins hrs hours",
);
const COUNTS = wordSet("game match set lap visit visits try period test class event part version match"); // "Games: 3, 5, 9" counts games
const FEWEST = 3;

/** "Age" and "Hours studied", not "Goals" or "Games". */
const isMeasured = (name: string): boolean =>
  name
    .toLowerCase()
    .split(" ")
    .some((word) => MEASURED.has(word) || (STEP_NOUNS.has(singular(word)) && !COUNTS.has(singular(word))));

/** What the points are where the first row tells it. */
function pointsOf({ text }: Scan, { points, series, cells }: Reading): ReadingPoint[] | null {
  const [first = "", ...others] = series;
  const counted = points.length >= FEWEST && points.every(({ name }, at) => name === String(at + 1));
  if (!counted || others.length === 0 || !isMeasured(first) || others.some(isMeasured)) return null;
  const values = cells.map(([cell]) => cell?.value ?? Number.NaN);
  if (!values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))) return null;
  return cells.flatMap(([cell]) => {
    const [start, end] = cell?.spans[0] ?? [];
    if (!cell || start === undefined || end === undefined) return [];
    const name = text.slice(start, end);
    const axis: AxisMark = {
      kind: "axis",
      family: "step",
      name,
      order: cell.value,
      position: null,
      from: 0,
      to: 0,
      start,
      end,
    };
    return [{ name, axis }];
  });
}

/** The readings, the best with such a row along its axis. */
export function withToldAlong(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.series.length < 2) return rows;
  const { reading } = best;
  const points = pointsOf(scan, reading);
  if (points?.length !== reading.cells.length) return rows;
  const taken = new Set(points.map(({ axis }) => axis?.start));
  const along: Reading = {
    ...reading,
    points,
    series: reading.series.slice(1),
    cells: reading.cells.map((row) => row.slice(1)),
    units: reading.units.slice(1),
    figures: reading.figures.filter(({ start }) => !taken.has(start)),
  };
  return [{ ...best, reading: along }, ...more];
}
