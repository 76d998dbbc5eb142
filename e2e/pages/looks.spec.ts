/** Every public page and the settings: axe finds nothing, nothing is wider than the window, no error in the console. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../product.ts";

const PUBLIC = [
  "/",
  "/login",
  "/signin",
  "/forgot-password",
  "/reset-password/MQ/t",
  "/register",
  "/pricing",
  "/terms",
  "/privacy",
];
/** 640 is 1280 at 200% zoom. */
const WIDTHS_PX = [320, 640, 768, 1600, 2560];

async function holds(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    expect(found, colorScheme).toEqual([]);
  }
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  // right to left, as a translating browser sets it
  const overflowPx = await page.evaluate(() => {
    document.documentElement.dir = "rtl";
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(overflowPx, "right to left").toBeLessThanOrEqual(0);
}

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return complaints;
};

for (const path of PUBLIC) {
  test(`${path} is accessible, fits and is quiet`, async ({ page, server }) => {
    const complaints = complaintsOf(page);
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    await holds(page);
    expect(complaints).toEqual([]);
  });
}

test("/settings is accessible, fits and is quiet", async ({ page, server }) => {
  const complaints = complaintsOf(page);
  await signIn(page, server);
  await page.goto(`${server.url}/settings`, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await holds(page);
  expect(complaints).toEqual([]);
});
