/** The scene's boxes come from a table: Chromium draws 2,000 Latin strings as wide, on a canvas and in SVG. */
import { toSvg } from "@charticle/charts";
import { expect } from "@playwright/test";
import { sceneSaying } from "../../packages/charts/src/render/scene.fixture.ts";
import { LATIN_STRINGS } from "../../packages/charts/src/text/latin-strings.fixture.ts";
import { advanceWidth } from "../../packages/charts/src/text/measure.ts";
import { test } from "./charts-page.ts";

const MAX_OFF = 0.01;

/** Strings whose real width is more than 1% from the measured one. */
const off = (real: readonly number[], face: { sizePx: number; weight: 400 | 600 }) =>
  LATIN_STRINGS.map((text, index) => {
    const measured = advanceWidth(text, face);
    return { text, measured, real: real[index] ?? Number.NaN };
  }).filter(({ measured, real: drawn }) => !(Math.abs(drawn - measured) <= MAX_OFF * measured));

for (const weight of [400, 600] as const) {
  for (const sizePx of [9, 11, 14.5, 22, 42]) {
    test(`canvas, weight ${weight}, ${sizePx} px`, async ({ chartsPage }) => {
      const real = await chartsPage.evaluate(([texts, font]) => charts.canvasWidths(texts, font), [
        LATIN_STRINGS,
        `${weight} ${sizePx}px Inter`,
      ] as const);
      expect(off(real, { sizePx, weight })).toEqual([]);
    });

    test(`SVG, weight ${weight}, ${sizePx} px`, async ({ chartsPage }) => {
      const svgs = LATIN_STRINGS.map((text) => {
        const scene = sceneSaying([text]);
        return toSvg({ ...scene, shapes: [], texts: scene.texts.map((one) => ({ ...one, sizePx, weight })) });
      });
      const real = await chartsPage.evaluate((all) => charts.svgWidths(all), svgs);
      expect(off(real, { sizePx, weight })).toEqual([]);
    });
  }
}
