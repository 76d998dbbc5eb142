/** A picture waits for its font, but not for ever: without it the device's own font draws. */
import { expect } from "@playwright/test";
import { sceneSaying } from "../../packages/charts/src/render/scene.fixture.ts";
import { test } from "./charts-page.ts";

const WOFF2 = "**/*.woff2";
const png = (text: string) => [sceneSaying([text]), 1] as const;

test("letters of each file are loaded before the picture is drawn", async ({ newChartsPage: page }) => {
  const drawn = await page.evaluate(([scene, scale]) => charts.png(scene, scale), png("Łódź 12 €"));
  expect(drawn.fonts).toBe("loaded");
  const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
  expect(loaded).toBe(2);
});

test("a font that can't be had: a picture all the same", async ({ newChartsPage: page }) => {
  await page.route(WOFF2, (route) => route.abort());
  const drawn = await page.evaluate(([scene, scale]) => charts.png(scene, scale), png("Berlin"));
  expect(drawn.fonts).toBe("fallback");
  expect(drawn.base64).toMatch(/^iVBORw0KGgo/);
});

test("a font that never comes: a picture all the same", async ({ newChartsPage: page }) => {
  await page.route(WOFF2, () => new Promise(() => {}));
  const drawn = await page.evaluate(([scene, scale]) => charts.png(scene, scale), png("Berlin"));
  expect(drawn.fonts).toBe("fallback");
});
