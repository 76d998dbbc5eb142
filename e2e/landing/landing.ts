/** What the tests of the landing page share. */
import { expect, type Page } from "@playwright/test";

export const PHONE = { width: 375, height: 760 };

/** The landing page with its script at work: what may be pressed answers. */
export async function openWithScript(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator("html")).toHaveAttribute("data-island", "ready");
}
