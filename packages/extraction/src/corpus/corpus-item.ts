/**
 * One line of a corpus file: a short text and the chart data it states (README.md has the rules of the gold).
 * `corpusItemSchema.parse(JSON.parse(line))` answers a `CorpusItem`.
 */
import { CHART_TYPES, MAX_SERIES, MAX_TEXT_LENGTH } from "@charticle/contract";
import * as z from "zod/mini";

export const KINDS = [
  "share",
  "list",
  "series",
  "multi",
  "respectively",
  "change",
  "profile",
  "table",
  "words",
  "derived",
  "distractor",
  "mixed",
  "locale",
  "messy",
  "none",
] as const;

/** Acceptable names, best first. Only a single series may have none: then its name doesn't matter. */
const names = z.array(z.string().check(z.minLength(1), z.maxLength(60)));
const series = z.array(names).check(z.maxLength(MAX_SERIES));
const points = z.array(
  z.strictObject({
    name: names.check(z.minLength(1)),
    values: z.array(z.nullable(z.number())).check(z.minLength(1), z.maxLength(MAX_SERIES)),
  }),
);
const types = z.array(z.enum(CHART_TYPES));

const alternative = z.strictObject({
  series: z.optional(series),
  points: z.optional(points),
  time: z.optional(z.boolean()),
  transposable: z.optional(z.boolean()),
  types: z.optional(types),
});

export const corpusItemSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+-\d{3}$/)), // catches "own-001", not "own-1"
  kind: z.enum(KINDS),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
  series,
  points,
  time: z.boolean(),
  transposable: z.boolean(),
  unit: z.nullable(z.string()),
  types,
  alternatives: z.array(alternative),
});

export type CorpusItem = z.infer<typeof corpusItemSchema>;
