/** A series that goes by the name of one of its points names nothing: "Last year we paid £4.80. This year: £5.10" → no "Last year". */
import type { Scan } from "../text/scan.ts";
import type { Ranked } from "./score.ts";

export function withoutEchoes(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [name = "", another] = best?.reading.series ?? [];
  if (!best || name === "" || another !== undefined || best.reading.points.length < 2) return rows;
  const echoed = best.reading.points.some((point) => point.name.toLowerCase() === name.toLowerCase());
  return echoed ? [{ ...best, reading: { ...best.reading, series: [""] } }, ...more] : rows;
}
