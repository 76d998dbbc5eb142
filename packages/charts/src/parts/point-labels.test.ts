/** Values on lines: at their points wherever there is a place, rather than in rows below all the names. */
import { expect, test } from "vitest";
import { chartOf } from "../kinds/chart.fixture.ts";
import { layoutChart } from "../layout.ts";
import { lookOf } from "../look.ts";
import { newSheet, write } from "../sheet.ts";
import { placePointLabels } from "./point-labels.ts";

const GROWTH = chartOf({
  axis: "time",
  unit: "$",
  series: ["Revenue", "Costs"],
  rows: [
    ["2021", 1_200_000, 900_000],
    ["2022", 2_600_000, 1_400_000],
    ["2023", 4_100_000, 1_900_000],
  ],
  positions: [2021, 2022, 2023],
});

test.each([
  { width: 400, height: 300 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1600, height: 900 },
])("two lines that start close together bear their values at their points: $width x $height", (size) => {
  const { texts, shapes } = layoutChart(GROWTH, { type: "linechart", theme: "base", mode: "light", ...size });
  const values = texts.filter(({ role }) => role === "value");
  expect(values).toHaveLength(6);
  for (const { text, box, sizePx, datum } of values) {
    const mark = shapes.find((shape) => shape.datum?.point === datum?.point && shape.datum?.series === datum?.series);
    const awayPx = Math.abs((mark?.box.y ?? 0) + (mark?.box.height ?? 0) / 2 - (box.y + box.height / 2));
    expect(awayPx, text).toBeLessThan(sizePx * 2.5);
  }
});

test("a label keeps its distance only where nothing stands between it and its dot", () => {
  const look = lookOf({ theme: "base", mode: "light", width: 400, height: 300 });
  const within = { x: 0, y: 0, width: 60, height: 120 };
  const label = { x: 30, y: 60, radiusPx: 2, text: "$1.2M", datum: { point: 0, series: 0 }, fill: "#000000" };
  const line = { x: 30, anchor: "middle", sizePx: 10, weight: 400, fill: "#000000", role: "value" } as const;
  const homelessAmong = (others: readonly string[]): number => {
    const sheet = newSheet();
    others.forEach((text, at) => {
      write(sheet, { ...line, text, top: at === 0 ? 62 : 47 });
    });
    return placePointLabels(sheet, [{ ...label, side: "above" }], { look, within });
  };
  expect(homelessAmong([])).toBe(0);
  // both sides of the dot are taken: what is free beyond them would be read as theirs
  expect(homelessAmong(["WWWWWWWW", "WWWWWWWW"])).toBe(1);
});
