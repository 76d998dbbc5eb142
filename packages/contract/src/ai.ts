/** Calls of the AI service (specification, section 7). */
import * as z from "zod/mini";
import { CHART_TYPES } from "./chart.ts";
import { extractionAnswerSchema } from "./extraction-result.ts";
import { MAX_TEXT_LENGTH } from "./limits.ts";

export const NETWORKS = ["linkedin", "x", "reddit", "facebook", "instagram", "personal"] as const;
export type Network = (typeof NETWORKS)[number];

const paragraph = z.string().check(z.maxLength(MAX_TEXT_LENGTH, "The text is too long: 280 characters at most."));

export const extractBody = z.strictObject({ paragraph });
export const extractReply = extractionAnswerSchema;

export const captionBody = z.object({
  paragraph,
  chartType: z.enum(CHART_TYPES),
  socialMedia: z.enum(NETWORKS),
  /** Which wording: the same text and number give the same caption. */
  variant: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
});
export const captionReply = z.object({ caption: z.string(), hashtags: z.array(z.string()) });
export type Caption = z.infer<typeof captionReply>;

/** The shape of an AI service's failure (400, 502, 503). */
export const aiErrorReply = z.object({ error: z.string(), message: z.string() });
