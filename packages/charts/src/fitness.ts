/**
 * A chart and a kind in, whether the kind suits out, with the reason where it doesn't: the page offers what fits.
 *
 *   fitness(chart, "linechart") // { fit: false, reason: "A line needs at least two points." }
 */
import type { Chart, ChartType } from "@charticle/contract";
import { KINDS } from "./kinds/kinds.ts";

export type Fitness = { fit: true } | { fit: false; reason: string };

/** What the reader itself proposed suits, as long as it doesn't lie. */
export function fitness(chart: Chart, type: ChartType): Fitness {
  const proposed = chart.types.some((choice) => choice.type === type);
  const reason = KINDS[type].unfit(chart) ?? (proposed ? null : KINDS[type].unsuited(chart));
  return reason === null ? { fit: true } : { fit: false, reason };
}
