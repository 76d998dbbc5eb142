/** How much JavaScript each page loads, gzip, as the server sends it. A limit is a promise of the README's. */
import type { Page } from "@playwright/test";
import { openWithScript } from "../landing/landing.ts";
import { expect, test } from "../product.ts";
import { sentBytes } from "../sent-bytes.ts";

const KB = 1024;

/** Notes every script that the page asks for, from now on. */
function watchScripts(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") urls.add(request.url());
  });
  return urls;
}

async function kilobytes(urls: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...urls].map(sentBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / KB;
}

const LIMITS_KB: readonly (readonly [path: string, limitKb: number])[] = [
  ["/", 25],
  ["/pricing", 135],
  ["/login", 165],
  ["/signin", 165],
  ["/forgot-password", 165],
];

for (const [path, limitKb] of LIMITS_KB) {
  test(`${path} loads at most ${limitKb} KB`, async ({ page, server }) => {
    const scripts = watchScripts(page);
    await page.goto(`${server.url}${path}`, { waitUntil: "networkidle" });
    expect(await kilobytes(scripts)).toBeLessThanOrEqual(limitKb);
  });
}

test("/ is one file and one small script: its first picture waits for 14 KB", async ({ page, server }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  const arrived = page.waitForResponse((response) => response.url() === `${server.url}/`);
  await openWithScript(page, server.url);
  await page.waitForLoadState("networkidle");
  const { responseHeadersSize, responseBodySize } = await (await arrived).request().sizes();
  // what a server sends before it waits for a sign of the browser: ten packets
  expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(14_600);
  expect(asked.filter((type) => type === "stylesheet")).toHaveLength(0);
  expect(asked.filter((type) => type === "script")).toHaveLength(1);
});

/** Notes in the page when the text can first be typed; what is asked for later does not hold it up. */
const noteWhenTypable = (): void => {
  const look = (): void => {
    const field = document.querySelector("textarea:enabled");
    if (!field) return;
    performance.mark("typable");
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
};

const isReserve = (url: string): boolean => url.includes("/assets/reading-");

/** Scripts that were asked for before the text could be typed. */
const scriptsUntilTypable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const typableMs = performance.getEntriesByName("typable")[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const entries = performance.getEntriesByType("resource");
    return entries
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime <= typableMs)
      .map(({ name }) => name);
  });

test("/home loads at most 210 KB until the text can be typed, 300 KB in all", async ({ demoPage: page, server }) => {
  const scripts = watchScripts(page);
  await page.addInitScript(noteWhenTypable);
  await page.goto(`${server.url}/home`, { waitUntil: "commit" });
  await expect(page.getByRole("textbox", { name: "Your text" })).toBeEditable();
  expect(await kilobytes(new Set(await scriptsUntilTypable(page)))).toBeLessThanOrEqual(210);
  await page.getByRole("textbox", { name: "Your text" }).fill("Cats 3, dogs 5, eels 7");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByRole("button", { name: /^Select/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  // the last to come: the reader that stands by for a page without a network
  await expect.poll(() => [...scripts].some(isReserve)).toBe(true);
  expect(await kilobytes(scripts)).toBeLessThanOrEqual(300);
});
