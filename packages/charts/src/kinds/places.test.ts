/** Where labels and circles stand in the sizes that the product uses: what a designer would send back otherwise. */
import type { ChartType } from "@charticle/contract";
import { describe, expect, test } from "vitest";
import { CASES } from "../gallery/cases.ts";
import { layoutChart } from "../layout.ts";
import { lossesOf } from "../proof/losses.ts";
import { proofCase } from "../proof/prove.ts";
import { textShare } from "../proof/text-share.ts";
import { violationsOf } from "../proof/violations.ts";
import type { Scene } from "../scene.ts";
import { chartOf } from "./chart.fixture.ts";

type Size = { width: number; height: number };
const CAROUSEL: Size = { width: 400, height: 300 };
const SQUARE: Size = { width: 1080, height: 1080 };
const STORY: Size = { width: 1080, height: 1920 };

const draw = (chart: ReturnType<typeof chartOf>, type: ChartType, size: Size): Scene =>
  layoutChart(chart, { type, theme: "base", mode: "light", ...size });
const marksOf = ({ shapes }: Scene) => shapes.filter(({ role, datum }) => role === "mark" && datum);

const DAYS = chartOf({
  axis: "steps",
  rows: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((name, at) => [name, 5 + at * 2] as const),
});
const SHARES = chartOf({
  whole: true,
  unit: "%",
  rows: [
    ["Chrome", 65],
    ["Safari", 19],
    ["Others", 16],
  ],
});

test("seven rings in the carousel's circle: one hue, each name beside its ring's height, no key", () => {
  const scene = draw(DAYS, "radialchart", CAROUSEL);
  expect(new Set(marksOf(scene).map(({ fill }) => fill)).size).toBe(1);
  expect(scene.shapes.filter(({ role }) => role === "key")).toEqual([]);
  const names = scene.texts.filter(({ role }) => role === "name");
  expect(names.map(({ text }) => text)).toEqual(DAYS.points.map(({ name }) => name));
  const heights = names.map(({ box }) => box.y);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(lossesOf(scene, DAYS)).toMatchObject({ shortened: [], names: [], values: [], onAxis: 0 });
  expect(violationsOf(scene)).toEqual([]);
});

test.each([
  ["piechart", SHARES],
  ["radialchart", DAYS],
  ["radarchart", DAYS],
] as const)("in a story's height a %s stands where no platform's overlay lies", (type, chart) => {
  const boxes = marksOf(draw(chart, type, STORY)).map(({ box }) => box);
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  expect(bottom - top).toBeGreaterThan(STORY.width / 4);
  expect((top + bottom) / 2).toBeLessThan(STORY.height * 0.55);
  expect(bottom).toBeLessThan(STORY.height * 0.8);
});

test.each(CASES.flatMap(({ name, chart, types }) => types.map((type) => ({ name, chart, type }))))(
  "a story of $name as $type keeps its edges free, or loses nothing by using them",
  ({ chart, type }) => {
    const scene = draw(chart, type, STORY);
    const boxes = [...scene.texts, ...scene.shapes].map(({ box }) => box);
    const isFree =
      Math.min(...boxes.map(({ y }) => y)) >= STORY.height * 0.14 &&
      Math.max(...boxes.map(({ y, height }) => y + height)) <= STORY.height * 0.8;
    // every case of the gallery but the most crowded ones
    expect(isFree || chart.points.length > 15).toBe(true);
  },
);

test.each(
  CASES.filter(({ chart }) => chart.points.length < 10).flatMap(({ name, chart, types }) =>
    types.map((type) => ({ name, chart, type })),
  ),
)("words of $name as $type are no smaller for a wide picture's height than for a square one's", ({ chart, type }) => {
  const least = (size: Size): number =>
    Math.min(...draw(chart, type, size).texts.map(({ sizePx }) => sizePx)) / Math.min(size.width, size.height);
  // sizes go by half pixels and steps
  expect(least({ width: 1600, height: 900 })).toBeGreaterThanOrEqual(least({ width: 1080, height: 1080 }) * 0.97);
});

test("no value lies across the end of its area", () => {
  const inflation = CASES.find(({ name }) => name === "inflation");
  const scene = inflation && draw(inflation.chart, "areachart", SQUARE);
  const values = scene?.texts.filter(({ role }) => role === "value") ?? [];
  const [area] = scene?.shapes.filter(({ role, datum }) => role === "mark" && !datum) ?? [];
  const [left = 0, right = 0] = area ? [area.box.x, area.box.x + area.box.width] : [];
  expect(values).toHaveLength(inflation?.chart.points.length ?? 1);
  for (const { text, box, datum } of values) {
    const dot = scene && marksOf(scene).find((mark) => mark.datum?.point === datum?.point)?.box;
    const isAbove = dot !== undefined && box.y + box.height <= dot.y + dot.height;
    const crosses = [left, right].some((edge) => box.x < edge - 1 && box.x + box.width > edge + 1);
    expect([text, isAbove || !crosses]).toEqual([text, true]);
  }
});

describe("charts of more names and values than the kind holds", () => {
  const SERIES = ["Full-time staff", "Part-time staff", "Contractors", "Apprentices", "Volunteers"];
  const crowd = (count: number, axis: "categories" | "time" = "categories") =>
    chartOf({
      axis,
      unit: "CHF",
      series: SERIES,
      rows: Array.from({ length: count }, (_, at) => [`Municipality ${at}`, -1, 2, 3, 4, 5] as const),
    });
  const nothingLost = { names: [], values: [], stubs: [], refused: false, honest: true };

  test("a table closes up before it gives way to text", () => {
    const { chart, options } = proofCase(CLOSE_TABLE);
    const scene = layoutChart(chart, options);
    expect(scene.unfit).toBeDefined();
    expect(lossesOf(scene, chart)).toMatchObject({ names: [], values: [], refused: false, honest: true });
    expect(violationsOf(scene)).toEqual([]);
  });

  test("run-in text: the reason, the unit once, the series in the order of their values, every name and value", () => {
    const chart = crowd(36);
    const scene = draw(chart, "piechart", CAROUSEL);
    const of = (role: string) => scene.texts.filter((text) => text.role === role).map(({ text }) => text);
    expect(of("note").join(" ")).toContain(`${scene.unfit} Values in CHF, in this order:`);
    expect(of("series").join(" ")).toBe(SERIES.join(" "));
    expect(of("value")).toHaveLength(36 * 5);
    expect(of("value").slice(0, 5)).toEqual(["\u22121", "2", "3", "4", "5"]);
    expect(lossesOf(scene, chart)).toMatchObject({ ...nothingLost, onAxis: 0 });
    expect(violationsOf(scene)).toEqual([]);
  });

  test("a table has larger text where the picture is larger: a long one fills a tall picture", () => {
    const chart = crowd(60);
    const sizeIn = (size: { width: number; height: number }): number =>
      Math.min(
        ...draw(chart, "radarchart", size)
          .texts.filter(({ role }) => role === "value")
          .map(({ sizePx }) => sizePx),
      );
    // 60 rows one below the other leave each two thirds of 1920 / 60 px at the most
    expect(sizeIn({ width: 1080, height: 1920 })).toBeGreaterThan(1.4 * sizeIn({ width: 640, height: 480 }));
  });

  test("dots on an axis, where not even text fits: every value can be read, every name stands below", () => {
    const chart = crowd(45);
    const scene = draw(chart, "piechart", { width: 320, height: 240 });
    expect(marksOf(scene)).toHaveLength(45 * 5);
    expect(textShare(scene, chart)).toBeGreaterThan(1);
    expect(textShare(scene, SHARES)).toBeLessThan(0.1);
    expect(lossesOf(scene, chart)).toMatchObject({
      names: [],
      values: [],
      onAxis: 45 * 5,
      refused: false,
      honest: true,
    });
    expect(violationsOf(scene)).toEqual([]);
  });

  test("the widest names still leave a picture: every value as a dot, the names by their initials", () => {
    const wide = "W".repeat(60);
    const rows = Array.from({ length: 60 }, () => [wide, -1, 2, 3, 4, 5] as const);
    const chart = chartOf({ series: SERIES.map(() => wide), rows });
    const scene = draw({ ...chart, title: wide }, "piechart", { width: 320, height: 240 });
    expect(marksOf(scene)).toHaveLength(60 * 5);
    expect(lossesOf(scene, chart)).toMatchObject({ values: [], refused: false, honest: true });
    expect(violationsOf(scene)).toEqual([]);
  });

  test("what a kind can't show over time stands as lines, where its values don't fit as text", () => {
    const chart = crowd(60, "time");
    const scene = draw(chart, "piechart", { width: 320, height: 240 });
    expect(scene.unfit).toBeDefined();
    expect(lossesOf(scene, chart)).toMatchObject(nothingLost);
    expect(violationsOf(scene)).toEqual([]);
  });
});

/** A random chart of six points and five series with long names, as rings at 320x240. */
const CLOSE_TABLE = 853;

test.each([CAROUSEL, SQUARE, STORY])("values below a reason: smaller than the title, apart from it: $width", (size) => {
  const { texts } = draw(
    chartOf({
      unit: "%",
      rows: [
        ["May", 44],
        ["June", 62],
        ["July", 39],
      ],
    }),
    "piechart",
    size,
  );
  const [title] = texts.filter(({ role }) => role === "title");
  const reason = texts.filter(({ role }) => role === "note").at(-1);
  const values = texts.filter(({ role }) => role === "value");
  expect(values).toHaveLength(3);
  if (size !== CAROUSEL) expect(values[0]?.sizePx).toBeLessThan(title?.sizePx ?? 0);
  const gapPx = Math.min(...values.map(({ box }) => box.y)) - (reason?.box.y ?? 0) - (reason?.box.height ?? 0);
  expect(gapPx).toBeGreaterThan((values[0]?.sizePx ?? 0) * 0.6);
});

test.each([CAROUSEL, SQUARE, { width: 1600, height: 900 }])(
  "panels are named in the size of their values: $width",
  (size) => {
    const months = ["May", "June", "July"];
    const poll = chartOf({
      axis: "time",
      unit: "%",
      series: ["Labour", "Tories", "Lib Dems"],
      rows: months.map((name, at) => [name, 44 - at, 20 + at, 10 + at] as const),
    });
    const { texts } = draw(poll, "areachart", size);
    const sizesOf = (wanted: string): number[] =>
      texts.filter(({ role }) => role === wanted).map(({ sizePx }) => sizePx);
    expect(sizesOf("series")).toHaveLength(3);
    expect(new Set(sizesOf("series"))).toEqual(new Set(sizesOf("value")));
  },
);
