/** The steps from 'Select' to a file, which the tests of what can be shared have in common. */
import type { Download, Page } from "@playwright/test";
import { expect, noDialog } from "./desk.ts";

export const openDrawer = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Select \(/ }).click();
  await expect(page.getByRole("dialog", { name: "Choose a theme" })).toBeVisible();
};

export const download = async (page: Page): Promise<Download> => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  return file;
};

/** Out of the dialog that follows a download; the drawer before it may still be fading, with a Cancel of its own. */
export const cancelSharing = async (page: Page): Promise<void> => {
  await page
    .getByRole("dialog", { name: /Where do you want/ })
    .getByRole("button", { name: "Cancel" })
    .click();
  await noDialog(page);
};
