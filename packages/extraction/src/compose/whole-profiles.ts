/** A profile with gaps is an open line that says nothing, so that no radar is offered for it: bars leave the place of a missing value empty. */
import type { Chart } from "@charticle/contract";

/** The chart, without a radar where a value is missing. */
export function withWholeProfiles(chart: Chart): Chart {
  const whole = chart.points.every(({ values }) => values.every((value) => value !== null));
  const types = chart.types.filter(({ type }) => type !== "radarchart");
  return whole || types.length === 0 || types.length === chart.types.length ? chart : { ...chart, types };
}
