/** The rules of craft.md part A that a scene can be asked for, kind by kind. */
import type { ChartType } from "@charticle/contract";
import { describe, expect, test } from "vitest";
import { layoutChart } from "../layout.ts";
import { outlinesOf } from "../proof/outline.ts";
import type { Scene, Shape } from "../scene.ts";
import { chartOf } from "./chart.fixture.ts";

const draw = (chart: ReturnType<typeof chartOf>, type: ChartType, size = { width: 1600, height: 900 }): Scene =>
  layoutChart(chart, { type, theme: "base", mode: "light", ...size });
const marks = (scene: Scene): readonly Shape[] => scene.shapes.filter(({ role, datum }) => role === "mark" && datum);
const said = (scene: Scene, role: string): readonly string[] =>
  scene.texts.filter((text) => text.role === role).map(({ text }) => text);
const pointsOf = (scene: Scene): readonly (number | undefined)[] => marks(scene).map(({ datum }) => datum?.point);

const hires = chartOf({
  rows: [
    ["Berlin", 12],
    ["Others", 9],
    ["Lisbon", 7],
    ["Austin", 3],
  ],
});
const years = chartOf({
  axis: "time",
  rows: [
    ["2000", 10],
    ["2001", 40],
    ["2020", 20],
  ],
  positions: [2000, 2001, 2020],
});

describe("rule 1: bars and areas start at zero", () => {
  test("upright bars are as long as their values", () => {
    const bars = marks(
      draw(
        chartOf({
          rows: [
            ["A", 100],
            ["B", 50],
            ["C", -25],
          ],
        }),
        "barchart",
      ),
    );
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map(
      (point) => bars.find(({ datum }) => datum?.point === point)?.box.height,
    );
    expect(b / a).toBeCloseTo(0.5, 2);
    expect(c / a).toBeCloseTo(0.25, 2);
  });

  test("lying bars are as long as their values", () => {
    const name = "A name that is much too long for a column";
    const bars = marks(
      draw(
        chartOf({
          rows: [
            [name, 100],
            [`${name} too`, 50],
          ],
        }),
        "barchart",
      ),
    );
    expect((bars[1]?.box.width ?? 0) / (bars[0]?.box.width ?? 1)).toBeCloseTo(0.5, 2);
  });

  test("a line that starts elsewhere says so", () => {
    const near = chartOf({
      axis: "steps",
      rows: [
        ["Q1", 95],
        ["Q2", 96],
        ["Q3", 99],
      ],
    });
    expect(said(draw(near, "linechart"), "note").join()).toMatch(/^Scale starts at 9\d, not at zero$/u);
    expect(said(draw(years, "linechart"), "note")).toEqual([]);
  });
});

describe("rule 3: time and gaps", () => {
  test.each(["linechart", "areachart"] as const)("%s: dates at their true distances", (type) => {
    const [first = 0, second = 0, third = 0] = marks(draw(years, type)).map(({ box }) => box.x + box.width / 2);
    expect((second - first) / (third - first)).toBeCloseTo(1 / 20, 2);
  });

  test("a missing value is a gap, not a zero", () => {
    const gap = chartOf({
      axis: "steps",
      rows: [
        ["1", 5],
        ["2", 6],
        ["3", null],
        ["4", 7],
        ["5", 8],
      ],
    });
    const stroke = draw(gap, "linechart").shapes.find(
      ({ role, stroke: paint, datum }) => role === "mark" && paint && !datum,
    );
    expect(outlinesOf(stroke?.path ?? "")).toHaveLength(2);
    expect(marks(draw(gap, "linechart"))).toHaveLength(4);
  });

  test("lines are straight between the values", () => {
    const stroke = draw(years, "linechart").shapes.find(({ role, stroke: paint }) => role === "mark" && paint);
    expect(stroke?.path).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/u);
  });
});

describe("rule 6: a sentence where a kind would lie", () => {
  const one = chartOf({ rows: [["Berlin", 12]] });
  const negative = chartOf({
    whole: true,
    rows: [
      ["A", 5],
      ["B", -2],
      ["C", 1],
    ],
  });
  const zeros = chartOf({
    whole: true,
    rows: [
      ["A", 0],
      ["B", 0],
      ["C", 0],
    ],
  });
  const shares = chartOf({
    unit: "%",
    rows: [
      ["A", 80],
      ["B", 70],
      ["C", 10],
    ],
  });
  test.each([
    ["linechart", one],
    ["areachart", one],
    ["radarchart", one],
    ["piechart", negative],
    ["radialchart", negative],
    ["radarchart", negative],
    ["piechart", zeros],
    ["piechart", shares],
    ["radarchart", chartOf({ rows: [..."ABCDEFGHI"].map((name) => [name, 1] as const) })],
    ["barchart", chartOf({ rows: [["A", null]] })],
  ] as const)("%s", (type, chart) => {
    const scene = draw(chart, type);
    expect(scene.unfit).toMatch(/\.$/u);
    expect(marks(scene)).toEqual([]);
    expect(said(scene, "note").join(" ")).toContain(scene.unfit);
    expect([...said(scene, "name")].sort()).toEqual(chart.points.map(({ name }) => name));
  });

  test("over 12 slices the smallest are joined, which the notes say", () => {
    const many = chartOf({ whole: true, rows: Array.from({ length: 16 }, (_, at) => [`N${at}`, 16 - at] as const) });
    const scene = draw(many, "piechart");
    expect(marks(scene)).toHaveLength(12);
    expect(said(scene, "name")).toContain("Other (5)");
    expect(scene.notes).toEqual(["The 5 smallest are shown together as Other (5)."]);
  });

  test.each(["piechart", "radialchart"] as const)("%s: a small multiple for each series", (type) => {
    const two = chartOf({
      whole: true,
      series: ["2023", "2024"],
      rows: [
        ["A", 5, 6],
        ["B", 2, 3],
      ],
    });
    const scene = draw(two, type);
    expect(said(scene, "series")).toEqual(["2023", "2024"]);
    expect(marks(scene)).toHaveLength(4);
  });
});

describe("rule 8: order", () => {
  test("categories by value, the rest last", () => {
    expect(pointsOf(draw(hires, "barchart"))).toEqual([0, 2, 3, 1]);
    expect(pointsOf(draw(hires, "piechart"))).toEqual([0, 2, 3, 1]);
  });

  test("steps as given", () => {
    const ages = chartOf({
      axis: "steps",
      rows: [
        ["18-24", 5],
        ["25-34", 9],
        ["35-44", 7],
      ],
    });
    expect(pointsOf(draw(ages, "barchart"))).toEqual([0, 1, 2]);
  });

  test("a pie starts at 12 o'clock and goes clockwise", () => {
    const scene = draw(
      chartOf({
        whole: true,
        rows: [
          ["A", 75],
          ["B", 25],
        ],
      }),
      "piechart",
    );
    const [large, small] = marks(scene);
    const middle = (large?.box.x ?? 0) + (large?.box.width ?? 0) / 2;
    expect((small?.box.x ?? 0) + (small?.box.width ?? 0)).toBeLessThanOrEqual(middle + 1);
    expect(small?.box.y).toBeLessThan((large?.box.y ?? 0) + (large?.box.height ?? 0) / 2);
  });
});

describe("rule 7: values at the marks, else an axis", () => {
  test("few values: labels and no axis", () => {
    for (const type of ["barchart", "linechart", "areachart"] as const) {
      const scene = draw(years, type);
      expect([...said(scene, "value")].sort()).toEqual(["10", "20", "40"]);
      expect(said(scene, "tick")).toEqual([]);
    }
  });

  test("sixty points: at most six ticks", () => {
    const many = chartOf({ axis: "time", rows: Array.from({ length: 60 }, (_, at) => [`${at}`, at * 7] as const) });
    for (const type of ["barchart", "linechart", "areachart"] as const) {
      const ticks = said(draw(many, type, { width: 400, height: 300 }), "tick");
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });

  test("lines are named at their ends, in reading order of their heights", () => {
    const two = chartOf({
      axis: "steps",
      series: ["Low", "High"],
      rows: [
        ["Q1", 1, 8],
        ["Q2", 2, 9],
        ["Q3", 3, 10],
      ],
    });
    const names = draw(two, "linechart").texts.filter(({ role }) => role === "series");
    expect(names.map(({ text }) => text)).toEqual(["High", "Low"]);
  });
});
