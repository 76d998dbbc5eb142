/** What asking a model comes to: an ungrounded table or a caption with what it cost, or why there is none. Also how it is kept. */
import * as z from "zod";

const usage = z.object({ inputTokens: z.int().nonnegative(), outputTokens: z.int().nonnegative() });
export type ModelUsage = z.infer<typeof usage>;
export const NOTHING_USED: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/**
 * `nonsense`: an answer that does not fit the schema, a refusal; `no-table`: the model sees nothing to chart;
 * `over-budget`: the user's day is used up; `paused`: the provider failed or asked to be left alone; `no-memory`: our own
 * database did not answer; `unknown`: it was never asked, and should not be.
 */
export const MODEL_FAILURES = [
  "timeout",
  "unauthorized",
  "rate-limited",
  "unreachable",
  "nonsense",
  "no-table",
  "over-budget",
  "paused",
  "no-memory",
  "unknown",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

const failure = z.object({
  ok: z.literal(false),
  reason: z.enum(MODEL_FAILURES),
  usage,
  /** How long the provider asks to be left alone. */
  retryAfterMs: z.number().nonnegative().optional(),
});
export type ModelFailed = z.infer<typeof failure>;

const ungroundedChart = z.object({
  title: z.string(),
  unit: z.string().nullable(),
  axis: z.enum(["categories", "steps", "time"]),
  whole: z.boolean(),
  series: z.array(z.object({ name: z.string() })),
  points: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
});
/** A table that nothing has found in the text yet; never shown as it is. */
export type UngroundedChart = z.infer<typeof ungroundedChart>;

export const modelReply = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), chart: ungroundedChart, usage }),
  failure,
]);
export type ModelReply = z.infer<typeof modelReply>;

export const captionReply = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), caption: z.string(), usage }),
  failure,
]);
export type CaptionReply = z.infer<typeof captionReply>;

/** The signal ends the asking, whatever it is doing. */
export type AskModel = {
  table: (text: string, signal: AbortSignal) => Promise<ModelReply>;
  caption: (wish: CaptionWish, signal: AbortSignal) => Promise<CaptionReply>;
};
/** The chart's own data, for whom, and which wording. The text itself is not part of it. */
export type CaptionWish = {
  network: string;
  variant: number;
  title: string;
  unit: string | null;
  series: readonly string[];
  points: readonly { name: string; values: readonly (number | null)[] }[];
};
