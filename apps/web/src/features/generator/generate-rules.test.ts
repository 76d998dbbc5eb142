import { expect, test } from "vitest";
import { generateRule } from "./generate-rules.ts";
import { type GeneratorState, IDLE } from "./generator-state.ts";

const result = { data: [{ name: "A", category1_value: 5 }], chart_types: ["piechart" as const], chart_title: "A" };
const shown: GeneratorState = { phase: "result", text: "A 5", result, isServers: true, key: "k" };
const failed: GeneratorState = { phase: "error", text: "A", problem: { error: "No", message: "figures" } };

test.each<[string, string, GeneratorState, boolean]>([
  ["empty", "", IDLE, false],
  ["only spaces", "  \n ", IDLE, false],
  ["a text", "A 5", IDLE, true],
  ["280 characters", "x".repeat(280), IDLE, true],
  ["281 characters", "x".repeat(281), IDLE, false],
  ["just generated, unchanged", "A 5", shown, false],
  ["just generated, edited", "A 6", shown, true],
  ["after an error, unchanged: try again", "A", failed, true],
  ["while loading", "A 5", { phase: "loading", text: "A", before: null }, false],
])("%s", (_, text, state, isEnabled) => {
  expect(generateRule(text, state).isEnabled).toBe(isEnabled);
});

test("says how many are over", () => {
  expect(generateRule("x".repeat(300), IDLE).overBy).toBe(20);
  expect(generateRule("x".repeat(279), IDLE).overBy).toBe(0);
});
