import { expect, test } from "vitest";
import { recommendedThreshold } from "./recommend-threshold.ts";

const calibration = (bins: readonly (readonly [from: number, to: number, texts: number, exact: number])[]) => ({
  bins: bins.map(([from, to, texts, exact]) => ({ from, to, texts, exact })),
  sure: 0,
  sureExact: 0,
  chartable: 0,
  chartableSure: 0,
});

test.each<[says: string, bins: Parameters<typeof calibration>[0], threshold: number]>([
  [
    "the first edge from which on enough is exact",
    [
      [0, 0.5, 40, 8],
      [0.5, 0.8, 40, 20],
      [0.8, 1, 90, 85],
    ],
    0.8,
  ],
  [
    "nothing where the reader is always good enough",
    [
      [0, 0.5, 40, 38],
      [0.5, 1, 40, 40],
    ],
    0,
  ],
  [
    "everything where it never is",
    [
      [0, 0.5, 40, 8],
      [0.5, 1, 40, 20],
    ],
    1,
  ],
  [
    "no edge by a handful of texts",
    [
      [0, 0.5, 40, 8],
      [0.5, 0.8, 4, 1],
      [0.8, 1, 90, 85],
    ],
    0.8,
  ],
])("recommends %s", (_, bins, threshold) => {
  expect(recommendedThreshold(calibration(bins))).toBe(threshold);
});
