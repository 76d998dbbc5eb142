/** Both ways between our Chart and the wire form: `chartToWire(chart)` and `wireToChart(result)`. */
import type { Chart, Grounding, Point } from "./chart.ts";
import {
  CATEGORY_KEYS,
  type DataPoint,
  type ExtractionResult,
  VALUE_KEYS,
  type WireReading,
} from "./extraction-result.ts";
import { MAX_SERIES } from "./limits.ts";

const dataPointOf = (point: Point): DataPoint => {
  const wire: DataPoint = { name: point.name };
  for (const [at, value] of point.values.entries()) {
    const key = VALUE_KEYS[at];
    if (key) wire[key] = value;
  }
  if (point.position !== undefined && point.position !== null) wire.position = point.position;
  return wire;
};

/** A Chart as one wire reading. Series names become category1 … category5. */
export function chartToWire(chart: Chart): WireReading {
  const wire: WireReading = {
    data: chart.points.map(dataPointOf),
    chart_types: chart.types.map(({ type }) => type),
    chart_title: chart.title,
    subtitle: chart.subtitle,
    ...(chart.source && { source: chart.source }),
    unit: chart.unit,
    ...(chart.figureForm && { figure_form: chart.figureForm }),
    axis: chart.axis,
    whole: chart.whole,
    grounding: chart.grounding.map((row) => row.map((cell) => (cell ? { ...cell } : null))),
    notes: [...chart.notes],
    type_reasons: Object.fromEntries(chart.types.map(({ type, reason }) => [type, reason])),
  };
  for (const [at, { name }] of chart.series.entries()) {
    const key = CATEGORY_KEYS[at];
    if (key) wire[key] = name;
  }
  return wire;
}

/** How many of the five series the data hold: the last one that has a label or a value. */
const seriesCountOf = (wire: WireReading): number => {
  for (let count = MAX_SERIES; count > 1; count--) {
    const valueKey = VALUE_KEYS[count - 1];
    const labelKey = CATEGORY_KEYS[count - 1];
    if (valueKey && wire.data.some((point) => typeof point[valueKey] === "number")) return count;
    if (labelKey && wire[labelKey] && valueKey && wire.data.some((point) => valueKey in point)) return count;
  }
  return 1;
};

/** A wire reading as a Chart; what the specified fields alone leave open gets a plain default. */
export function wireToChart(wire: WireReading | ExtractionResult): Chart {
  const count = seriesCountOf(wire);
  const keys = VALUE_KEYS.slice(0, count);
  return {
    title: wire.chart_title,
    subtitle: wire.subtitle ?? null,
    source: wire.source,
    unit: wire.unit ?? null,
    ...(wire.figure_form && { figureForm: wire.figure_form }),
    axis: wire.axis ?? "categories",
    whole: wire.whole ?? false,
    series: keys.map((_, at) => ({ name: wire[CATEGORY_KEYS[at] ?? "category1"] ?? "" })),
    points: wire.data.map((point) => ({
      name: point.name,
      values: keys.map((key) => point[key] ?? null),
      ...(typeof point.position === "number" ? { position: point.position } : {}),
    })),
    grounding: wire.data.map((_, row) => keys.map((__, at): Grounding | null => wire.grounding?.[row]?.[at] ?? null)),
    types: wire.chart_types.map((type) => ({ type, reason: wire.type_reasons?.[type] ?? "" })),
    notes: wire.notes ?? [],
  };
}
