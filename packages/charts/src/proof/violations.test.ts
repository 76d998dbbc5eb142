/** Each rule is broken once on a sound scene: the checker has to say so, and to say nothing before. */
import { describe, expect, test } from "vitest";
import { layoutChart } from "../layout.ts";
import type { Scene, SceneText, Shape } from "../scene.ts";
import { lossesOf } from "./losses.ts";
import { numbersFrom, randomChart } from "./random-chart.ts";
import { type Rule, violationsOf } from "./violations.ts";

const chart = {
  ...randomChart(numbersFrom(1)),
  title: "Hires",
  subtitle: null,
  unit: null,
  axis: "categories" as const,
  series: [{ name: "Hires" }],
  points: [
    { name: "Berlin", values: [12] },
    { name: "Lisbon", values: [7] },
    { name: "Austin", values: [3] },
  ],
};
const look = { theme: "base", mode: "light", width: 640, height: 480 } as const;
const bars = layoutChart(chart, { ...look, type: "barchart" });
const radar = layoutChart(chart, { ...look, type: "radarchart" });

const changeText = (scene: Scene, text: string, change: (old: SceneText) => Partial<SceneText>): Scene => ({
  ...scene,
  texts: scene.texts.map((old) => (old.text === text ? { ...old, ...change(old) } : old)),
});
const changeMarks = (scene: Scene, change: (old: Shape) => Partial<Shape>): Scene => ({
  ...scene,
  shapes: scene.shapes.map((old) => (old.role === "mark" ? { ...old, ...change(old) } : old)),
});
const moved = ({ x, y, box }: SceneText, dx: number, dy: number): Partial<SceneText> => ({
  x: x + dx,
  y: y + dy,
  box: { ...box, x: box.x + dx, y: box.y + dy },
});
const placeOf = (text: string): SceneText["box"] =>
  bars.texts.find((each) => each.text === text)?.box ?? { x: 0, y: 0, width: 0, height: 0 };
const onto =
  (other: string) =>
  (old: SceneText): Partial<SceneText> =>
    moved(old, placeOf(other).x - old.box.x, placeOf(other).y - old.box.y);
const barOf = (point: number): Shape["box"] =>
  bars.shapes.find(({ role, datum }) => role === "mark" && datum?.point === point)?.box ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };

const BROKEN: readonly (readonly [Rule, Scene])[] = [
  ["text over text", changeText(bars, "Lisbon", onto("Berlin"))],
  ["text outside the frame", changeText(bars, "Hires", (old) => moved(old, -old.box.x - 3, 0))],
  [
    "text over mark",
    changeText(bars, "3", (old) => moved(old, barOf(0).x - old.box.x + 4, barOf(0).y - old.box.y + 9)),
  ],
  ["text too small", changeText(bars, "3", () => ({ sizePx: 8 }))],
  ["box of a text is wrong", changeText(bars, "3", ({ box }) => ({ box: { ...box, width: box.width * 2 } }))],
  [
    "too many sizes or weights",
    changeText(
      changeText(bars, "3", () => ({ sizePx: 31 })),
      "7",
      () => ({ sizePx: 33 }),
    ),
  ],
  ["text hard to read", changeText(bars, "Berlin", () => ({ fill: bars.background }))],
  ["mark hard to see", changeMarks(bars, () => ({ fill: bars.background }))],
  ["mark outside the frame", changeMarks(bars, ({ box }) => ({ box: { ...box, x: bars.width - 1 } }))],
  ["marks touch", changeMarks(bars, ({ box }) => ({ box: { ...box, x: 90, y: 90 } }))],
  ["not a number", changeMarks(bars, () => ({ path: "M0 0LNaN 4" }))],
  ["not a number", changeMarks(bars, () => ({ path: "M0 0l4 4" }))],
  ["fill too strong", changeMarks(radar, ({ datum }) => (datum ? {} : { fillOpacity: 0.5 }))],
  [
    "text crossed by a line",
    {
      ...bars,
      shapes: [
        ...bars.shapes,
        {
          role: "guide",
          path: "M0 240L640 240",
          fill: null,
          stroke: "#888888",
          strokeWidth: 1,
          box: { x: 0, y: 240, width: 640, height: 0 },
        },
      ],
      texts: bars.texts.map((old) => (old.text === "Berlin" ? { ...old, ...moved(old, 0, 232 - old.box.y) } : old)),
    },
  ],
];

describe("violationsOf", () => {
  test("says nothing of a sound picture", () => {
    expect(violationsOf(bars)).toEqual([]);
    expect(violationsOf(radar)).toEqual([]);
  });

  test.each(BROKEN)("sees %s", (rule, scene) => {
    expect(violationsOf(scene).map((violation) => violation.rule)).toContain(rule);
  });
});

describe("lossesOf", () => {
  const without = (text: string): Scene => ({ ...bars, texts: bars.texts.filter((old) => old.text !== text) });

  test("finds nothing missing in a sound picture", () => {
    const nothing = {
      shortened: [],
      stubs: [],
      between: [],
      names: [],
      onAxis: 0,
      values: [],
      refused: false,
      honest: true,
    };
    expect(lossesOf(bars, chart)).toEqual(nothing);
  });

  test("finds one missing name", () => {
    expect(lossesOf(without("Lisbon"), chart)).toMatchObject({ names: ["Lisbon"], honest: false });
  });

  test("finds a name of which fewer than ten characters stay, and one of which hardly any do", () => {
    const cutTo = (text: string): Scene => ({
      ...bars,
      shortenedNames: 1,
      texts: bars.texts.map((each) => (each.text === "Lisbon" ? { ...each, text, full: LONG } : each)),
    });
    const named = {
      ...chart,
      points: chart.points.map((point) => ({ ...point, name: point.name === "Lisbon" ? LONG : point.name })),
    };
    expect(lossesOf(cutTo("Greater L…"), named)).toMatchObject({ shortened: [LONG], stubs: [LONG], names: [] });
    expect(lossesOf(cutTo("Greater Li…"), named)).toMatchObject({ shortened: [LONG], stubs: [] });
    expect(lossesOf(cutTo("Gr…"), named)).toMatchObject({ stubs: [], names: [LONG] });
  });

  test("finds one missing value, which no axis tells", () => {
    expect(lossesOf(without("7"), chart)).toMatchObject({ values: [[1, 0]], onAxis: 0, honest: false });
  });

  describe("reads an axis as a person with a ruler does", () => {
    const days = {
      ...chart,
      axis: "time" as const,
      points: Array.from({ length: 60 }, (_, at) => ({ name: `${at + 1} May`, values: [(at * 37) % 500] })),
    };
    const line = layoutChart(days, { ...look, type: "linechart" });
    const stretched = (text: SceneText): SceneText =>
      text.role === "tick" ? { ...text, box: { ...text.box, y: text.box.y * 1.05 } } : text;

    test("all values of a line can be read", () => {
      expect(lossesOf(line, days)).toMatchObject({ values: [], names: [], onAxis: 60 });
    });

    test("not where the axis stands a little off", () => {
      const moved = { ...line, texts: line.texts.map(stretched) };
      expect(lossesOf(moved, days).values.length).toBeGreaterThan(10);
    });

    test("not where the axis says something else", () => {
      const texts = line.texts.map((text) => (text.role === "tick" ? { ...text, text: `${text.text}0` } : text));
      expect(lossesOf({ ...line, texts }, days).values.length).toBeGreaterThan(50);
    });
  });
});

const LONG = "Greater Lisbon";
