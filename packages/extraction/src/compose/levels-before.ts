/**
 * "Roast: 24 portions, up 6 on last week; pies 18, down 4": what stands under the earlier time are changes, and the levels there follow from them: 18 and 22. Not where
 * the earlier levels are told.
 */
import type { Chart } from "@charticle/contract";

const BEFORE = /\b(up|down)(?: by)? [$€£]?$/iu; // catches "up " in front of "6", not "up from "
const BEHIND = /^(?: \p{Ll}+)? (up|down)\b(?! (?:from|to)\b)/iu; // catches " up" behind "6", not " up from"

const LATER = /^(?:last|previous|the \p{L}+ before)\b/iu; // catches "Last week", not "Now"

type Told = { value: number; spans: [number, number][] };

/** The level before, by the level and the change that are told; null where the first is no change of the second. */
function levelBefore(chart: Chart, text: string, column: number, row: number): Told | null {
  const [early, late] = [chart.grounding[row]?.[column], chart.grounding[1 - row]?.[column]];
  const [change, level] = [chart.points[row]?.values[column], chart.points[1 - row]?.values[column]];
  const [span] = early?.spans ?? [];
  const [base] = late?.spans ?? [];
  if (!span || !base || change == null || level == null || base[0] > span[0]) return null;
  if (early?.kind !== "stated" && change !== Number(text.slice(...span)))
    return { value: change, spans: [[...base], [...span]] };
  const way = BEFORE.exec(text.slice(0, span[0]))?.[1] ?? BEHIND.exec(text.slice(span[1]))?.[1];
  if (!way || /[;.!?]/u.test(text.slice(base[1], span[0]).replace(/\d\.\d/gu, ""))) return null; // catches ";", and the point of "2.5"
  const value = level - (way.toLowerCase() === "up" ? 1 : -1) * Math.abs(change);
  return { value: Number(value.toPrecision(10)), spans: [[...base], [...span]] };
}

/** The chart with the levels of the earlier time. */
export function withLevelsBefore(chart: Chart, text: string): Chart {
  if (chart.points.length !== 2 || chart.series.length < 2 || !/\b(?:up|down)\b/iu.test(text)) return chart; // catches "up", not "upper"
  const row = chart.points[0] && LATER.test(chart.points[1]?.name ?? "") ? 1 : 0;
  const told = chart.series.map((_, column) => levelBefore(chart, text, column, row));
  const all = told.flatMap((one) => one ?? []);
  if (all.length < chart.series.length || all.some(({ value }) => value < 0)) return chart;
  if (all.every(({ value }, at) => value === chart.points[row]?.values[at])) return chart;
  const cells = all.map(({ spans }) => ({
    kind: "implied" as const,
    spans,
    how: "the level less the change told behind it",
  }));
  return {
    ...chart,
    points: chart.points.map((point, at) => (at === row ? { ...point, values: all.map(({ value }) => value) } : point)),
    grounding: chart.grounding.map((own, at) => (at === row ? cells : own)),
  };
}
