/**
 * The wire form of an extraction (specification, section 3, with product extras). Who knows only the specified
 * fields loses nothing; who knows the others sees where each value comes from.
 *
 *   {data: [{name: "Chrome", category1_value: 65}], category1: "Share", chart_types: ["piechart"], chart_title: "…"}
 */
import * as z from "zod/mini";
import { CHART_TYPES, type ChartType } from "./chart.ts";
import { MAX_POINTS, MAX_SERIES, MAX_TEXT_LENGTH } from "./limits.ts";

export const VALUE_KEYS = [
  "category1_value",
  "category2_value",
  "category3_value",
  "category4_value",
  "category5_value",
] as const;
export const CATEGORY_KEYS = ["category1", "category2", "category3", "category4", "category5"] as const;
export type ValueKey = (typeof VALUE_KEYS)[number];

const finite = z.number();
const shortText = z.string().check(z.maxLength(200));
const optionalValue = z.optional(z.nullable(finite));

const dataPoint = z.object({
  name: shortText,
  category1_value: optionalValue,
  category2_value: optionalValue,
  category3_value: optionalValue,
  category4_value: optionalValue,
  category5_value: optionalValue,
  /** Place on a time axis in years. */
  position: optionalValue,
});
export type DataPoint = z.infer<typeof dataPoint>;

const span = z.readonly(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())]));
const grounding = z.object({
  spans: z.readonly(z.array(span).check(z.maxLength(24))),
  kind: z.enum(["stated", "implied", "edited"]),
  how: z.optional(shortText),
});

/** One reading of a text: the table, its names and how it may be drawn. */
const readingFields = {
  data: z.array(dataPoint).check(z.minLength(1), z.maxLength(MAX_POINTS)),
  chart_types: z.array(z.enum(CHART_TYPES)).check(z.minLength(1), z.maxLength(CHART_TYPES.length)),
  chart_title: shortText,
  category1: z.optional(shortText),
  category2: z.optional(shortText),
  category3: z.optional(shortText),
  category4: z.optional(shortText),
  category5: z.optional(shortText),
  subtitle: z.optional(z.nullable(shortText)),
  source: z.optional(z.nullable(shortText)),
  unit: z.optional(z.nullable(shortText)),
  figure_form: z.optional(z.object({ digit: z.optional(z.number()), plus: z.optional(z.boolean()) })),
  axis: z.optional(z.enum(["categories", "steps", "time"])),
  whole: z.optional(z.boolean()),
  grounding: z.optional(
    z.array(z.array(z.nullable(grounding)).check(z.maxLength(MAX_SERIES))).check(z.maxLength(MAX_POINTS)),
  ),
  notes: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20))),
  type_reasons: z.optional(z.partialRecord(z.enum(CHART_TYPES), z.string().check(z.maxLength(300)))),
  /** "reader", or the model's name; an alternative without one is by the same as the result. */
  engine: z.optional(shortText),
};

export const readingSchema = z.object(readingFields);
export type WireReading = z.infer<typeof readingSchema>;

export const extractionResultSchema = z.object({
  ...readingFields,
  original_text: z.optional(z.string().check(z.maxLength(MAX_TEXT_LENGTH))),
  alternatives: z.optional(z.array(readingSchema).check(z.maxLength(4))),
  /** The reading that a corrected result began as, so that corrections can be shown and undone. */
  original: z.optional(readingSchema),
  /** 0 to 1: how sure the engine is of its reading. */
  confidence: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
});
export type ExtractionResult = z.infer<typeof extractionResultSchema>;

export const extractionErrorSchema = z.object({ error: z.string(), message: z.string() });
export type ExtractionError = z.infer<typeof extractionErrorSchema>;

export const extractionAnswerSchema = z.union([extractionResultSchema, extractionErrorSchema]);
export type ExtractionAnswer = ExtractionResult | ExtractionError;

export const isExtractionError = (answer: ExtractionAnswer): answer is ExtractionError => "error" in answer;

export const isChartType = (value: unknown): value is ChartType => CHART_TYPES.some((type) => type === value);
