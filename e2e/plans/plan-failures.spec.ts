/** What a person is told when an action on the plan fails (specification, section 8). */
import type { Page } from "@playwright/test";
import { says } from "../accounts/new-person.ts";
import { expect, test } from "../product.ts";
import type { RunningServer } from "../server.ts";

/** /settings as a subscriber sees it, whatever plan the account has. */
async function openSettings(page: Page, server: RunningServer, fields: object): Promise<void> {
  await page.route("**/api/current-user-plan/", async (route) => {
    const answer = await route.fetch();
    const paid = { active: true, pending: false, subscriptionId: "sub_1", planName: "Basic" };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...paid, ...fields } });
  });
  await page.goto(`${server.url}/settings`);
}

// a page still asks for its plan while the test ends
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const alertSays = (page: Page, sentence: string): Promise<void> =>
  expect(page.getByRole("alertdialog")).toContainText(sentence);

test("a cancellation that fails", async ({ demoPage: page, server }) => {
  await page.route("**/payments/cancel-subscription", (route) => route.fulfill({ status: 503, json: {} }));
  await openSettings(page, server, {});
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await alertSays(page, "Failed to cancel subscription. Please try again later.");
});

test("a cancellation of what has ended meanwhile: it is said, and the plan is shown as it is", async ({
  demoPage: page,
  server,
}) => {
  await openSettings(page, server, {});
  const cancel = page.getByRole("button", { name: "Cancel", exact: true });
  await cancel.waitFor();
  const json = { error: "This subscription has ended. You can subscribe again.", code: "SUBSCRIPTION_ENDED" };
  await page.route("**/payments/cancel-subscription", (route) => route.fulfill({ status: 409, json }));
  await page.route("**/api/current-user-plan/", async (route) => {
    const answer = await route.fetch();
    const ended = { active: false, pending: false, subscriptionId: "sub_1", planName: "Basic" };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...ended } });
  });
  await cancel.click();
  await alertSays(page, "This subscription has ended. You can subscribe again.");
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await says(page, "Ended");
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Subscribe" })).toBeVisible();
});

test("a reactivation that fails", async ({ demoPage: page, server }) => {
  await page.route("**/payments/reactivate-subscription", (route) => route.fulfill({ status: 503, json: {} }));
  await openSettings(page, server, { cancel: true, cancelAtPeriodEnd: true });
  await page.getByRole("button", { name: "Reactivate" }).click();
  await alertSays(page, "Failed to reactivate subscription. Please try again later.");
});

test("no user id in this browser's storage", async ({ demoPage: page, server }) => {
  await openSettings(page, server, {});
  const cancel = page.getByRole("button", { name: "Cancel", exact: true });
  await cancel.waitFor();
  await page.evaluate(() => localStorage.removeItem("userId"));
  await cancel.click();
  await alertSays(page, "Subscription information not found");
});

test("the check of a payment that gets no answer", async ({ demoPage: page, server }) => {
  await page.route("**/payments/check-subscription?**", (route) => route.abort());
  await page.goto(`${server.url}/checkout-success?session_id=x`);
  await says(page, "An error occurred. Redirecting to home...");
  await page.waitForURL(`${server.url}/home`);
});
