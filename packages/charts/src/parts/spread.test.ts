import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spread } from "./spread.ts";

describe("spread", () => {
  test.each([
    [
      "apart already",
      [
        { at: 10, size: 10 },
        { at: 40, size: 10 },
      ],
      [10, 40],
    ],
    [
      "too close: half each",
      [
        { at: 50, size: 10 },
        { at: 50, size: 10 },
      ],
      [45, 55],
    ],
    [
      "over the edge",
      [
        { at: 0, size: 10 },
        { at: 98, size: 10 },
      ],
      [5, 95],
    ],
  ])("%s", (_, wishes, centres) => {
    expect(spread(wishes, { from: 0, to: 100 })).toEqual(centres);
  });

  test("says where they don't fit", () => {
    expect(
      spread(
        [
          { at: 5, size: 60 },
          { at: 5, size: 60 },
        ],
        { from: 0, to: 100 },
      ),
    ).toBeNull();
  });

  test("keeps order and bounds, and nothing overlaps", () => {
    const wish = fc.record({
      at: fc.double({ min: 0, max: 100, noNaN: true }),
      size: fc.double({ min: 0.1, max: 12, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 8 }), (unsorted) => {
        const wishes = [...unsorted].sort((a, b) => a.at - b.at);
        const centres = spread(wishes, { from: 0, to: 100 }) ?? [];
        expect(centres).toHaveLength(wishes.length);
        const sides = centres.map((centre, at) => ({
          left: centre - (wishes[at]?.size ?? 0) / 2,
          right: centre + (wishes[at]?.size ?? 0) / 2,
        }));
        for (const [at, { left, right }] of sides.entries()) {
          expect(left).toBeGreaterThanOrEqual((sides[at - 1]?.right ?? 0) - 1e-6);
          expect(right).toBeLessThanOrEqual(100 + 1e-6);
        }
      }),
    );
  });
});
