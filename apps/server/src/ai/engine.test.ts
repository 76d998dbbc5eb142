import { expect, test } from "vitest";
import { engineWithModel, readerEngine } from "./engine.ts";

const TEXT = "Sales by city: Berlin 12, Lisbon 7 and Oslo 3.";
const ASKER = { userKey: "ana" };

test.each([
  ["a text of which the reader is sure asks nobody", 0.5, []],
  ["one of which it is not sure is asked for", 1.01, [TEXT]],
] as const)("%s", async (_, threshold, expected) => {
  const asked: string[] = [];
  const engine = engineWithModel({
    name: "stand-in",
    threshold,
    table: async (text) => {
      asked.push(text);
      return { ok: false, reason: "nonsense", usage: { inputTokens: 0, outputTokens: 0 } };
    },
  });
  expect(await engine.extract(TEXT, ASKER)).toEqual(await readerEngine().extract(TEXT, ASKER));
  expect(asked).toEqual(expected);
});
