/** The model in the metrics: how often it was asked and with what outcome, how long that took, and how many tokens it cost. */
import { Counter, Histogram, type Registry } from "prom-client";
import type { ModelEvent } from "./model-help.ts";

const BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8];
const MS_PER_S = 1000;

/** Neither texts nor users become labels. */
export function modelMetrics(registry: Registry): (event: ModelEvent) => void {
  const registers = [registry];
  const durations = new Histogram({
    name: "language_model_duration_seconds",
    help: "How long questions to the language model took, by question and outcome; remembered answers cost nothing.",
    labelNames: ["question", "outcome"],
    buckets: BUCKETS_S,
    registers,
  });
  const tokens = new Counter({
    name: "language_model_tokens_total",
    help: "Tokens that the language model's provider counted, by question and direction.",
    labelNames: ["question", "direction"],
    registers,
  });
  return ({ question, outcome, usage, ms }) => {
    durations.observe({ question, outcome }, ms / MS_PER_S);
    if (outcome === "remembered") return;
    tokens.inc({ question, direction: "input" }, usage.inputTokens);
    tokens.inc({ question, direction: "output" }, usage.outputTokens);
  };
}
