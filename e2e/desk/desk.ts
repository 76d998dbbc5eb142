/**
 * The test object of the desk's browser tests: `desk` is /home, signed in as demo; the texts and the first steps that
 * most tests share.
 */
import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "../product.ts";

export const SHARES = "Chrome holds 65% of the browser market, Safari 19%, Edge 5% and the rest belongs to others.";
export const TWO_SERIES =
  "Revenue grew from $1.2M in 2021 to $2.6M in 2022 and $4.1M in 2023, while costs went from $900k to $1.4M and $1.9M.";
export const NO_FIGURES = "Thanks to everyone who came to our talk at 7:30 pm on May 3!";
export const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const;

/**
 * Waits until the page has nothing left to do: what it shows has its listeners by then. Keys that are pressed as soon as
 * something is seen may come before them on a slow machine.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 10_000 })));

export const test = base.extend<{ desk: Page }>({
  storageState: ({ session, server }, use) =>
    use({ cookies: [], origins: [{ origin: server.url, localStorage: session }] }),
  desk: async ({ page, server }, use) => {
    await page.goto(`${server.url}/home`);
    await expect(textField(page)).toBeVisible();
    await atRest(page);
    await use(page);
  },
});

export const textField = (page: Page) => page.getByRole("textbox", { name: "Your text" });
export const generateButton = (page: Page) => page.getByRole("button", { name: "Generate", exact: true });
/** The chart that stands in the centre. */
export const chartOf = (page: Page) => page.getByRole("figure", { name: /chart/ }).getByRole("img").first();
/** Turns over the marks' layer of the chart. */
export const markOf = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: /Figures of the chart/ }).getByRole("img", { name });

export async function generate(page: Page, text: string): Promise<void> {
  await textField(page).fill(text);
  await generateButton(page).click();
  await expect(chartOf(page)).toBeVisible();
  await atRest(page);
}

/** No dialog stands any more, not even one that is still fading: only then the page takes keys again. */
export const noDialog = (page: Page): Promise<void> => expect(page.getByRole("dialog")).toHaveCount(0);

/** A dialog that has taken the focus: from then on it listens for keys. */
export async function dialogOf(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  return dialog;
}

/** The side menu's entry; on a phone the menu has to be opened first. */
export async function menuEntry(page: Page, role: "link" | "button", name: string) {
  const opener = page.getByRole("banner").getByRole("button", { name: "Open side menu" });
  if (await opener.isVisible()) await opener.click();
  return page.getByRole("navigation", { name: "Main" }).getByRole(role, { name, exact: true });
}

export { expect } from "@playwright/test";
