/**
 * Asks the language model what a text states, or for a caption of a chart. In: the text alone, or the chart's data alone.
 * Out: an ungrounded answer with what it cost, or why there is none; it never throws, and ends when the signal says so.
 *
 *   const model = openModel(settings);
 *   await model.table("Cats 3, dogs 5", AbortSignal.timeout(8000)) -> {ok: true, chart: {…}, usage: {…}}
 */
import { setTimeout as sleep } from "node:timers/promises";
import { AISDKError, APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from "ai";
import type * as z from "zod";
import { CAPTION_INSTRUCTIONS, captionAnswer, captionMessage } from "./caption-prompt.ts";
import { languageModelOf, type ModelSettings } from "./language-model.ts";
import { modelAnswer, tableOf } from "./model-answer.ts";
import { type AskModel, type ModelFailed, type ModelFailure, type ModelUsage, NOTHING_USED } from "./model-reply.ts";
import { INSTRUCTIONS, messagesFor, type PromptMessage } from "./prompt.ts";
import { retryAfterMs } from "./retry-after.ts";

/** Room for 60 points of 5 series; an answer longer than this is no table of a text of 280 characters. */
const MAX_TABLE_TOKENS = 4000;
const MAX_CAPTION_TOKENS = 300;
/** A provider that asks for no more than this is asked once more; the person waits. */
const LONGEST_RETRY_MS = 2000;

const failureOf = (error: unknown): ModelFailure => {
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 401 || error.statusCode === 403) return "unauthorized";
    if (error.statusCode === 429) return "rate-limited";
    // a 200 that could not be parsed is an answer, only a useless one
    return error.statusCode === 200 ? "nonsense" : "unreachable";
  }
  // an answer came, but without what was asked for: a refusal, an empty message
  if (AISDKError.isInstance(error)) return "nonsense";
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) return "timeout";
  return "unreachable";
};

const usageOf = (
  used: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): ModelUsage => (used ? { inputTokens: used.inputTokens ?? 0, outputTokens: used.outputTokens ?? 0 } : NOTHING_USED);

function failedBy(error: unknown, signal: AbortSignal): ModelFailed {
  const used = NoObjectGeneratedError.isInstance(error) ? error.usage : undefined;
  const wait = APICallError.isInstance(error) ? retryAfterMs(error.responseHeaders?.["retry-after"]) : null;
  const reason = signal.aborted ? "timeout" : failureOf(error);
  return { ok: false, reason, usage: usageOf(used), ...(wait === null ? {} : { retryAfterMs: wait }) };
}

type Question<T> = {
  schema: z.ZodType<T>;
  name: string;
  instructions: string;
  messages: PromptMessage[];
  maxOutputTokens: number;
};
type Answered<T> = { ok: true; output: T; usage: ModelUsage } | ModelFailed;

async function askOnce<T>(model: LanguageModel, question: Question<T>, signal: AbortSignal): Promise<Answered<T>> {
  const { schema, name, ...rest } = question;
  try {
    const { output, usage } = await generateText({
      ...rest,
      model,
      output: Output.object({ schema, name }),
      temperature: 0,
      maxRetries: 0,
      abortSignal: signal,
    });
    return { ok: true, output, usage: usageOf(usage) };
  } catch (error) {
    return failedBy(error, signal);
  }
}

/** Once more only where the provider itself says that it will answer in a moment. */
async function askFor<T>(model: LanguageModel, question: Question<T>, signal: AbortSignal): Promise<Answered<T>> {
  const first = await askOnce(model, question, signal);
  const wait = first.ok ? undefined : first.retryAfterMs;
  if (wait === undefined || wait > LONGEST_RETRY_MS) return first;
  const isOver = await sleep(wait, false, { signal }).catch(() => true);
  return isOver ? first : askOnce(model, question, signal);
}

/** A client of the configured model. */
export function openModel(settings: ModelSettings): AskModel {
  const model = languageModelOf(settings);
  return {
    table: async (text, signal) => {
      const question = {
        schema: modelAnswer,
        name: "chart_table",
        instructions: INSTRUCTIONS,
        messages: messagesFor(text),
        maxOutputTokens: MAX_TABLE_TOKENS,
      };
      const answered = await askFor(model, question, signal);
      if (!answered.ok) return answered;
      const chart = tableOf(answered.output);
      const { usage } = answered;
      return chart ? { ok: true, chart, usage } : { ok: false, reason: "no-table", usage };
    },

    caption: async (wish, signal) => {
      const question = {
        schema: captionAnswer,
        name: "caption",
        instructions: CAPTION_INSTRUCTIONS,
        messages: [captionMessage(wish)],
        maxOutputTokens: MAX_CAPTION_TOKENS,
      };
      const answered = await askFor(model, question, signal);
      return answered.ok ? { ok: true, caption: answered.output.caption, usage: answered.usage } : answered;
    },
  };
}
