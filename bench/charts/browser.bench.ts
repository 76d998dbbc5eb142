/** In Chromium at 1600 x 900: PNG beside ECharts' off-page chart, and layout + SVG in the page beside Recharts. */
import { chromium } from "@playwright/test";
import { chromiumPath } from "../../scripts/chromium.mjs";
import { quantile } from "../quantile.ts";
import { printRows } from "../table.ts";
import type { BrowserTimes } from "./browser-page.ts";
import { bundle } from "./bundle.ts";

const ROUNDS = 3;
/** Quality, statement 22. */
const PNG_RATIO_LIMIT = 1.2;

export async function run(): Promise<void> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ type: "module", content: await bundle('import "./browser-page.ts";') });
    await page.waitForFunction(() => "measureCharts" in globalThis);
    const times: BrowserTimes = await page.evaluate((rounds) => measureCharts(rounds), ROUNDS);
    const png = quantile(times.echartsPng, 0.5);
    printRows([
      { what: "PNG, p50", measured: quantile(times.oursPng, 0.5), limit: png, unit: "ms", limitIs: "ECharts" },
      {
        what: "PNG, p50",
        measured: quantile(times.oursPng, 0.5),
        limit: PNG_RATIO_LIMIT * png,
        unit: "ms",
        limitIs: "limit: 1.2 x ECharts",
      },
      {
        what: "layout + SVG, p50",
        measured: quantile(times.oursSvg, 0.5),
        limit: quantile(times.rechartsSvg, 0.5),
        unit: "ms",
        limitIs: "Recharts",
      },
    ]);
  } finally {
    await browser.close();
  }
}
