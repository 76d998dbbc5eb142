/** Every public page and the settings: axe finds nothing, nothing is wider than the window, no error in the console. */
import type { Page } from "@playwright/test";
import { violationsOf } from "../axe.ts";
import { expect, test } from "../product.ts";

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

/** In dark the same elements stand in other colours. */
const MODES = [
  ["light", {}],
  ["dark", { rules: ["color-contrast", "link-in-text-block"] }],
] as const;

async function holds(page: Page): Promise<void> {
  for (const [colorScheme, question] of MODES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOf(page, question), colorScheme).toEqual([]);
  }
  const overflowPx = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(overflowPx, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  // right to left, as a translating browser sets it
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await expect.poll(overflowPx, "right to left").toBeLessThanOrEqual(0);
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

test("/settings is accessible, fits and is quiet", async ({ demoPage: page, server }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${server.url}/settings`, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await holds(page);
  expect(complaints).toEqual([]);
});
