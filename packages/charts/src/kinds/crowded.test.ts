/** Charts that hold more than their picture does at ease: still drawn, still readable, nothing by colour or angle alone. */
import { CHART_TYPES, type ChartType } from "@charticle/contract";
import { describe, expect, test } from "vitest";
import { CASES } from "../gallery/cases.ts";
import { layoutChart } from "../layout.ts";
import { lossesOf } from "../proof/losses.ts";
import { outlinesOf } from "../proof/outline.ts";
import { proofCase } from "../proof/prove.ts";
import { violationsOf } from "../proof/violations.ts";
import { toSvg } from "../render/svg.ts";
import type { Scene } from "../scene.ts";
import { chartOf } from "./chart.fixture.ts";

const draw = (chart: ReturnType<typeof chartOf>, type: ChartType, size = { width: 640, height: 480 }): Scene =>
  layoutChart(chart, { type, theme: "base", mode: "light", ...size });
const marks = ({ shapes }: Scene) => shapes.filter(({ role, datum }) => role === "mark" && datum);
const pictures = CASES.flatMap(({ chart, types }) => types.map((type) => draw(chart, type)));

const YEARS = ["2020", "2021", "2022", "2023", "2024"];
const OFFICES = ["Berlin", "Lisbon", "Austin", "Marseille", "Kraków", "Rotterdam", "Edinburgh", "Gothenburg"];
const sales = (names: readonly string[]) =>
  chartOf({ series: YEARS, rows: names.map((name, at) => [name, ...YEARS.map((_, year) => 40 + at * 7 + year)]) });

describe("rule 4: one axis, plain colours", () => {
  test("no scene has a gradient, a pattern or a shadow: every paint is one colour", () => {
    const paints = pictures.flatMap(({ shapes }) => shapes.flatMap(({ fill, stroke }) => [fill, stroke]));
    for (const paint of paints) if (paint !== null) expect(paint).toMatch(/^#[\da-f]{6}$/u);
  });

  test("ticks stand in one column left of the marks, never in a second one", () => {
    const rows = Array.from({ length: 60 }, (_, at) => [`Day ${at}`, at * 3, 900 - at * 4] as const);
    const many = chartOf({ axis: "time", series: ["Visits", "Sales"], rows });
    const scene = draw(many, "linechart");
    const ticks = scene.texts.filter(({ role }) => role === "tick");
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(new Set(ticks.map(({ box }) => Math.round(box.x + box.width))).size).toBe(1);
    const first = Math.min(...marks(scene).map(({ box }) => box.x));
    for (const { box } of ticks) expect(box.x + box.width).toBeLessThanOrEqual(first);
  });
});

describe("rule 9: horizontal text, lying bars for long names", () => {
  test("nothing in any picture is turned", () => {
    for (const scene of pictures) expect(toSvg(scene)).not.toMatch(/transform|rotate|writing-mode/u);
  });

  test("bars of long names lie: they start at one line and differ in width", () => {
    const long = OFFICES.map((name, at) => [`${name} and its many suburbs and towns`, 10 + at] as const);
    const bars = marks(draw(chartOf({ rows: long }), "barchart"));
    expect(new Set(bars.map(({ box }) => box.x)).size).toBe(1);
    expect(new Set(bars.map(({ box }) => box.width)).size).toBe(OFFICES.length);
  });
});

describe("rules 13 and 14: areas apart, series told without colour", () => {
  test("slices are divided by at least two pixels of the ground", () => {
    const scene = draw(chartOf({ whole: true, rows: OFFICES.map((name, at) => [name, 5 + at]) }), "piechart");
    for (const { stroke, strokeWidth } of marks(scene)) {
      expect(stroke).toBe(scene.background);
      expect(strokeWidth).toBeGreaterThanOrEqual(2);
    }
  });

  test("each series of a legend has a marker of its own", () => {
    const rows = OFFICES.slice(0, 6).map((name, at) => [name, 10 + at, 11 + at, 12 + at, 13 + at, 14 + at] as const);
    const scene = draw(chartOf({ series: YEARS, rows }), "radarchart");
    const named = scene.texts.filter(({ role }) => role === "series");
    expect(new Set(named.map((text) => text.series)).size).toBe(YEARS.length);
    const markers = scene.shapes.filter(({ role, fill }) => role === "key" && fill !== null);
    expect(new Set(markers.map(({ path }) => shapeOf(path))).size).toBe(YEARS.length);
  });

  test("lines with room are named at their ends, without a key", () => {
    const rows = OFFICES.slice(0, 4).map((name, at) => [name, 10 + at, 40 + at, 70 - at] as const);
    const scene = draw(chartOf({ axis: "steps", series: YEARS.slice(0, 3), rows }), "linechart");
    expect(scene.shapes.filter(({ role }) => role === "key")).toEqual([]);
    for (const { box, series } of scene.texts.filter(({ role }) => role === "series")) {
      const last = marks(scene).find(({ datum }) => datum?.series === series && datum?.point === 3);
      expect(Math.abs(box.y + box.height / 2 - (last?.box.y ?? 0))).toBeLessThan(box.height);
    }
  });
});

/** A path's outline, wherever it stands. */
function shapeOf(path: string): string {
  const points = outlinesOf(path)?.flatMap((outline) => outline.points) ?? [];
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  return points.map(([x, y]) => `${Math.round(x - left)} ${Math.round(y - top)}`).join();
}

describe("rule 12: crowded charts are drawn", () => {
  test.each([
    [400, 300],
    [640, 480],
    [1080, 1920],
  ])("eight names by five series stand as bars at %dx%d, every name and value whole", (width, height) => {
    const chart = sales(OFFICES);
    const scene = draw(chart, "barchart", { width, height });
    expect(marks(scene)).toHaveLength(OFFICES.length * YEARS.length);
    expect(lossesOf(scene, chart)).toMatchObject({ shortened: [], between: [], names: [], values: [], onAxis: 0 });
    expect(violationsOf(scene)).toEqual([]);
  });

  test("sixteen names by five series: a lane of bars for each series, under its name, on one scale", () => {
    const chart = sales([...OFFICES, ...OFFICES.map((name) => `New ${name}`)]);
    const scene = draw(chart, "barchart", { width: 400, height: 300 });
    expect(scene.texts.filter(({ role }) => role === "series").map(({ text }) => text)).toEqual(YEARS);
    const lanes = YEARS.map((_, series) => marks(scene).filter(({ datum }) => datum?.series === series));
    for (const lane of lanes) expect(new Set(lane.map(({ box }) => box.x)).size).toBe(1);
    expect(new Set(lanes.map(([bar]) => bar?.box.x)).size).toBe(YEARS.length);
    const lengthOf = (point: number, series: number): number =>
      marks(scene).find(({ datum }) => datum?.point === point && datum.series === series)?.box.width ?? 0;
    expect(lengthOf(15, 4) / lengthOf(0, 0)).toBeCloseTo(149 / 40, 0);
    expect(lossesOf(scene, chart)).toMatchObject({ names: [], values: [], onAxis: 0 });
    expect(violationsOf(scene)).toEqual([]);
  });

  test("a radar without room for its values says its rings, from which each can be read", () => {
    const { chart, options } = proofCase(CROWDED_RADAR);
    const scene = layoutChart(chart, options);
    const tick = scene.texts.find(({ role }) => role === "tick");
    expect(scene.unfit).toBeUndefined();
    expect(tick?.text).toMatch(/^Rings at /u);
    expect(lossesOf(scene, chart)).toMatchObject({ values: [], names: [], honest: true });
    const unsaid = { ...scene, texts: scene.texts.filter((text) => text !== tick) };
    expect(lossesOf(unsaid, chart).values.length).toBeGreaterThan(20);
  });

  test("where not even text holds the values, every kind says so and shows them as dots on an axis", () => {
    const rows = Array.from({ length: 60 }, (_, at) => [`${"Long name ".repeat(5)}${at}`, 1, 2, 3, 4, 5] as const);
    for (const type of CHART_TYPES) {
      const scene = draw(chartOf({ series: YEARS, rows }), type, { width: 320, height: 240 });
      expect(marks(scene)).toHaveLength(60 * YEARS.length);
      expect(scene.unfit).toMatch(/\.$/u);
    }
  });
});

/** A random chart of seven points and five series at 400x300. */
const CROWDED_RADAR = 2973;
