import fc from "fast-check";
import { expect, test } from "vitest";
import { SENSES } from "../../full-reader.ts";
import { cuesOf } from "../words/link-cues.ts";
import { STORED_LINKS } from "./stored-links.ts";
import { packedLinks, wideLinks } from "./wide-links.ts";

const cues = cuesOf(SENSES);

test("weights come back within half a step, those beyond a byte as the largest", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -3.9, max: 3.9, noNaN: true }), { minLength: 1 }), (weights) => {
      const { weights: stored } = wideLinks(packedLinks(weights), cues);
      expect(stored.length).toBe(weights.length);
      for (const [at, weight] of weights.entries())
        expect(Math.abs((stored[at] ?? 0) / 32 - weight)).toBeLessThanOrEqual(1 / 64);
    }),
  );
  expect([...packedLinks([9, -9])]).toEqual([127, 129]);
});

test("the stored table has a power of two places, of which some count for and some against", () => {
  const { weights } = wideLinks(STORED_LINKS, cues);
  expect(Math.log2(weights.length) % 1).toBe(0);
  const all = Array.from({ length: weights.length }, (_, at) => weights[at] ?? 0);
  expect(all.some((weight) => weight > 0) && all.some((weight) => weight < 0)).toBe(true);
});
