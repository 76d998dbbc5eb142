/** What asking a model comes to: an ungrounded table with what it cost, or why there is none. Also how it is kept. */
import * as z from "zod";

const usage = z.object({ inputTokens: z.int().nonnegative(), outputTokens: z.int().nonnegative() });
export type ModelUsage = z.infer<typeof usage>;

/** `nonsense`: an answer that does not fit the schema; `no-table`: the model sees nothing to chart. */
export const MODEL_FAILURES = [
  "timeout",
  "unauthorized",
  "rate-limited",
  "unreachable",
  "nonsense",
  "no-table",
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

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
  z.object({ ok: z.literal(false), reason: z.enum(MODEL_FAILURES), usage }),
]);
export type ModelReply = z.infer<typeof modelReply>;
export type AskModel = (text: string) => Promise<ModelReply>;
