import { describe, expect, test } from "vitest";
import { chartOf } from "../kinds/chart.fixture.ts";
import { layoutChart } from "../layout.ts";
import type { SceneText } from "../scene.ts";

const rows = [
  ["Berlin", 12],
  ["Lisbon", 7],
] as const;

const SIZES = [
  { width: 400, height: 300 },
  { width: 1200, height: 675 },
  { width: 1080, height: 1350 },
];

const textsOf = (source: string | undefined, size: { width: number; height: number }): readonly SceneText[] =>
  layoutChart(chartOf({ rows, source }), { type: "barchart", theme: "base", mode: "light", ...size }).texts;

describe("the source line", () => {
  test.each(SIZES)("stands below all else at the left: $width x $height", (size) => {
    const texts = textsOf("Ipsos", size);
    const [source, ...others] = texts.filter(({ role }) => role === "source");
    const title = texts.find(({ role }) => role === "title");
    expect(others).toEqual([]);
    expect(source?.text).toBe("Source: Ipsos");
    expect(source?.box.x).toBeCloseTo(title?.box.x ?? 0, 1);
    const lowest = Math.max(...texts.filter(({ role }) => role !== "source").map(({ box }) => box.y + box.height));
    expect(source?.box.y).toBeGreaterThanOrEqual(lowest);
    expect((source?.box.y ?? 0) + (source?.box.height ?? 0)).toBeLessThanOrEqual(size.height);
  });

  test("takes one line, however long it is", () => {
    const long = "the annual report of the institute for the study of everything there is to be studied in schools";
    const lines = textsOf(long, { width: 400, height: 300 }).filter(({ role }) => role === "source");
    expect(lines).toHaveLength(1);
    expect(lines[0]?.full).toBe(`Source: ${long}`);
  });

  test("gives way where it would cost a name or a value, and a note tells it", () => {
    const many = Array.from({ length: 30 }, (_, at) => [`Quarter of town ${at + 1}`, 10 + at * 3] as const);
    const options = { type: "radialchart", theme: "base", mode: "light", width: 320, height: 240 } as const;
    const { texts, notes } = layoutChart(chartOf({ rows: many, source: "Ipsos" }), options);
    expect(texts.some(({ role }) => role === "source")).toBe(false);
    expect(notes).toContain("No room for the source: Ipsos.");
  });

  test("is not there where nothing is told", () => {
    expect(textsOf(undefined, { width: 400, height: 300 }).some(({ role }) => role === "source")).toBe(false);
  });
});

test.each(SIZES)("the subtitle is no smaller than the names and values below it: $width x $height", (size) => {
  const chart = chartOf({ rows, subtitle: "People hired last year" });
  const { texts } = layoutChart(chart, { type: "barchart", theme: "base", mode: "light", ...size });
  const subtitle = texts.find(({ role }) => role === "subtitle");
  const below = texts.filter(({ role }) => role === "name" || role === "value");
  expect(subtitle?.sizePx).toBe(Math.max(...below.map(({ sizePx }) => sizePx)));
  // what it takes comes off the gap below
  const highest = Math.min(...below.map(({ box }) => box.y));
  expect(highest - (subtitle?.box.y ?? 0) - (subtitle?.box.height ?? 0)).toBeGreaterThan((subtitle?.sizePx ?? 0) * 0.4);
});
