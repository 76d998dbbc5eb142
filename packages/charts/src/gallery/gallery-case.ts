/**
 * A small table in, a case of the gallery out: a whole Chart with the kinds that it is drawn as.
 *
 *   galleryCase("hires", { title: "People we hired", unit: "people", rows: [["Berlin", 12], ["Lisbon", 7]], types: ["barchart"] })
 */
import type { Axis, Chart, ChartType } from "@charticle/contract";

/** A name, then one value per series. */
type Row = readonly [name: string, ...values: (number | null)[]];

type CaseTable = {
  title: string;
  subtitle?: string;
  unit?: string;
  axis?: Axis;
  whole?: boolean;
  series?: readonly string[];
  rows: readonly Row[];
  /** Years, for a time axis: one per row. */
  positions?: readonly number[];
  types: readonly [ChartType, ...ChartType[]];
};

export type GalleryCase = {
  /** Kebab-case: the name of its snapshot too. */
  name: string;
  chart: Chart;
  types: readonly ChartType[];
};

export function galleryCase(name: string, table: CaseTable): GalleryCase {
  const { title, subtitle = null, unit = null, axis = "categories", whole = false, rows, types } = table;
  const series = (table.series ?? [title]).map((seriesName) => ({ name: seriesName }));
  const points = rows.map(([pointName, ...values], index) => ({
    name: pointName,
    values,
    position: table.positions?.[index] ?? null,
  }));
  const grounding = points.map(({ values }) =>
    values.map((value) => (value === null ? null : { spans: [], kind: "edited" as const })),
  );
  const choices = types.map((type) => ({ type, reason: "chosen for the gallery" }));
  return {
    name,
    types,
    chart: { title, subtitle, unit, axis, whole, series, points, grounding, types: choices, notes: [] },
  };
}
