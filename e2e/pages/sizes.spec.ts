/** How much JavaScript a first visit loads, gzip (quality, statement 24). */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../product.ts";

const KB = 1000;

/** Bytes of all scripts that a page loads until the network rests: files and inline ones. */
async function scriptBytes(page: Page, url: string): Promise<number> {
  const loads: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") {
      loads.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    }
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const inline = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && type !== "application/json").map(({ text }) => text),
  );
  const sizes = [...(await Promise.all(loads)), ...inline.map((text) => gzipSync(text, { level: 9 }).length)];
  return sizes.reduce((sum, size) => sum + size, 0);
}

const BUDGETS: readonly (readonly [path: string, kilobytes: number])[] = [
  ["/", 25],
  ["/pricing", 135],
  ["/login", 165],
  ["/signin", 165],
  ["/forgot-password", 165],
];

for (const [path, kilobytes] of BUDGETS) {
  test(`${path} loads at most ${kilobytes} KB of JavaScript`, async ({ page, server }) => {
    expect(await scriptBytes(page, server.url + path)).toBeLessThanOrEqual(kilobytes * KB);
  });
}
