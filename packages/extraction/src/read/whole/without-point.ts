/** A reading of one series without one of its points, for what turns out to be a total or to tell something else. */
import type { Reading } from "../reading.ts";

export function withoutPoint(reading: Reading, at: number): Reading {
  const [start] = reading.cells[at]?.[0]?.spans[0] ?? [];
  return {
    ...reading,
    points: reading.points.toSpliced(at, 1),
    cells: reading.cells.toSpliced(at, 1),
    figures: reading.figures.filter((figure) => figure.start !== start),
  };
}
