/** The configured provider as the AI SDK's language model: OpenAI, Anthropic, Google, or any OpenAI-compatible server. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";

export type ModelSettings = {
  provider: "openai" | "anthropic" | "google" | "compatible";
  model: string;
  apiKey: string | null;
  baseUrl: string | null;
};

type Access = { apiKey?: string; baseURL?: string };

const accessOf = ({ apiKey, baseUrl }: ModelSettings): Access => ({
  ...(apiKey ? { apiKey } : {}),
  ...(baseUrl ? { baseURL: baseUrl } : {}),
});

const MAKERS: Record<ModelSettings["provider"], (settings: ModelSettings) => LanguageModel> = {
  // .chat: the SDK's default is the Responses API, which other servers of OpenAI's protocol do not have
  openai: (settings) => createOpenAI(accessOf(settings)).chat(settings.model),
  anthropic: (settings) => createAnthropic(accessOf(settings))(settings.model),
  google: (settings) => createGoogle(accessOf(settings))(settings.model),
  compatible: (settings) =>
    createOpenAICompatible({
      name: "compatible",
      baseURL: settings.baseUrl ?? "http://127.0.0.1:11434/v1",
      // without it the schema is not sent and the model answers prose
      supportsStructuredOutputs: true,
      ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    })(settings.model),
};

export const languageModelOf = (settings: ModelSettings): LanguageModel => MAKERS[settings.provider](settings);
