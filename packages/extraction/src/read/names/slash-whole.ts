/**
 * "The CDU/CSU got 208 seats, the SPD 120": a name written with a stroke is told whole, where the chart knows one side of it alone.
 * Not "tea/coffee 3/4", of which both are told, nor "home/away".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const STROKE = /(?<![\p{L}\d/])\p{Lu}[\p{L}]{1,15}\/\p{Lu}[\p{L}]{1,15}(?![\p{L}\d/])/gu; // catches "CDU/CSU", not "home/away", "A/B" or "12/8"

/** The readings, the best with such names whole. */
export function withStrokes(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !scan.signs.has("/")) return rows;
  const { reading } = best;
  const names = [...reading.series, ...reading.points.map(({ name }) => name)];
  const wholes = (scan.text.match(STROKE) ?? []).filter((whole) => {
    const sides = whole.split("/").filter((side) => names.includes(side));
    const alone = sides.length === 1 && scan.text.split(sides[0] ?? "").length === 2;
    return alone && !names.some((name) => name.includes(whole));
  });
  if (wholes.length === 0) return rows;
  const whole = (name: string): string => wholes.find((one) => one.split("/").includes(name)) ?? name;
  const points = reading.points.map((point) => ({ ...point, name: whole(point.name) }));
  return [{ ...best, reading: { ...reading, points, series: reading.series.map(whole) } }, ...others];
}
