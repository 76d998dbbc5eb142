/**
 * Several rows of figures, each with its name in brackets behind it: "320 in May, 410 in June (Leeds); 210 and 330 (York)" →
 * Leeds · York. Not "320 in May, 410 in June; 210 and 330 (York)".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const BRACKET = /^[^\d(),;.:]{0,16}\((\p{L}[^()\d]{1,28})\)/u; // catches " km (Leeds)", not " (40 of them)"

/** Where the figures of a series begin and end. */
function placeOf({ cells }: Reading, column: number): readonly [number, number] {
  const spans = cells.flatMap((row) => row[column]?.spans[0] ?? []);
  return [Math.min(...spans), Math.max(...spans)];
}

/** The readings, the best with its series so named. */
export function withRowBrackets({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length < 2 || best.reading.points.length < 2 || !text.includes("(")) return rows;
  const { reading } = best;
  const places = reading.series.map((_, column) => placeOf(reading, column));
  if (places.some(([start], at) => at > 0 && start < (places[at - 1]?.[1] ?? 0))) return rows;
  const series = places.flatMap(([, end]) => BRACKET.exec(text.slice(end))?.[1] ?? []);
  const told = reading.series.filter((name) => series.some((one) => one.toLowerCase() === name.toLowerCase())).length;
  const distinct = new Set(series.map((name) => name.toLowerCase())).size === reading.series.length;
  return distinct && told > 0 && told < series.length
    ? [{ ...best, reading: { ...reading, series } }, ...others]
    : rows;
}
