import type { ExtractionResult } from "@charticle/contract";
import { expect, test } from "vitest";
import { type GeneratorEvent, IDLE, reduceGenerator } from "./generator-state.ts";

const result: ExtractionResult = {
  data: [{ name: "A", category1_value: 5 }],
  chart_types: ["piechart"],
  chart_title: "A",
};
const problem = { error: "No figures", message: "Nothing to draw." };
const after = (...events: GeneratorEvent[]) => events.reduce(reduceGenerator, IDLE);

test("idle, loading, result", () => {
  const asked: GeneratorEvent = { kind: "asked", text: "A 5" };
  const answered: GeneratorEvent = { kind: "answered", text: "A 5", result, key: "k", isServers: true };
  expect(after(asked)).toEqual({ phase: "loading", text: "A 5", before: null });
  expect(after(asked, answered)).toEqual({ phase: "result", text: "A 5", result, key: "k", isServers: true });
});

test("a failure shows its title and message and keeps the text", () => {
  expect(after({ kind: "asked", text: "x" }, { kind: "failed", text: "x", problem })).toEqual({
    phase: "error",
    text: "x",
    problem,
  });
});

test("an answer that came too late is dropped", () => {
  const state = after(
    { kind: "asked", text: "old" },
    { kind: "asked", text: "new" },
    { kind: "answered", text: "old", result, key: "k", isServers: true },
  );
  expect(state).toMatchObject({ phase: "loading", text: "new" });
  expect(after({ kind: "failed", text: "old", problem })).toEqual(IDLE);
});

test("what is opened again is no answer of the server's in this visit", () => {
  expect(after({ kind: "opened", text: "a", result, key: "1" })).toMatchObject({ isServers: false });
});

test("while a new one loads, the chart before it is still known", () => {
  const state = after({ kind: "opened", text: "a", result, key: "1" }, { kind: "asked", text: "b" });
  expect(state).toMatchObject({ phase: "loading", before: { text: "a", key: "1" } });
});
