import { expect, test } from "vitest";
import { onPixels } from "./bar-mark.ts";

const GAP_PX = 2;
/** What a sum of slots is off by. */
const NOISE_PX = 1e-13;

test.each([
  ["whole pixels", 10, 4],
  ["an end just over half a pixel", 10.3, 4.2 + NOISE_PX],
  ["an end just under half a pixel", 10.3, 4.2 - NOISE_PX],
  ["an end on half a pixel", 10.25, 4.25],
])("two bars keep the gap between them: %s", (_, from, size) => {
  const next = 10.3 + 4.2 + GAP_PX;
  for (const noise of [-NOISE_PX, 0, NOISE_PX]) {
    const [start, width] = onPixels(from, size);
    const [after] = onPixels(next + noise, size);
    expect(after - (start + width)).toBeGreaterThanOrEqual(GAP_PX);
  }
});

test("a bar covers whole pixels", () => {
  expect(onPixels(3.4, 5.2)).toEqual([3, 6]);
  expect(onPixels(3.6, 5.2)).toEqual([4, 5]);
});
