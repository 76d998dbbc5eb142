import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf, type Forest, forestOf, LEAVES, NODES, sumOf } from "./forest.ts";

/** One tree that asks sign 1 first, and sign 0 of those beyond 5; its leaves add their own numbers. */
const asking = (): Forest => {
  const asked = new Uint8Array(NODES);
  const limits = new Float32Array(NODES).fill(Number.POSITIVE_INFINITY);
  [asked[0], limits[0]] = [1, 5];
  [asked[2], limits[2]] = [0, -1];
  return { trees: 1, asked, limits, leaves: Float32Array.from({ length: LEAVES }, (_, at) => at) };
};

test.each([
  { signs: [0, 5], leaf: 0 },
  { signs: [-1, 6], leaf: LEAVES / 2 },
  { signs: [0, 6], leaf: LEAVES / 2 + LEAVES / 4 },
])("signs $signs come to leaf $leaf", ({ signs, leaf }) => {
  expect(sumOf(asking(), Float32Array.from(signs))).toBe(leaf);
});

test("no tree says nothing", () => {
  const none = { trees: 0, asked: new Uint8Array(), limits: new Float32Array(), leaves: new Float32Array() };
  expect(sumOf(none, new Float32Array())).toBe(0);
});

test("what is stored is read back", () => {
  const float = fc.float({ noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), fc.infiniteStream(float), (trees, stream) => {
      const taken = (count: number) => Float32Array.from(stream.take(count));
      const asked = Uint8Array.from(taken(trees * NODES), (value) => Math.abs(value) % 256);
      const forest = { trees, asked, limits: taken(trees * NODES), leaves: taken(trees * LEAVES) };
      expect(forestOf(bytesOf(forest))).toEqual(forest);
    }),
  );
});

test("bytes that are cut off are refused", () => {
  const bytes = bytesOf(asking());
  expect(() => forestOf(bytes.slice(0, 40))).toThrow(RangeError);
});
