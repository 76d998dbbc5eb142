/** The chart types that suit a chart that came from elsewhere, by the same rules as our own readings. */
import type { Chart, TypeChoice } from "@charticle/contract";
import { chartTypes } from "./chart-types.ts";

/** typesOfChart({axis: "time", points: [three], …}) -> [{type: "linechart", reason: "…"}, …] */
export function typesOfChart({
  axis,
  whole,
  points,
  series,
}: Pick<Chart, "axis" | "whole" | "points" | "series">): TypeChoice[] {
  const values = points.flatMap((point) => point.values.filter((value) => value !== null));
  return chartTypes({
    axis,
    whole,
    profile: false,
    banded: false,
    points: points.length,
    series: series.length,
    low: Math.min(...values),
    high: Math.max(...values),
  });
}
