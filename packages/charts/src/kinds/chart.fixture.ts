/** A small table in, a whole Chart for the tests of kinds out: chartOf({ rows: [["Berlin", 12], ["Lisbon", 7]] }). */
import type { Axis, Chart } from "@charticle/contract";

export type ChartTable = {
  rows: readonly (readonly [name: string, ...values: (number | null)[]])[];
  series?: readonly string[];
  axis?: Axis;
  whole?: boolean;
  unit?: string | null;
  subtitle?: string | null;
  source?: string | undefined;
  positions?: readonly number[];
};

export function chartOf(table: ChartTable): Chart {
  const {
    rows,
    series = ["Hires"],
    axis = "categories",
    whole = false,
    unit = null,
    subtitle = null,
    source,
    positions,
  } = table;
  const points = rows.map(([name, ...values], at) => ({ name, values, position: positions?.[at] ?? null }));
  return {
    title: "Hires",
    subtitle,
    source,
    unit,
    axis,
    whole,
    series: series.map((name) => ({ name })),
    points,
    grounding: points.map(({ values }) => values.map(() => null)),
    types: [{ type: "barchart", reason: "" }],
    notes: [],
  };
}
