/** The samples say what our reader says, figure by figure, and every figure that is marked is one of the chart's. */
import { layoutChart } from "@charticle/charts";
import { CHART_TYPES, MAX_TEXT_LENGTH } from "@charticle/contract";
import { extract } from "@charticle/extraction";
import { expect, test } from "vitest";
import { piecesOf } from "./marked-text.tsx";
import { ARTICLE, REPORT, type Sample, SOCIAL, WEEK } from "./samples.ts";

const SAMPLES: readonly (readonly [name: string, sample: Sample])[] = [
  ["social post", SOCIAL],
  ["article", ARTICLE],
  ["report", REPORT],
  ["week", WEEK],
];

test.each(SAMPLES)("%s: the reader finds the same names and values", (_, { text, chart }) => {
  const found = extract(text);
  if (!found.ok) throw new Error(found.message);
  expect(found.chart.points.map(({ name }) => name.toLowerCase())).toEqual(
    chart.points.map(({ name }) => name.toLowerCase()),
  );
  expect(found.chart.points.map(({ values }) => values)).toEqual(chart.points.map(({ values }) => values));
});

test.each(SAMPLES)("%s: fits the text box, and its marks are the figures", (_, sample) => {
  expect(sample.text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
  const pieces = piecesOf(sample);
  expect(pieces.map(({ text }) => text).join("")).toBe(sample.text);
  expect(pieces.filter(({ isFigure }) => isFigure).every(({ text }) => /\d/.test(text))).toBe(true);
});

test.each(CHART_TYPES)("the week may be shown as a %s", (type) => {
  const scene = layoutChart(WEEK.chart, { type, theme: "base", mode: "light", width: 384, height: 288 });
  expect(scene.unfit).toBeUndefined();
});

test("both modes have the same shapes, so that one drawing serves both", () => {
  for (const type of CHART_TYPES) {
    const [light, dark] = (["light", "dark"] as const).map((mode) =>
      layoutChart(WEEK.chart, { type, theme: "base", mode, width: 384, height: 288 }),
    );
    expect(light?.shapes.map(({ path }) => path)).toEqual(dark?.shapes.map(({ path }) => path));
    expect(light?.texts.map(({ text }) => text)).toEqual(dark?.texts.map(({ text }) => text));
  }
});
