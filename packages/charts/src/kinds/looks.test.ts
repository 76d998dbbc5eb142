import { CHART_TYPES, type Chart, MAX_TITLE_LENGTH } from "@charticle/contract";
import { describe, expect, it } from "vitest";
import { layoutChart } from "../layout.ts";
import type { Scene } from "../scene.ts";

const NAMES = ["Berlin", "Lisbon", "Austin", "Oslo", "Porto"];
const VALUES = [12, 7, 3, 9, 5];

const chartOf = (names: readonly string[], series: readonly string[], title = "People hired"): Chart => ({
  title,
  subtitle: null,
  unit: "people",
  axis: "categories",
  whole: true,
  series: series.map((name) => ({ name })),
  points: names.map((name, at) => ({ name, values: series.map((_, one) => (VALUES[at] ?? 1) + one) })),
  grounding: names.map(() => series.map(() => null)),
  types: [{ type: "barchart", reason: "" }],
  notes: [],
});

const SIZES = [
  { width: 400, height: 300 },
  { width: 1600, height: 900 },
  { width: 1080, height: 1920 },
] as const;
const draw = (chart: Chart, type: Scene["type"], size: (typeof SIZES)[number] = SIZES[1]): Scene =>
  layoutChart(chart, { type, theme: "base", mode: "light", ...size });
const marksOf = ({ shapes }: Scene) => shapes.filter(({ role }) => role === "mark");

describe("rule 4: a radar is open and its areas are pale", () => {
  it.each([[["A"]], [["A", "B"]], [["A", "B", "C"]]])("%j", (series) => {
    const filled = marksOf(draw(chartOf(NAMES, series), "radarchart")).filter(
      ({ series: of, fill, datum }) => of !== undefined && fill !== null && datum === undefined,
    );
    expect(filled.length).toBeLessThanOrEqual(3);
    for (const { fillOpacity } of filled) expect(fillOpacity ?? 1).toBeLessThanOrEqual(0.25);
  });
});

describe("rule 9: long names", () => {
  const LONG = NAMES.map((name) => `${name} and its many surrounding municipalities and towns`);
  it.each(CHART_TYPES.flatMap((type) => SIZES.map((size) => [type, size] as const)))("%s at %j", (type, size) => {
    const scene = draw(chartOf(LONG, ["People"]), type, size);
    const shown = new Map<string, string>();
    // a wrapped name is several texts with one whole name behind them
    for (const { role, text, full, point } of scene.texts) {
      if (role === "name" && full !== undefined)
        shown.set(`${point} ${full}`, (shown.get(`${point} ${full}`) ?? "") + text);
    }
    for (const words of shown.values()) expect(words.length).toBeGreaterThanOrEqual(10);
    expect(scene.altText).toContain(LONG[0]);
  });
});

describe("rules 10 and 11: the title, sizes and weights", () => {
  const cases = CHART_TYPES.flatMap((type) => SIZES.map((size) => [type, size] as const));
  it.each(cases)("%s at %j", (type, size) => {
    const title = "Everybody whom we hired in any of our offices in all of 2025";
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
    const { texts } = draw(chartOf(NAMES, ["People"], title), type, size);
    const heads = texts.filter(({ role }) => role === "title");
    expect(heads.length).toBeGreaterThan(0);
    expect(new Set(heads.map(({ x }) => x)).size).toBe(1);
    for (const head of heads) expect([head.anchor, head.weight]).toEqual(["start", 600]);
    expect(heads.map(({ text }) => text).join(" ")).toBe(title);
    const others = texts.filter(({ role }) => role !== "title");
    const leastPx = Math.max(9, 0.022 * Math.min(size.height, (size.width * 9) / 16));
    // sizes are whole half pixels, since fonts are drawn so
    for (const { sizePx } of others) expect(sizePx).toBeGreaterThanOrEqual(Math.floor(leastPx * 2) / 2);
    expect(new Set(others.map(({ sizePx }) => sizePx)).size).toBeLessThanOrEqual(2);
    expect(new Set(texts.map(({ weight }) => weight)).size).toBeLessThanOrEqual(2);
  });
});

describe("rule 15: colours", () => {
  it("one hue for the bars of one series", () => {
    const fills = marksOf(draw(chartOf(NAMES, ["People"]), "barchart")).map(({ fill }) => fill);
    expect(new Set(fills).size).toBe(1);
  });

  it("a category keeps its colour over the kinds that tell categories by colour", () => {
    const colourOf = (type: Scene["type"]) =>
      new Map(
        marksOf(draw(chartOf(NAMES, ["People"]), type)).flatMap(({ datum, fill }) =>
          datum ? [[datum.point, fill]] : [],
        ),
      );
    expect(colourOf("radialchart")).toEqual(colourOf("piechart"));
  });
});

describe("rule 16: the words for who can't see it", () => {
  it.each(CHART_TYPES)("%s", (type) => {
    const { altText } = draw(chartOf(NAMES, ["People"]), type);
    expect(altText).toContain("People hired");
    for (const [at, name] of NAMES.entries()) {
      expect(altText).toContain(name);
      expect(altText).toContain(String(VALUES[at]));
    }
  });
});
