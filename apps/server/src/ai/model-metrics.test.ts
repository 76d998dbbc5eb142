import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { modelMetrics } from "./model-metrics.ts";

test("questions, durations and tokens are counted; what is remembered costs no tokens", async () => {
  const registry = new Registry();
  const count = modelMetrics(registry);
  const usage = { inputTokens: 700, outputTokens: 90 };
  count({ question: "table", outcome: "answered", usage, ms: 1500 });
  count({ question: "table", outcome: "remembered", usage, ms: 3 });
  count({ question: "caption", outcome: "timeout", usage: { inputTokens: 0, outputTokens: 0 }, ms: 8000 });
  const shown = await registry.metrics();
  expect(shown).toContain('language_model_tokens_total{question="table",direction="input"} 700');
  expect(shown).toContain('language_model_tokens_total{question="table",direction="output"} 90');
  expect(shown).toContain('language_model_duration_seconds_count{question="table",outcome="answered"} 1');
  expect(shown).toContain('language_model_duration_seconds_sum{question="caption",outcome="timeout"} 8');
});
