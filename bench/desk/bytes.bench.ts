/** JavaScript of /home, gzip as the server sends it: until the text can be typed, and all, the reader for offline included. */
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { sentBytes } from "../../e2e/sent-bytes.ts";
import { printRows } from "../table.ts";
import { withDesk } from "./open-desk.ts";

const KILOBYTE = 1024;
const TYPING_LIMIT_KB = 210;
const ALL_LIMIT_KB = 300;

const isScript = (response: Response): boolean => response.request().resourceType() === "script";

const kilobytes = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE;
const sentKilobytes = async (scripts: readonly Response[]): Promise<number> =>
  kilobytes(await Promise.all(scripts.map((script) => sentBytes(script.url()))));
/** What zlib's best would send in its place. */
const zlibKilobytes = async (scripts: readonly Response[]): Promise<number> =>
  kilobytes(await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length)));

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
async function loadHome(page: Page, url: string): Promise<{ typing: number; all: number; zlib: number }> {
  const scripts: Response[] = [];
  page.on("response", (response) => isScript(response) && scripts.push(response));
  await page.addInitScript(NOTE_FIELD);
  await page.goto(`${url}/home`);
  await page.getByRole("textbox", { name: "Your text" }).waitFor();
  await page.waitForLoadState("networkidle");
  const early = await earlyScripts(page);
  const typing = await sentKilobytes(scripts.filter((script) => early.includes(script.url())));
  // the last to come: the reader that stands by for a page without a network, at the first rest after a chart
  const reader = page.waitForResponse((response) => response.url().includes("/assets/reading-"));
  await page.getByRole("textbox", { name: "Your text" }).fill("Cats 3, dogs 5, eels 7");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await reader;
  await page.waitForLoadState("networkidle");
  return { typing, all: await sentKilobytes(scripts), zlib: await zlibKilobytes(scripts) };
}

export async function run(): Promise<void> {
  await withDesk(async ({ page, url }) => {
    const fresh = await page
      .context()
      .browser()
      ?.newContext({ storageState: await page.context().storageState() });
    if (!fresh) throw new Error("The browser is gone.");
    const { typing, all, zlib } = await loadHome(await fresh.newPage(), url);
    const row = { unit: "KB", limitIs: "goal" };
    printRows([
      { ...row, what: "/home until the text can be typed", measured: typing, limit: TYPING_LIMIT_KB },
      { ...row, what: "/home in all, with the reader for offline", measured: all, limit: ALL_LIMIT_KB },
      { ...row, what: "the same by zlib's best", measured: zlib, limit: ALL_LIMIT_KB },
    ]);
  });
}
