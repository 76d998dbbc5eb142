/**
 * With a model that answers the gold to every text, and with one that lies in 30% of its answers (over all texts and more
 * seeds: `npm run eval:model`). `model-scores.json` holds what may not fall; a new corpus file changes which texts these
 * are, so store anew then (`npm run eval:model -- gold --save`).
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { measureLiar, measureRight } from "./measure-model.ts";
import { liarSample, rightSample } from "./samples.ts";

const TIME_MS = 600_000;
const stored = z
  .object({ texts: z.int(), survived: z.int() })
  .parse(JSON.parse(readFileSync(new URL("model-scores.json", import.meta.url), "utf8")));

test("95% of right answers reach the person as they are, no fewer than stored", { timeout: TIME_MS }, async () => {
  const { texts, survived } = await measureRight(rightSample());
  expect(survived / texts).toBeGreaterThanOrEqual(0.95);
  expect(texts).toBe(stored.texts);
  expect(survived).toBeGreaterThanOrEqual(stored.survived);
});

describe("a model that lies in 30% of its answers", async () => {
  const { exact, exactAlone, inService, lies, texts } = await measureLiar({ items: liarSample(), liars: 0.3, seed: 1 });

  test("tells enough lies of each kind for a hundredth to be seen", () => {
    for (const { told } of Object.values(lies)) expect(told).toBeGreaterThanOrEqual(50);
  });

  test("shows no invented figure and no wrong scale", () => {
    expect([lies.invented.shown, lies["wrong scale"].shown]).toEqual([0, 0]);
  });

  test.each(["swapped", "shifted"] as const)("shows at most 2%% of its %s figures", (kind) => {
    expect(lies[kind].shown / lies[kind].told).toBeLessThanOrEqual(0.02);
  });

  test("leaves no fewer texts exact than the reader alone, always asked and asked as it is in service", () => {
    expect(inService.asked).toBeLessThan(texts);
    expect(inService.exact).toBeGreaterThanOrEqual(exactAlone);
    expect(exact).toBeGreaterThan(exactAlone);
  });
});
