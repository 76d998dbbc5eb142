/** Craft rule 12 over the whole range of charts: see `scripts/prove.ts` for many more. */
import { CHART_TYPES, MODES, THEMES } from "@charticle/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { risen } from "../../scripts/ratchet.ts";
import { layoutChart } from "../layout.ts";
import { lossesOf } from "./losses.ts";
import { prove } from "./prove.ts";
import { randomCase, SIZES } from "./random-case.ts";
import { violationsOf } from "./violations.ts";

const seeds = fc.integer({ min: 0, max: 0x7fffffff });

function expectSound(seed: number): void {
  const { chart, options } = randomCase(seed);
  const scene = layoutChart(chart, options);
  expect(violationsOf(scene)).toEqual([]);
  expect(lossesOf(scene, chart)).toMatchObject({ names: [], values: [], refused: false, honest: true });
}

describe("layoutChart over random charts", () => {
  const run = { count: CHART_TYPES.length * SIZES.length * THEMES.length * MODES.length, first: 1 };
  const { rows, breaches, combinations } = prove(run);

  test("nothing overlaps, is cut or lost, and nothing at all is shortened in the usual range", () => {
    expect(breaches).toEqual([]);
  });

  test("every kind stands in the five sizes and over, in every theme and mode", () => {
    // every fourth chart has the export's size
    expect(combinations.size).toBeGreaterThan((run.count * 3) / 4);
  });

  test("no more is shortened, skipped, left to an axis or refused than was stored", () => {
    expect(risen(run, rows)).toEqual([]);
  });

  test("and so for charts that nobody has seen", () => {
    fc.assert(fc.property(seeds, expectSound), { numRuns: 120 });
  });

  test.each([
    ["the leader of a date crossed the lowest tick of a line's axis", 789267731],
    ["and of a bar chart's", 1858845446],
    ["a radar's tall label stood on the marker of another series", 1367679891],
    ["noise in a sum took a pixel from the gap between two bars", 1180422494],
    ["lines in two sizes of text stood under a reason in a third", 1485537957],
    ["names of five characters did not fit, and the picture was empty", 1659352867],
    ["a radar's label of seven lines slid past its corner onto the series' lines", 1247024571],
  ])("and for those that once broke a rule: %s", (_, seed) => expectSound(seed));

  test.each([
    ["a fifth of a pixel was missing for the last line", 75517751],
    ["a line was missing for sixty short names", 16295407],
  ])("names keep ten characters beside their values where both can be set: %s", (_, seed) => {
    const { chart, options } = randomCase(seed);
    expectSound(seed);
    expect(lossesOf(layoutChart(chart, options), chart)).toMatchObject({ stubs: [], onAxis: 0 });
  });

  test("the same chart always gives the same scene", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { chart, options } = randomCase(seed, { sizes: SIZES.slice(0, 3) });
        expect(layoutChart(chart, options)).toEqual(layoutChart(chart, options));
      }),
      { numRuns: 20 },
    );
  });
});
