import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_LEVELS, packWeights, unpackWeights } from "./packed-weights.ts";

const weight = fc.oneof(fc.double({ min: -20, max: 20, noNaN: true }), fc.constant(0));
const table = fc.tuple(
  fc.array(weight, { minLength: 1 }),
  fc.double({ min: 0.5, max: 15, noNaN: true }),
  fc.integer({ min: 2, max: MOST_LEVELS }),
);

test("weights come back within a level, as many as they were, and too large ones are cut", () => {
  fc.assert(
    fc.property(table, ([weights, largest, count]) => {
      const { text, scale } = packWeights(weights, largest, count);
      const back = unpackWeights(text, scale, count);
      expect(back).toHaveLength(weights.length);
      for (const [at, wanted] of weights.entries()) {
        const cut = Math.max(-largest, Math.min(largest, wanted));
        expect(Math.abs((back[at] ?? Number.NaN) - cut)).toBeLessThanOrEqual(scale * 1.02);
      }
    }),
  );
});

test("the text is printable and needs no escape", () => {
  fc.assert(
    fc.property(table, ([weights, largest, count]) => {
      const { text } = packWeights(weights, largest, count);
      expect(text).toMatch(/^[!#-[\]-~]+$/); // catches "P!a", not a blank, a quote, "\" or a sign beyond ASCII
    }),
  );
});

test("as many weights of nothing go with the weight behind them as there are characters for", () => {
  expect(packWeights([0, 0, 0, 0, 2, 0], 2, 2)).toEqual({ text: "1$", scale: 1 });
  expect([...unpackWeights("1$", 1, 2)]).toEqual([0, 0, 0, 0, 1, 0]);
  expect(packWeights(Array<number>(5).fill(0), 2, MOST_LEVELS).text).toHaveLength(2);
});
