/** What people do on the way to a plan and in it: the steps that several tests share. */
import { expect, type Page } from "@playwright/test";

/** What the browser keeps for its routing; access is decided by the server. */
export const storedStatus = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("subscriptionStatus"));

/** From /pricing to the sandbox's page, and out of it by one of its buttons. */
export async function checkOut(page: Page, outcome: "pay" | "abandon"): Promise<void> {
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.waitForURL(/\/payments\/sandbox\/checkout\//);
  await page.locator(`button[value=${outcome}]`).click();
}

/** Pays, and sees the page that says so: it stands for two seconds, so that it is looked out for before. */
export async function payAndReturn(page: Page): Promise<void> {
  const seen = expect(page.getByText("Subscription processed successfully! Redirecting to home...")).toBeVisible({
    timeout: 30_000,
  });
  await Promise.all([
    page.waitForURL(/\/checkout-success\?session_id=/, { waitUntil: "commit" }),
    checkOut(page, "pay"),
    seen,
  ]);
}

export async function answerAlert(page: Page, sentence: RegExp): Promise<void> {
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText(sentence);
  await alert.getByRole("button", { name: "OK" }).click();
}
