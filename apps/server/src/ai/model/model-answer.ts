/**
 * What a language model is asked to answer: a table, or that there is none. Every field is required and nullable
 * instead of optional, since strict structured output knows no optional fields.
 */
import { MAX_NAME_LENGTH, MAX_POINTS, MAX_SERIES } from "@charticle/contract";
import * as z from "zod";
import type { UngroundedChart } from "./model-reply.ts";

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

/** Control characters have no place in a name, and PostgreSQL stores no NUL. */
const clean = (words: string): string =>
  // catches "a\u0000b", must not catch "a b"
  words
    .replaceAll(/\p{C}+/gu, " ")
    .trim()
    .slice(0, MAX_NAME_LENGTH);

/** The table of an answer; null where it says that there is none. */
export function tableOf(answer: ModelAnswer): UngroundedChart | null {
  const series = answer.series.slice(0, MAX_SERIES);
  const points = answer.points.slice(0, MAX_POINTS);
  if (!answer.chartable || series.length === 0 || points.length === 0) return null;
  return {
    title: clean(answer.title ?? ""),
    unit: answer.unit === null ? null : clean(answer.unit),
    axis: answer.axis,
    whole: answer.parts_of_one_whole,
    series: series.map((name) => ({ name: clean(name) })),
    points: points.map(({ name, values }) => ({
      name: clean(name),
      values: series.map((_, at) => values[at] ?? null),
    })),
  };
}
