/** JavaScript of /home, gzip: until the text can be typed, and all that an idle page has loaded. */
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { printRows } from "../table.ts";
import { withDesk } from "./open-desk.ts";

const KILOBYTE = 1024;
const TYPING_LIMIT_KB = 210;
const ALL_LIMIT_KB = 300;

const isScript = (response: Response): boolean => response.request().resourceType() === "script";

async function gzipKilobytes(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map(async (one) => gzipSync(await one.body()).length));
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE;
}

/** Written into the page: when the text field stood there first, in ms since the page began. */
const NOTE_FIELD = `new MutationObserver((_, seen) => {
  if (!document.querySelector("textarea")) return;
  globalThis.fieldAtMs = performance.now();
  seen.disconnect();
}).observe(document, { subtree: true, childList: true });`;

/** Addresses of the scripts that had arrived when the field stood. */
const earlyScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) =>
          entry instanceof PerformanceResourceTiming && entry.responseEnd <= Reflect.get(globalThis, "fieldAtMs"),
      )
      .map(({ name }) => name),
  );

/** The scripts of a first visit: nothing is in the cache. */
async function loadHome(page: Page, url: string): Promise<{ typing: number; all: number }> {
  const scripts: Response[] = [];
  page.on("response", (response) => isScript(response) && scripts.push(response));
  await page.addInitScript(NOTE_FIELD);
  await page.goto(`${url}/home`);
  await page.getByRole("textbox", { name: "Your text" }).waitFor();
  await page.waitForLoadState("networkidle");
  const early = await earlyScripts(page);
  const typing = await gzipKilobytes(scripts.filter((script) => early.includes(script.url())));
  return { typing, all: await gzipKilobytes(scripts) };
}

export async function run(): Promise<void> {
  await withDesk(async ({ page, url }) => {
    const fresh = await page
      .context()
      .browser()
      ?.newContext({ storageState: await page.context().storageState() });
    if (!fresh) throw new Error("The browser is gone.");
    const { typing, all } = await loadHome(await fresh.newPage(), url);
    const row = { unit: "KB", limitIs: "goal" };
    printRows([
      { ...row, what: "/home until the text can be typed", measured: typing, limit: TYPING_LIMIT_KB },
      { ...row, what: "/home in all, idle", measured: all, limit: ALL_LIMIT_KB },
    ]);
  });
}
