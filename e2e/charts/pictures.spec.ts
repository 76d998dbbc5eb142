/** Statement 22 of quality: the PNG that the browser's canvas makes is the scene, pixel for pixel but for smoothing. */
import { layoutChart, type Scene } from "@charticle/charts";
import { expect, type Page } from "@playwright/test";
import { CASES } from "../../packages/charts/src/gallery/cases.ts";
import { test } from "./charts-page.ts";
import { MAX_SHARE, MAX_TILE_SHARE, type PictureDifference, pictureDifference } from "./picture-difference.ts";
import { pixelsOfPng, pixelsOfScene } from "./pixels.ts";

const EXPORT = { width: 1600, height: 900 } as const;
/** Cases that only a device's own fonts can draw: the server refuses them. */
const OWN_FONTS_ONLY = ["scripts"];

const pictures = CASES.filter(({ name }) => !OWN_FONTS_ONLY.includes(name)).map(({ name, chart, types }, index) => {
  const type = types[index % types.length] ?? "barchart";
  const mode = index % 2 === 0 ? "light" : "dark";
  return { name, type, mode, scene: layoutChart(chart, { type, mode, theme: "base", ...EXPORT }) };
});

async function differenceInBrowser(
  page: Page,
  { whole, drawn }: { whole: Scene; drawn: Scene },
): Promise<PictureDifference> {
  const { base64, fonts } = await page.evaluate((scene) => charts.png(scene, 1), drawn);
  expect(fonts).toBe("loaded");
  return pictureDifference(pixelsOfScene(whole), pixelsOfPng(base64, EXPORT));
}

test.describe("the browser's PNG is the scene", () => {
  for (const { name, type, mode, scene } of pictures) {
    test(`${name} as ${type}, ${mode}`, async ({ chartsPage }) => {
      const difference = await differenceInBrowser(chartsPage, { whole: scene, drawn: scene });
      expect(difference.share, JSON.stringify(difference)).toBeLessThanOrEqual(MAX_SHARE);
      expect(difference.worstTile, JSON.stringify(difference)).toBeLessThanOrEqual(MAX_TILE_SHARE);
    });
  }
});

test("a picture without one of its labels is found out, whichever it is", async ({ chartsPage }) => {
  test.setTimeout(120_000);
  const whole = pictures.find(({ name }) => name === "hires")?.scene;
  expect(whole?.texts.length).toBeGreaterThan(5);
  if (!whole) return;
  for (const text of whole.texts) {
    const drawn = { ...whole, texts: whole.texts.filter((other) => other !== text) };
    const difference = await differenceInBrowser(chartsPage, { whole, drawn });
    const isFound = difference.share > MAX_SHARE || difference.worstTile > MAX_TILE_SHARE;
    expect(isFound, `without "${text.text}": ${JSON.stringify(difference)}`).toBe(true);
  }
});
