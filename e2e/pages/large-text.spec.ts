/** Large letters, and the spacing of WCAG 1.4.12: a page grows longer, never wider than a phone. */
import type { Page } from "@playwright/test";
import { expect, test } from "../product.ts";

/** [name, style sheet, narrowest window] */
const LETTERS = [
  [
    "the spacing of WCAG 1.4.12",
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    320,
  ],
  ["letters at 150%", "html { font-size: 150% }", 375],
] as const;
const PUBLIC = ["/", "/pricing", "/terms", "/login", "/signin", "/forgot-password", "/register"];
const OWN = ["/home", "/history", "/settings"];

/** As a person's own style sheet does; the page's policy lets no style element in. */
const wear = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

async function expectNoWider(page: Page, css: string, width: number): Promise<void> {
  await wear(page, css);
  await page.setViewportSize({ width, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
}

for (const [name, css, width] of LETTERS) {
  test(`${name}: no public page is wider than a phone`, async ({ page, server }) => {
    for (const path of PUBLIC) {
      await page.goto(server.url + path, { waitUntil: "networkidle" });
      await expectNoWider(page, css, width);
    }
  });

  test(`${name}: no page behind the log-in is wider than a phone`, async ({ demoPage: page, server }) => {
    for (const path of OWN) {
      await page.goto(server.url + path, { waitUntil: "networkidle" });
      if (path === "/home") {
        await page.getByRole("textbox", { name: "Your text" }).fill("Cats 3, dogs 5, eels 7");
        await page.getByRole("button", { name: "Generate", exact: true }).click();
        await expect(page.getByRole("table")).toBeVisible();
      }
      await expectNoWider(page, css, width);
    }
  });
}
