import { describe, expect, test } from "vitest";
import { MODEL_THRESHOLD } from "./ai/threshold.ts";
import { readConfig } from "./config.ts";
import type { Service } from "./setting-faults.ts";

const MODEL = { LLM_PROVIDER: "openai", LLM_MODEL: "m", LLM_API_KEY: "sk-1" };
const faultsOf = (more: NodeJS.ProcessEnv, service: Service = "all"): string[] => {
  const read = readConfig(service, { ...MODEL, ...more });
  return read.ok ? [] : read.faults;
};

describe("a language model's settings", () => {
  test("are complete with provider, model and key; the threshold is the recommended one", () => {
    const read = readConfig("all", MODEL);
    expect(read).toMatchObject({
      ok: true,
      config: { model: { provider: "openai", apiKey: "sk-1", baseUrl: null, threshold: MODEL_THRESHOLD } },
    });
  });

  test("may leave the key out for a server of one's own house", () => {
    expect(faultsOf({ LLM_PROVIDER: "compatible", LLM_API_KEY: "" })).toEqual([]);
    expect(faultsOf({ LLM_API_KEY: "", LLM_BASE_URL: "http://192.168.1.5:8000/v1" })).toEqual([]);
  });

  test.each<[fault: RegExp, more: NodeJS.ProcessEnv, service?: Service]>([
    [/LLM_API_KEY is missing/u, { LLM_API_KEY: "" }], // catches "LLM_API_KEY is missing: openai …"
    [/LLM_BASE_URL must start with https/u, { LLM_BASE_URL: "http://llm.example.com/v1" }], // catches the fault of plain http
    [/LLM_BASE_URL must start with https/u, { LLM_BASE_URL: "https://ana:pw@llm.example.com/v1" }], // catches that of a password
    [/LLM_BASE_URL must start with https/u, { LLM_BASE_URL: "http://169.254.169.254/latest" }], // catches that of a cloud's keys
    [
      /exclude each other/u,
      { AI_SERVICE_URL: "http://ai:3001", AI_SERVICE_SECRET: "4f1c0aK9wQz7yB2nLx8VtR5eUjHs6MdP" },
    ], // catches "… exclude each other: …"
    [/of no use to the AI service alone/u, { AI_SERVICE_SECRET: "4f1c0aK9wQz7yB2nLx8VtR5eUjHs6MdP" }, "ai"], // catches "… is of no use …"
  ])("are refused with %s", (fault, more, service) => {
    const faults = faultsOf(more, service);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(faults.join()).not.toContain("ana:pw");
  });
});
