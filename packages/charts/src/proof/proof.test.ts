/** Craft rule 12 over the whole range of charts: see `scripts/prove.ts` for many more. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layoutChart } from "../layout.ts";
import { lossesOf } from "./losses.ts";
import { randomCase, SIZES } from "./random-case.ts";
import { USUAL_RANGE } from "./random-chart.ts";
import { violationsOf } from "./violations.ts";

const seeds = fc.integer({ min: 0, max: 0x7fffffff });

describe("layoutChart over random charts", () => {
  test("nothing overlaps, is cut, leaves the frame or goes uncounted", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { chart, options } = randomCase(seed);
        const scene = layoutChart(chart, options);
        expect(violationsOf(scene)).toEqual([]);
        expect(lossesOf(scene, chart).honest).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test("nothing at all is lost at 1600x900 up to 8 points x 3 series with names of 20 characters", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { chart, options } = randomCase(seed, { chart: USUAL_RANGE, sizes: [[1600, 900]] });
        const scene = layoutChart(chart, options);
        expect(lossesOf(scene, chart)).toMatchObject({ names: [], values: [] });
      }),
      { numRuns: 240 },
    );
  });

  test("the same chart always gives the same scene", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { chart, options } = randomCase(seed, { sizes: SIZES.slice(0, 3) });
        expect(layoutChart(chart, options)).toEqual(layoutChart(chart, options));
      }),
      { numRuns: 30 },
    );
  });
});
