/**
 * What a language model is asked to answer: a table, or that there is none. Every field is required and nullable
 * instead of optional, since strict structured output knows no optional fields.
 */
import { type Chart, MAX_POINTS, MAX_SERIES } from "@charticle/contract";
import * as z from "zod";

export const modelAnswer = z.object({
  chartable: z.boolean(),
  title: z.string().nullable(),
  unit: z.string().nullable(),
  axis: z.enum(["categories", "steps", "time"]),
  parts_of_one_whole: z.boolean(),
  series: z.array(z.string()),
  points: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
});
export type ModelAnswer = z.infer<typeof modelAnswer>;

/** The answer as a Chart without grounding: nothing in it may be shown before `ground` has found it in the text. */
export function chartOf(answer: ModelAnswer): Chart | null {
  const series = answer.series.slice(0, MAX_SERIES);
  const points = answer.points.slice(0, MAX_POINTS);
  if (!answer.chartable || series.length === 0 || points.length === 0) return null;
  return {
    title: answer.title ?? "",
    subtitle: null,
    unit: answer.unit,
    axis: answer.axis,
    whole: answer.parts_of_one_whole,
    series: series.map((name) => ({ name })),
    points: points.map(({ name, values }) => ({ name, values: series.map((_, at) => values[at] ?? null) })),
    grounding: points.map(() => series.map(() => null)),
    types: [{ type: "barchart", reason: "" }],
    notes: [],
  };
}
