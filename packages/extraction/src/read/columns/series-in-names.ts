/**
 * A point whose name begins with that of a series: "12 boys and 8 girls play football, 5 boys and 9 girls tennis" → Football · Tennis, not Girls
 * tennis. Not where each point begins so: "Boys under 10, boys over 10", nor people, who may do it: "Zoe passes better".
 */
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** The readings, the best with such names without that of the series. */
export function withoutSeriesInNames(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { series = [], points = [] } = best?.reading ?? {};
  if (!best || series.length < 2 || points.length < 2) return rows;
  if (series.some(isCapital)) return rows;
  const names = points.map(({ name, axis }) => {
    const own = series.find((one) => one !== "" && name.toLowerCase().startsWith(`${one.toLowerCase()} `));
    return own && !axis ? name.slice(own.length + 1) : name;
  });
  const cut = names.filter((name, at) => name !== points[at]?.name).length;
  if (cut === 0 || cut === points.length || new Set(names.map((name) => name.toLowerCase())).size < names.length)
    return rows;
  const told = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: told } }, ...more];
}
