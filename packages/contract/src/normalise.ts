/**
 * The specification's normalisation of what an AI service answers (section 3), as the browser applies it:
 * values under category1_value … category5_value, unknown chart types dropped, piechart by default, and the fallback
 * point where there are no data. In: any JSON. Out: a well-formed result, or the service's error.
 *
 *   {data: [{name: "Jan", Revenue: 5}], category1: "Revenue"} -> {data: [{name: "Jan", category1_value: 5}], …}
 */
import { DEFAULT_CHART_TYPE } from "./chart.ts";
import {
  CATEGORY_KEYS,
  type ExtractionAnswer,
  type ExtractionResult,
  extractionErrorSchema,
  extractionResultSchema,
  isChartType,
  VALUE_KEYS,
  type ValueKey,
} from "./extraction-result.ts";
import { MAX_POINTS } from "./limits.ts";

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isValue = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Fields of a point that are never values. */
const NOT_VALUES = new Set(["name", "position"]);

const plain = (label: string): string => label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Specification, section 3: one point named 'Data Point' with values 50, 30, 20, 10, 5 as a pie. */
export const fallbackResult = (): ExtractionResult => ({
  data: [
    {
      name: "Data Point",
      category1_value: 50,
      category2_value: 30,
      category3_value: 20,
      category4_value: 10,
      category5_value: 5,
    },
  ],
  chart_types: [DEFAULT_CHART_TYPE],
  chart_title: "",
});

const labelsOf = (raw: Loose): (string | undefined)[] =>
  CATEGORY_KEYS.map((key) => {
    const label = raw[key];
    return typeof label === "string" && label.trim() !== "" ? label.trim() : undefined;
  });

/**
 * Which of the five keys each field of the points goes to: its own, else the one whose label it matches, else the
 * next free one in order of appearance.
 */
function keyOfEachField(points: readonly Loose[], labels: readonly (string | undefined)[]): Map<string, ValueKey> {
  const fields = [...new Set(points.flatMap((point) => Object.keys(point).filter((field) => isValue(point[field]))))];
  const ended = fields.filter((field) => field.endsWith("_value"));
  const candidates = (ended.length > 0 ? ended : fields).filter((field) => !NOT_VALUES.has(field));
  const keyOf = new Map<string, ValueKey>();
  const free = new Set<ValueKey>(VALUE_KEYS);
  const give = (field: string, key: ValueKey | undefined): void => {
    if (!key || !free.has(key) || keyOf.has(field)) return;
    keyOf.set(field, key);
    free.delete(key);
  };
  for (const field of candidates)
    give(
      field,
      VALUE_KEYS.find((key) => key === field),
    );
  for (const field of candidates) {
    const bare = plain(field.replace(/_value$/, ""));
    const at = labels.findIndex((label) => label !== undefined && plain(label) === bare);
    give(field, VALUE_KEYS[at]);
  }
  for (const field of candidates) give(field, [...free][0]);
  return keyOf;
}

const normalisePoint = (
  point: Loose,
  at: number,
  keyOf: ReadonlyMap<string, ValueKey>,
): ExtractionResult["data"][0] => {
  const { name } = point;
  const normal: ExtractionResult["data"][0] = {
    name: typeof name === "string" || typeof name === "number" ? String(name).slice(0, 200) : `Point ${at + 1}`,
  };
  for (const [field, key] of keyOf) {
    const value = point[field];
    if (isValue(value)) normal[key] = value;
    else if (value === null) normal[key] = null;
  }
  if (isValue(point.position)) normal.position = point.position;
  return normal;
};

/** A field that this side understands is kept as it is; one that doesn't fit its shape is dropped alone. */
function extrasOf(raw: Loose): Partial<ExtractionResult> {
  const { shape } = extractionResultSchema;
  const extras: Loose = {};
  const names = [
    "subtitle",
    "source",
    "unit",
    "figure_form",
    "axis",
    "whole",
    "grounding",
    "notes",
    "type_reasons",
    "original_text",
    "alternatives",
    "original",
    "confidence",
    "engine",
  ] as const;
  for (const name of names) {
    if (raw[name] === undefined) continue;
    const parsed = shape[name].safeParse(raw[name]);
    if (parsed.success && parsed.data !== undefined) extras[name] = parsed.data;
  }
  return extras;
}

/** Any JSON of an AI service -> a result that can be drawn, or its error. Never throws. */
export function normaliseAnswer(raw: unknown): ExtractionAnswer {
  if (!isObject(raw)) return fallbackResult();
  const error = extractionErrorSchema.safeParse(raw);
  if (error.success) return error.data;
  const points = (Array.isArray(raw.data) ? raw.data : []).filter(isObject).slice(0, MAX_POINTS);
  const labels = labelsOf(raw);
  const keyOf = keyOfEachField(points, labels);
  const types = (Array.isArray(raw.chart_types) ? raw.chart_types : []).filter(isChartType);
  const base = points.length > 0 && keyOf.size > 0 ? undefined : fallbackResult();
  const named = Object.fromEntries(
    CATEGORY_KEYS.flatMap((key, at) => (labels[at] ? [[key, labels[at]?.slice(0, 200)]] : [])),
  );
  return {
    ...named,
    ...extrasOf(raw),
    data: base?.data ?? points.map((point, at) => normalisePoint(point, at, keyOf)),
    chart_types: base ? base.chart_types : types.length > 0 ? [...new Set(types)] : [DEFAULT_CHART_TYPE],
    chart_title: typeof raw.chart_title === "string" ? raw.chart_title.slice(0, 200) : "",
  };
}
