/** What holds for every kind, theme, mode and size, and the inputs of the carousel. */
import { CHART_TYPES, type ChartType, MODES, THEMES } from "@charticle/contract";
import { describe, expect, test } from "vitest";
import { layoutChart } from "../layout.ts";
import { violationsOf } from "../proof/violations.ts";
import type { Scene, Shape } from "../scene.ts";
import { chartOf } from "./chart.fixture.ts";

const draw = (chart: ReturnType<typeof chartOf>, type: ChartType, size = { width: 1600, height: 900 }): Scene =>
  layoutChart(chart, { type, theme: "base", mode: "light", ...size });
const marks = (scene: Scene): readonly Shape[] => scene.shapes.filter(({ role, datum }) => role === "mark" && datum);

const hires = chartOf({
  rows: [
    ["Berlin", 12],
    ["Others", 9],
    ["Lisbon", 7],
    ["Austin", 3],
  ],
});
describe("radial bars", () => {
  test("shares of a whole go to 100%, amounts to a round maximum", () => {
    const scene = draw(
      chartOf({
        whole: true,
        unit: "%",
        rows: [
          ["A", 50],
          ["B", 50],
        ],
      }),
      "radialchart",
    );
    const [a] = marks(scene);
    const amounts = draw(
      chartOf({
        rows: [
          ["A", 40],
          ["B", 20],
        ],
      }),
      "radialchart",
    );
    // Half of three quarters of a turn ends right of and below the centre; a full ring ends left of it.
    expect(a?.path.match(/A/gu)).toHaveLength(2);
    expect(marks(amounts)[0]?.path.match(/A/gu)?.length).toBeGreaterThan(2);
  });
});

describe("every kind, theme, mode and size", () => {
  const several = chartOf({
    whole: true,
    series: ["2023", "2024", "2025"],
    rows: [
      ["Berlin", 12, 9, 8],
      ["Lisbon", 7, 8, 9],
      ["Austin", 3, 4, 5],
    ],
  });
  const sizes = [
    [320, 240],
    [400, 300],
    [640, 480],
    [1600, 900],
    [1080, 1080],
    [1080, 1920],
    [3840, 2160],
  ] as const;
  test.each(CHART_TYPES)("%s breaks no rule", (type) => {
    for (const theme of THEMES)
      for (const mode of MODES)
        for (const [width, height] of sizes)
          for (const chart of [hires, several])
            expect(violationsOf(layoutChart(chart, { type, theme, mode, width, height }))).toEqual([]);
  });

  test.each(CHART_TYPES)("%s has a focusable mark with words for every value", (type) => {
    const words = marks(draw(several, type)).map(({ label }) => label);
    expect(words).toHaveLength(9);
    expect(words).toContain("Berlin, 2023: 12");
  });

  test("one colour for a category over pie and rings of a whole", () => {
    const whole = { ...hires, whole: true };
    const colours = (type: ChartType): readonly (string | null)[] => marks(draw(whole, type)).map(({ fill }) => fill);
    expect(colours("piechart")).toEqual(colours("radialchart"));
    expect(new Set(colours("piechart")).size).toBe(4);
    expect(new Set(colours("barchart")).size).toBe(1);
  });

  test("one colour for the rings of amounts, as for their bars", () => {
    const fills = (type: ChartType) => new Set(marks(draw(hires, type)).map(({ fill }) => fill));
    expect(fills("radialchart")).toEqual(fills("barchart"));
  });
});

describe("the carousel's inputs", () => {
  const carousel = { type: "piechart", theme: "base", mode: "light", width: 400, height: 300 } as const;
  const widthOf = (scene: Scene): number =>
    Math.max(...marks(scene).map(({ box }) => box.x + box.width)) - Math.min(...marks(scene).map(({ box }) => box.x));

  test("defaults at 400x300: pie radius 50, outer radius 70, title 11 px", () => {
    const pie = layoutChart(hires, carousel);
    expect(widthOf(pie)).toBeCloseTo(100, 0);
    expect(pie.texts.find(({ role }) => role === "title")?.sizePx).toBe(11);
    const rings = layoutChart(hires, { ...carousel, type: "radialchart" });
    const height =
      Math.max(...marks(rings).map(({ box }) => box.y + box.height)) -
      Math.min(...marks(rings).map(({ box }) => box.y));
    expect(height).toBeGreaterThan(125);
    expect(height).toBeLessThanOrEqual(140);
  });

  test("given ones scale with the box", () => {
    const twice = layoutChart(hires, { ...carousel, width: 800, height: 600, pieOuterRadius: 50, titleSize: 11 });
    expect(widthOf(twice)).toBeCloseTo(200, 0);
    expect(twice.texts.find(({ role }) => role === "title")?.sizePx).toBe(22);
  });
});
