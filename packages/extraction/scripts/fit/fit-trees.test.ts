import { expect, test } from "vitest";
import { type Forest, LEAVES, NODES, sumOf } from "../../src/read/trees/forest.ts";
import { cautious } from "./fit-trees.ts";

test("what is as sure as the least of the sure ones comes to 0.8, and the order stays", () => {
  const asked = new Uint8Array(NODES);
  const limits = new Float32Array(NODES).fill(0);
  const leaves = Float32Array.from({ length: LEAVES }, (_, at) => Math.log(0.9 / 0.1) + at);
  const forest: Forest = { trees: 1, asked, limits, leaves };
  const shares = [-1, 1].map((sign) => {
    const sum = sumOf(cautious(forest, 0.9), Float32Array.of(sign));
    return 1 / (1 + Math.exp(-sum));
  });
  expect(shares[0]).toBeCloseTo(0.8, 6);
  expect(shares[1]).toBeGreaterThan(shares[0] ?? 1);
});
