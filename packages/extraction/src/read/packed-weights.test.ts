import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_LEVELS, packWeights, unpackWeights } from "./packed-weights.ts";

test("weights come back within a level, and too large ones are cut", () => {
  const weight = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(weight, { minLength: 1 }),
      fc.double({ min: 0.5, max: 15, noNaN: true }),
      fc.integer({ min: 2, max: MOST_LEVELS }),
      (weights, largest, count) => {
        const { text, scale } = packWeights(weights, largest, count);
        const back = unpackWeights(text, scale);
        for (const [at, wanted] of weights.entries()) {
          const cut = Math.max(-largest, Math.min(largest, wanted));
          expect(Math.abs((back[at] ?? 0) - cut)).toBeLessThanOrEqual(scale * 1.02);
        }
      },
    ),
  );
});

test("the text is printable and needs no escape; nothing is P", () => {
  const { text } = packWeights([0, ...Array.from({ length: 91 }, (_, at) => at - 45)], 46, MOST_LEVELS);
  expect(text).toMatch(/^P[!-~]+$/); // catches "P!a", not a blank or a sign beyond ASCII
  expect(JSON.parse(`"${text.replaceAll('"', "")}"`)).not.toContain("\\");
  expect(unpackWeights("P", 3)[0]).toBe(0);
});
