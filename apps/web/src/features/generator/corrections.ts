/**
 * Corrections that a person makes to what was read: names, values, title, the line below it and unit. In: the chart as it stands, the
 * reading that it began as, and one correction. Out: the corrected chart; a value that was typed says so in its
 * grounding, and one that is set back to what was read gets its words again.
 *
 *   correct({chart, original, correction: {kind: "value", point: 0, series: 0, value: 66}})
 */
import {
  type Chart,
  type Grounding,
  MAX_NAME_LENGTH,
  MAX_SUBTITLE_LENGTH,
  MAX_TITLE_LENGTH,
} from "@charticle/contract";

export const MAX_UNIT_LENGTH = 24;

export type Correction =
  | { kind: "title"; text: string }
  | { kind: "subtitle" | "source"; text: string }
  | { kind: "unit"; text: string }
  | { kind: "point"; point: number; name: string }
  | { kind: "series"; series: number; name: string }
  | { kind: "value"; point: number; series: number; value: number | null };

/** How far the shares of a whole may miss 100: texts round. */
const WHOLE_TOLERANCE = 1;

const oneLine = (text: string, max: number): string =>
  // catches a line break in "a\nb", must not catch the single space in "a b"
  text
    .replaceAll(/\s*[\r\n\t]\s*/g, " ")
    .trim()
    .slice(0, max);

const replaceAt = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, index) => (index === at ? item : old));

/** Shares that no longer make a whole are no longer drawn as one. */
const isStillWhole = (chart: Chart): boolean =>
  chart.series.every((_, series) => {
    const values = chart.points.map((point) => point.values[series] ?? 0);
    if (values.some((value) => value < 0)) return false;
    const sum = values.reduce((total, value) => total + value, 0);
    return chart.unit !== "%" || Math.abs(sum - 100) <= WHOLE_TOLERANCE;
  });

const withWhole = (chart: Chart, original: Chart): Chart => ({
  ...chart,
  whole: original.whole && isStillWhole(chart),
});

function withValue(chart: Chart, original: Chart, at: { point: number; series: number; value: number | null }): Chart {
  const { point, series, value } = at;
  const row = chart.points[point];
  if (!row || series >= row.values.length || row.values[series] === value) return chart;
  const isAsRead = original.points[point]?.values[series] === value;
  const typed: Grounding | null = value === null ? null : { spans: [], kind: "edited" };
  const cell = isAsRead ? (original.grounding[point]?.[series] ?? null) : typed;
  const cells = chart.grounding[point] ?? row.values.map(() => null);
  return withWhole(
    {
      ...chart,
      points: replaceAt(chart.points, point, { ...row, values: replaceAt(row.values, series, value) }),
      grounding: replaceAt(chart.grounding, point, replaceAt(cells, series, cell)),
    },
    original,
  );
}

function withName(chart: Chart, point: number, name: string): Chart {
  const row = chart.points[point];
  const clean = oneLine(name, MAX_NAME_LENGTH);
  if (!row || clean === "" || row.name === clean) return chart;
  return { ...chart, points: replaceAt(chart.points, point, { ...row, name: clean }) };
}

function withSeriesName(chart: Chart, series: number, name: string): Chart {
  const clean = oneLine(name, MAX_NAME_LENGTH);
  if (!chart.series[series] || chart.series[series].name === clean) return chart;
  return { ...chart, series: replaceAt(chart.series, series, { name: clean }) };
}

/** Answers the very same chart where nothing changes, so that nothing is saved or put on the undo list. */
export function correct({
  chart,
  original,
  correction,
}: {
  chart: Chart;
  original: Chart;
  correction: Correction;
}): Chart {
  switch (correction.kind) {
    case "title": {
      const title = oneLine(correction.text, MAX_TITLE_LENGTH);
      return title === chart.title ? chart : { ...chart, title };
    }
    case "subtitle":
    case "source": {
      const line = oneLine(correction.text, MAX_SUBTITLE_LENGTH) || null;
      return line === (chart[correction.kind] ?? null) ? chart : { ...chart, [correction.kind]: line };
    }
    case "unit": {
      const unit = oneLine(correction.text, MAX_UNIT_LENGTH) || null;
      return unit === chart.unit ? chart : withWhole({ ...chart, unit }, original);
    }
    case "point":
      return withName(chart, correction.point, correction.name);
    case "series":
      return withSeriesName(chart, correction.series, correction.name);
    case "value":
      return withValue(chart, original, correction);
  }
}
