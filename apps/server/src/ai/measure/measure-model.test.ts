/**
 * With a model that answers the gold to every text, and with one that lies in 30% of its answers (over all texts and more
 * seeds: `npm run eval:model`). `model-scores.json` holds what may not fall over the later corpora; a new corpus file
 * changes which texts these are, so store anew then (`npm run eval:model -- gold --save`).
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { MODEL_THRESHOLD } from "../threshold.ts";
import { measureModel } from "./measure-model.ts";
import { firstTexts, laterSample, liarSample } from "./samples.ts";

const TIME_MS = 300_000;
const ALWAYS = 1.01;
const BAR = 0.95;
const stored = z
  .object({ texts: z.int(), survived: z.int() })
  .parse(JSON.parse(readFileSync(new URL("model-scores.json", import.meta.url), "utf8")));

test("95% of right answers to the first corpora reach the person as they are", { timeout: TIME_MS }, async () => {
  const { texts, right, survived } = await measureModel({ items: firstTexts(), liars: 0, seed: 1, threshold: ALWAYS });
  expect(right).toBe(texts);
  expect(survived / right).toBeGreaterThanOrEqual(BAR);
});

test("of the later corpora no fewer than stored, for these very texts", { timeout: TIME_MS }, async () => {
  const { texts, survived } = await measureModel({ items: laterSample(), liars: 0, seed: 1, threshold: ALWAYS });
  expect(texts).toBe(stored.texts);
  expect(survived).toBeGreaterThanOrEqual(stored.survived);
});

describe("a model that lies in 30% of its answers", () => {
  const items = liarSample();

  test("shows no invented figure and next to no swapped pair", { timeout: TIME_MS }, async () => {
    const figures = await measureModel({ items, liars: 0.3, seed: 1, threshold: ALWAYS });
    const { invented, wrongScale, swapped, exact, exactAlone } = figures;
    expect(Math.min(invented.told, wrongScale.told, swapped.told)).toBeGreaterThan(10);
    expect([invented.shown, wrongScale.shown]).toEqual([0, 0]);
    // 2%, but one pair of a sample as small as this is no more than that
    expect(swapped.shown).toBeLessThanOrEqual(Math.max(1, 0.02 * swapped.told));
    expect(exact).toBeGreaterThan(exactAlone);
  });

  test("leaves no fewer texts exact than the reader alone, asked as it is in service", {
    timeout: TIME_MS,
  }, async () => {
    const { exact, exactAlone, asked, texts } = await measureModel({
      items,
      liars: 0.3,
      seed: 2,
      threshold: MODEL_THRESHOLD,
    });
    expect(asked).toBeLessThan(texts);
    expect(exact).toBeGreaterThanOrEqual(exactAlone);
  });
});
