/**
 * A heading whose unit is none of the values tells what they are told by: "Dose (mg): 0 -> 12 mmHg, 10 -> 9 mmHg" → By dose (mg), in mmHg. Not "Dose (mg):
 * Ann 12, Bo 9", nor "Weight (kg): Tom 71 kg".
 */
import type { Chart } from "@charticle/contract";

const HEAD = /^([\p{L} ]{2,30}) \(([^()\d]{1,8})\) ?[:–—-] ?\d/u; // catches "Dose (mg): 0", not "Dose (mg): Ann 12"
const BEHIND = /^ ?([\p{L}°%µ/²³]{1,8})(?![\p{L}\d])/u; // catches " mmHg" behind "12", not ", 10"
const INSIDE = /\d ?([\p{L}°%µ/²³]{1,8})$/u; // catches "cm" of "86 cm", not "86"

/** The chart with a title that says so. */
export function withKeyedHead(chart: Chart, text: string): Chart {
  const { series, points, grounding } = chart;
  if (series.length !== 1 || points.length < 2 || !text.includes("(")) return chart;
  const [, head = "", key = ""] = HEAD.exec(text) ?? [];
  if (head === "") return chart;
  const told = grounding.map(([cell]) => {
    const [start, end] = cell?.spans[0] ?? [0, 0];
    return INSIDE.exec(text.slice(start, end))?.[1] ?? BEHIND.exec(text.slice(end))?.[1] ?? "";
  });
  const [unit = ""] = told;
  const keyed = points.every(({ name }) => /^\d/u.test(name)); // catches "10", not "Ann"
  if (!keyed || unit === "" || unit === key || told.some((one) => one !== unit)) return chart;
  const title = `By ${head.charAt(0).toLowerCase()}${head.slice(1)} (${key})`;
  return { ...chart, title, subtitle: null, unit, series: [{ name: "Value" }] };
}
