/**
 * A test object with a page that has the charts package and the pictures' font, without a server: the browser's
 * requests are answered from here. `chartsPage` is one for all tests of a worker, which leave nothing behind in it;
 * `newChartsPage` is a test's own.
 *
 *   test("…", async ({ chartsPage }) => chartsPage.evaluate((scene) => charts.png(scene, 1), scene));
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, type Page } from "@playwright/test";
import { rolldown } from "rolldown";

const ORIGIN = "http://charts.test";
const HTML = `<!doctype html><meta charset="utf-8"><title>charts</title>
<link rel="stylesheet" href="/fonts/inter.css"><script type="module" src="/page.js"></script>`;

const contentTypes: Record<string, string> = { css: "text/css", woff2: "font/woff2" };

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL("page-entry.ts", import.meta.url)),
    platform: "browser",
  });
  const { output } = await build.generate({ format: "esm" });
  await build.close();
  return output[0].code;
}

async function openCharts(page: Page, script: string): Promise<Page> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: HTML });
    if (pathname === "/page.js") return route.fulfill({ contentType: "text/javascript", body: script });
    const name = basename(pathname);
    const file = new URL(`../../packages/charts/fonts/${name}`, import.meta.url);
    const contentType = contentTypes[name.slice(name.lastIndexOf(".") + 1)] ?? "text/plain";
    return route.fulfill({ contentType, body: await readFile(file) });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => "charts" in globalThis);
  return page;
}

export const test = base.extend<{ newChartsPage: Page }, { script: string; chartsPage: Page }>({
  script: [async ({}, use) => use(await bundle()), { scope: "worker" }],
  chartsPage: [
    async ({ browser, script }, use) => {
      const page = await browser.newPage();
      await use(await openCharts(page, script));
      await page.close();
    },
    { scope: "worker" },
  ],
  newChartsPage: async ({ page, script }, use) => use(await openCharts(page, script)),
});
