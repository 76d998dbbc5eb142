/**
 * The configured provider as the AI SDK's language model: OpenAI, Anthropic, Google, or any OpenAI-compatible server. The
 * address and the key are always ours: left out, the SDKs would take them from environment variables of their own.
 */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from "ai";
import { boundedFetch } from "../bounded-fetch.ts";

// its warnings ("temperature is not supported") would stand between the log's JSON lines
globalThis.AI_SDK_LOG_WARNINGS = false;

export type Provider = "openai" | "anthropic" | "google" | "compatible";
export type ModelSettings = { provider: Provider; model: string; apiKey: string | null; baseUrl: string | null };

const ADDRESSES: Record<Provider, string> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
  compatible: "http://127.0.0.1:11434/v1",
};
/** Servers in one's own house ask for no key, the SDKs do. */
const NO_KEY = "none";

type Access = { apiKey: string; baseURL: string; fetch: typeof fetch };
type Wrapped = Parameters<typeof wrapLanguageModel>[0]["model"];

const MAKERS: Record<Provider, (access: Access, model: string) => Wrapped> = {
  // .chat: the SDK's default is the Responses API, which other servers of OpenAI's protocol do not have
  openai: (access, model) => createOpenAI(access).chat(model),
  anthropic: (access, model) => createAnthropic(access)(model),
  google: (access, model) => createGoogle(access)(model),
  // without supportsStructuredOutputs the schema is not sent and the model answers prose
  compatible: (access, model) =>
    createOpenAICompatible({ ...access, name: "compatible", supportsStructuredOutputs: true })(model),
};

export function languageModelOf({ provider, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  const access = { apiKey: apiKey ?? NO_KEY, baseURL: baseUrl ?? ADDRESSES[provider], fetch: boundedFetch };
  // many models put their JSON in a markdown fence in spite of the schema
  return wrapLanguageModel({ model: MAKERS[provider](access, model), middleware: extractJsonMiddleware() });
}
