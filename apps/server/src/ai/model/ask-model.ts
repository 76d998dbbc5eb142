/**
 * Asks the language model what a text states. In: the text alone. Out: an ungrounded chart with what it cost, or why
 * there is none; it never throws and never takes longer than the time-out.
 *
 *   const ask = openModel(settings); await ask("Cats 3, dogs 5") -> {ok: true, chart: {…}, usage: {…}}
 */
import { AISDKError, APICallError, generateText, NoObjectGeneratedError, Output } from "ai";
import { languageModelOf, type ModelSettings } from "./language-model.ts";
import { modelAnswer, tableOf } from "./model-answer.ts";
import type { AskModel, ModelFailure, ModelUsage } from "./model-reply.ts";
import { INSTRUCTIONS, messagesFor } from "./prompt.ts";

export const MODEL_TIMEOUT_MS = 8000;
/** Room for 60 points of 5 series; an answer longer than this is no table of a text of 280 characters. */
const MAX_ANSWER_TOKENS = 4000;

const NOTHING_USED: ModelUsage = { inputTokens: 0, outputTokens: 0 };

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

/** A client of the configured model. One try only: the person waits, and the reader's answer is there. */
export function openModel(settings: ModelSettings, { timeoutMs = MODEL_TIMEOUT_MS } = {}): AskModel {
  const model = languageModelOf(settings);
  return async (text) => {
    try {
      const { output, usage } = await generateText({
        model,
        output: Output.object({ schema: modelAnswer, name: "chart_table" }),
        instructions: INSTRUCTIONS,
        messages: messagesFor(text),
        temperature: 0,
        maxOutputTokens: MAX_ANSWER_TOKENS,
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(timeoutMs),
      });
      const used = { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 };
      const chart = tableOf(output);
      return chart ? { ok: true, chart, usage: used } : { ok: false, reason: "no-table", usage: used };
    } catch (error) {
      const used = NoObjectGeneratedError.isInstance(error) ? error.usage : undefined;
      const usage = { inputTokens: used?.inputTokens ?? 0, outputTokens: used?.outputTokens ?? 0 };
      return { ok: false, reason: failureOf(error), usage: used ? usage : NOTHING_USED };
    }
  };
}
