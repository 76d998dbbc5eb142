import { describe, expect, test } from "vitest";
import { strokeTouchesBox } from "../geometry/overlap.ts";
import { lookOf } from "../look.ts";
import { outlinesOf } from "../proof/outline.ts";
import { planNames } from "./name-axis.ts";

const look = lookOf({ theme: "base", mode: "light", width: 1600, height: 900 });
const plan = (names: readonly string[], xs: readonly number[]) => {
  const points = names.map((_, at) => at);
  return planNames({ look, names, points, xs, bounds: { from: 0, to: 800 } });
};
const linesOf = (names: readonly string[], xs: readonly number[]) =>
  plan(names, xs)
    .at(100)
    .texts.map(({ text }) => text);

describe("planNames", () => {
  test("one row where the names fit, each under its point", () => {
    const { at, centres, strain } = plan(["2021", "2022", "2023"], [100, 400, 700]);
    expect(centres).toEqual([100, 400, 700]);
    expect(at(100).shapes).toEqual([]);
    expect(strain).toBe(0);
  });

  test("two lines where one is too long", () => {
    const names = ["New customers", "Old customers", "No customers"];
    expect(linesOf(names, [200, 400, 600])).toEqual(names);
    expect(linesOf(names, [300, 400, 500])).toHaveLength(3);
  });

  test("two rows with leaders where words are too long for one", () => {
    const long = ["Donaudampfschiff", "Straßenbahnhalte", "Donaudampfschiff", "Straßenbahnhalte", "Donaudampfschiff"];
    const { at, shortenedNames } = plan(long, [80, 240, 400, 560, 720]);
    expect(shortenedNames).toBe(0);
    expect(new Set(at(100).texts.map(({ y }) => y)).size).toBe(2);
    expect(at(100).shapes).toHaveLength(2);
  });

  test("names of close dates are spread with leaders to their points", () => {
    const { at, centres, shortenedNames } = plan(["2020", "2021", "2040"], [100, 110, 700]);
    expect(shortenedNames).toBe(0);
    expect((centres[1] ?? 0) - (centres[0] ?? 0)).toBeGreaterThan(40);
    expect(at(100).shapes).toHaveLength(3);
  });

  describe("beside an axis, below whose ticks names may begin", () => {
    const small = lookOf({ theme: "base", mode: "light", width: 400, height: 300 });
    const ticksPx = 53;
    const axisY = 100;
    const lowestTick = { x: 0, y: axisY - 6, width: ticksPx - small.smallPx / 2, height: 12 };
    const leadersOf = (xs: readonly number[]) => {
      const names = ["March 2020", "April 2020", "May 2020", "June 2020", "May 2024"].slice(-xs.length);
      const points = names.map((_, at) => at);
      const { at } = planNames({ look: small, names, points, xs, bounds: { from: 0, to: 300 }, ticksPx });
      return at(axisY).shapes.flatMap(({ path }) => outlinesOf(path)?.map((outline) => outline.points) ?? []);
    };
    const bendsOf = (xs: readonly number[]) => leadersOf(xs).map(([, bend]) => bend?.[1] ?? 0);

    test.each([
      ["three close dates", [66, 67, 68, 280]],
      ["four close dates", [66, 67, 68, 69, 280]],
      ["a date at the very axis", [54, 55, 56, 280]],
    ])("no leader crosses the lowest tick: %s", (_, xs) => {
      const leaders = leadersOf(xs);
      expect(leaders).toHaveLength(xs.length);
      for (const leader of leaders) expect(strokeTouchesBox(leader, small.hairPx, lowestTick)).toBe(false);
    });

    test("all bend at one height: below the tick only where one would meet it", () => {
      expect(new Set(bendsOf([66, 67, 68, 280])).size).toBe(1);
      expect(Math.max(...bendsOf([150, 151, 152, 280]))).toBeLessThan(Math.min(...bendsOf([66, 67, 68, 280])));
    });
  });

  describe("many names that may be skipped", () => {
    const years = Array.from({ length: 40 }, (_, at) => `${1985 + at}`);
    const evenly = (names: readonly string[]) => names.map((_, at) => 20 + at * (760 / (names.length - 1)));
    const skipping = (names: readonly string[]) => {
      const points = names.map((_, at) => at);
      const xs = evenly(names);
      return planNames({ look, names, points, xs, bounds: { from: 0, to: 800 }, maySkip: true }).at(100);
    };

    test("stand on one row, at a round step, with room between them", () => {
      const { texts, shapes, skippedNames } = skipping(years);
      expect(texts.map(({ text }) => text)).toEqual(["1985", "1990", "1995", "2000", "2005", "2010", "2015", "2020"]);
      expect(skippedNames).toBe(32);
      expect(shapes).toEqual([]);
      for (const [at, { box }] of texts.slice(1).entries()) {
        const before = texts[at]?.box ?? box;
        expect(box.x - before.x - before.width).toBeGreaterThan(look.labelPx);
      }
    });

    test("few names are all looked for", () => {
      expect(skipping(years.slice(0, 12)).skippedNames).toBe(0);
    });
  });

  test("every n-th where they are too many, which is counted", () => {
    const names = Array.from({ length: 60 }, (_, at) => `Day number ${at + 1}`);
    const { at } = plan(
      names,
      names.map((_, index) => 10 + index * 13),
    );
    expect(at(100).texts.length).toBeGreaterThan(2);
    const shown = new Set(
      at(100)
        .texts.filter(({ full }) => !full)
        .map(({ point }) => point),
    );
    expect(at(100).skippedNames + at(100).shortenedNames).toBe(60 - shown.size);
  });
});
