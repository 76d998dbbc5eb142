/** Bars at close dates: their values lean apart above them, in letters that can be read in a feed. */
import { expect, test } from "vitest";
import { layoutChart } from "../../layout.ts";
import { chartOf } from "../chart.fixture.ts";

const YEARS = [1990, 1995, 2010, 2011, 2023];
const VISITORS = chartOf({
  axis: "time",
  rows: [12_000, 18_500, 44_000, 46_200, 91_000].map((value, at) => [String(YEARS[at]), value] as const),
  positions: YEARS,
});

test.each([
  [400, 300],
  [1080, 1080],
  [1080, 1920],
  [1200, 630],
  [1600, 900],
])("two years of five follow each other: values stand above their bars, no letter is tiny: %dx%d", (width, height) => {
  const { texts, shapes } = layoutChart(VISITORS, { type: "barchart", theme: "base", mode: "light", width, height });
  const values = texts.filter(({ role }) => role === "value");
  expect(values).toHaveLength(5);
  for (const { text, box, sizePx, datum } of values) {
    const bar = shapes.find((shape) => shape.role === "mark" && shape.datum?.point === datum?.point)?.box;
    const middle = (bar?.x ?? 0) + (bar?.width ?? 0) / 2;
    expect([text, box.x <= middle && middle <= box.x + box.width]).toEqual([text, true]);
    expect([text, box.y + box.height <= (bar?.y ?? 0)]).toEqual([text, true]);
    expect(sizePx).toBeGreaterThanOrEqual(Math.min(width, height) * 0.026);
  }
});
