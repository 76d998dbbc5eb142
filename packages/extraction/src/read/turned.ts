/** A table turned: its series as points, and its points as series. `turned({series: [A, B], points: [x]})` → series x, points A and B */
import type { Reading } from "./reading.ts";

export const turned = (reading: Reading): Reading => ({
  ...reading,
  series: reading.points.map(({ name, axis }) => axis?.name ?? name),
  points: reading.series.map((name) => ({ name })),
  cells: reading.series.map((_, column) => reading.cells.map((row) => row[column] ?? null)),
  units: reading.points.map(() => reading.units[0] ?? null),
});
