import { chromium } from "@playwright/test";
import { removeDataDir, startServer } from "./server.ts";

const server = await startServer();
const browser = await chromium.launch({ args: ["--no-sandbox"], executablePath: "/usr/bin/chromium" });
try {
  for (const [name, width, height, mode, opt] of [
    ["320", 320, 700, "light", {}],
    ["375", 375, 812, "light", {}],
    ["768", 768, 900, "dark", {}],
    ["1280", 1280, 900, "light", {}],
    ["1280d", 1280, 900, "dark", {}],
    ["1600", 1600, 900, "dark", {}],
    ["2560", 2560, 1300, "light", {}],
    ["rtl", 1280, 900, "light", { rtl: 1 }],
    ["rtl375", 375, 812, "light", { rtl: 1 }],
    ["zoom", 640, 450, "light", { zoom: 1 }],
    ["print", 794, 1123, "dark", { print: 1 }],
  ] as const) {
    const ctx = await browser.newContext({
      viewport: { width, height },
      colorScheme: mode,
      reducedMotion: "reduce",
      locale: "en-GB",
      hasTouch: width < 768,
      deviceScaleFactor: width < 700 ? 1.5 : 1,
    });
    const page = await ctx.newPage();
    await page.goto(server.url, { waitUntil: "networkidle" });
    if ("rtl" in opt)
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
      });
    if ("print" in opt) {
      await page.pdf({ path: `/tmp/face-shots/L-print.pdf`, format: "A4", printBackground: false });
      await page.emulateMedia({ media: "print" });
    }
    // scroll so that lazy stuff shows
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 60));
      }
      scrollTo(0, 0);
    });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/face-shots/L-${name}.png`, fullPage: true });
    await ctx.close();
  }
} finally {
  await browser.close();
  await server.kill();
  removeDataDir(server.dataDir);
}
