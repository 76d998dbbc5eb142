/** Statement 22 of quality: the PNG that the browser's canvas makes is the scene, pixel for pixel but for smoothing. */
import { layoutChart, type Scene } from "@charticle/charts";
import { CHART_TYPES, MODES, THEMES } from "@charticle/contract";
import { expect, type Page } from "@playwright/test";
import { CASES } from "../../packages/charts/src/gallery/cases.ts";
import { test } from "./charts-page.ts";
import { MAX_SHARE, MAX_TILE_SHARE, type PictureDifference, pictureDifference } from "./picture-difference.ts";
import { pixelsOfPng, pixelsOfScene } from "./pixels.ts";

const EXPORT = { width: 1600, height: 900 } as const;
const CAROUSEL = { width: 400, height: 300 } as const;
/** Cases that only a device's own fonts can draw: the server refuses them. */
const OWN_FONTS_ONLY = ["scripts"];

const cases = CASES.filter(({ name }) => !OWN_FONTS_ONLY.includes(name));

/** Every case as one of its kinds at the size of the export. */
const exported = cases.map(({ name, chart, types }, index) => {
  const type = types[index % types.length] ?? "barchart";
  const mode = MODES[index % MODES.length] ?? "light";
  return {
    name: `${name} as ${type}, ${mode}`,
    scene: layoutChart(chart, { type, mode, theme: "base", ...EXPORT }),
    scale: 1,
  };
});

/** Every look as the carousel's picture on a fine screen. */
const small = THEMES.flatMap((theme, at) =>
  MODES.flatMap((mode) => {
    const { name, chart, types } = cases[at] ?? { name: "", chart: undefined, types: [] };
    const [type] = types;
    if (!chart || !type) return [];
    return {
      name: `${name}, ${theme} ${mode}, at 2x`,
      scene: layoutChart(chart, { type, mode, theme, ...CAROUSEL }),
      scale: 2,
    };
  }),
);

type Pair = { whole: Scene; drawn: Scene; scale: number };

async function differenceInBrowser(page: Page, { whole, drawn, scale }: Pair): Promise<PictureDifference> {
  const { base64, fonts } = await page.evaluate(([scene, by]) => charts.png(scene, by), [drawn, scale] as const);
  expect(fonts).toBe("loaded");
  const size = { width: whole.width * scale, height: whole.height * scale };
  return pictureDifference(pixelsOfScene(whole, scale), pixelsOfPng(base64, size));
}

test.describe("the browser's PNG is the scene", () => {
  for (const { name, scene, scale } of [...exported, ...small]) {
    test(name, async ({ chartsPage }) => {
      const difference = await differenceInBrowser(chartsPage, { whole: scene, drawn: scene, scale });
      expect(difference.share, JSON.stringify(difference)).toBeLessThanOrEqual(MAX_SHARE);
      expect(difference.worstTile, JSON.stringify(difference)).toBeLessThanOrEqual(MAX_TILE_SHARE);
    });
  }
});

/** The loss of a short text is the hardest to see: of each kind, the three with the least ink. */
const poorer = CHART_TYPES.map((type) => {
  const found = cases.find(({ types }) => types[0] === type) ?? cases.find(({ types }) => types.includes(type));
  if (!found) throw new Error(`No case is drawn as ${type}.`);
  const whole = layoutChart(found.chart, { type, mode: "light", theme: "base", ...EXPORT });
  const lost = [...whole.texts].sort((one, other) => one.box.width - other.box.width).slice(0, 3);
  return { type, whole, lost };
});

test.describe("a picture without one of its labels is found out", () => {
  for (const { type, whole, lost } of poorer) {
    test(type, async ({ chartsPage }) => {
      expect(lost).toHaveLength(3);
      for (const text of lost) {
        const drawn = { ...whole, texts: whole.texts.filter((other) => other !== text) };
        const difference = await differenceInBrowser(chartsPage, { whole, drawn, scale: 1 });
        const isFound = difference.share > MAX_SHARE || difference.worstTile > MAX_TILE_SHARE;
        expect(isFound, `without "${text.text}": ${JSON.stringify(difference)}`).toBe(true);
      }
    });
  }
});
