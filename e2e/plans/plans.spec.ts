/** Plans as a person meets them: the trial, its end, paying in the sandbox, cancelling, coming back, leaving. */
import type { Page } from "@playwright/test";
import { logIn, logInHere, newPerson, type Person, says, signUp, signUpHere } from "../accounts/new-person.ts";
import { violationsOf } from "../axe.ts";
import { expect, test } from "../product.ts";
import { type RunningServer, removeDataDir, startServer } from "../server.ts";
import { usedFolder } from "../used-folder.ts";
import { answerAlert, checkOut, payAndReturn, storedStatus } from "./plan-steps.ts";

async function enter(page: Page, server: RunningServer): Promise<Person> {
  const person = newPerson();
  await signUp(page, server, person);
  await logIn(page, server, { name: person.username, password: person.password });
  return person;
}

test("the plan card says what the specification says", async ({ page, server }) => {
  await page.goto(`${server.url}/pricing`);
  for (const words of [
    "Basic",
    "$9.00",
    "per month",
    "Unlimited chart generation",
    "Access to all chart types",
    "Access to all chart styles",
    "Cancel at any time",
    "Feature requests",
    /prices and plans may change/,
  ]) {
    await says(page, words);
  }
});

test("Get Started without a log-in leads to /login and back to /pricing", async ({ page, server }) => {
  const person = newPerson();
  await signUp(page, server, person);
  await page.goto(`${server.url}/pricing`);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.waitForURL(`${server.url}/login`);
  await logInHere(page, { name: person.username, password: person.password });
  await page.waitForURL(`${server.url}/pricing`);
  await says(page, /Your trial runs until/);
});

test("Get Started leads back to /pricing by way of a new account, too", async ({ page, server }) => {
  const person = newPerson();
  await page.goto(`${server.url}/pricing`);
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("link", { name: "Back to Login" }).click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL(`${server.url}/signin`);
  await signUpHere(page, server, person);
  await logInHere(page, { name: person.username, password: person.password });
  await page.waitForURL(`${server.url}/pricing`);
  await says(page, /Your trial runs until/);
});

test("trial, payment, cancellation, return", async ({ page, server }) => {
  await enter(page, server);
  await page.waitForURL(`${server.url}/home`);
  await page.goto(`${server.url}/pricing`);
  await says(page, /The subscription starts at once when you pay/);
  await payAndReturn(page);
  await page.waitForURL(`${server.url}/home`);
  await says(page, /Basic plan is active until/);
  expect(await storedStatus(page)).toBe("active");
  await page.goto(`${server.url}/settings`);
  await expect(page.getByRole("button", { name: "Reactivate" })).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await answerAlert(page, /cancelled.*until \d+ \w+ \d{4}/);
  await expect(page.getByRole("button", { name: "Cancel", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Reactivate" }).click();
  await answerAlert(page, /active again/);
  await expect(page.getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Change card" }).click();
  await page.waitForURL(/\/payments\/sandbox\/card\//);
});

test("an abandoned checkout gives nothing and takes nothing", async ({ page, server }) => {
  await enter(page, server);
  await page.waitForURL(`${server.url}/home`);
  await page.goto(`${server.url}/pricing`);
  await checkOut(page, "abandon");
  await page.waitForURL(`${server.url}/pricing`);
  await says(page, /Your trial runs until/);
});

test("Back from the payment page leads to a button that works", async ({ page, server }) => {
  await enter(page, server);
  await page.waitForURL(`${server.url}/home`);
  await page.goto(`${server.url}/pricing`);
  // the payment page, which the browser never reaches
  await page.route(/\/payments\/sandbox\/checkout\//, (route) => route.fulfill({ status: 204 }));
  const button = page.getByRole("button", { name: "Get Started" });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  // as a browser says it that has kept the page as it was left
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(button).not.toHaveAttribute("aria-busy");
});

test("a payment that can't be started: the red pop-up fades after 3 s", async ({ page, server }) => {
  await enter(page, server);
  await page.waitForURL(`${server.url}/home`);
  await page.goto(`${server.url}/pricing`);
  await page.route("**/payments/create-checkout-session", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Get Started" }).click();
  const popUp = page.getByRole("alert");
  await expect(popUp).toHaveText(/Error.*Payment initiation failed\. Please try again\./s);
  await expect(popUp).toHaveCount(0);
});

const RETURNS: readonly (readonly [what: string, path: string, stored: string | null, sentence: string, to: string])[] =
  [
    ["no tokens", "?session_id=x", null, "Authentication tokens not found. Please log in again.", "/login"],
    ["no user id", "?session_id=x", "userId", "User ID not found. Redirecting to home...", "/home"],
    [
      "an unknown session",
      "?session_id=x",
      "",
      "There was an error processing your subscription. Redirecting to home...",
      "/home",
    ],
  ];

for (const [what, query, removed, sentence, to] of RETURNS) {
  test(`checkout return with ${what}`, async ({ page, server }) => {
    if (removed !== null) {
      await enter(page, server);
      await page.waitForURL(`${server.url}/home`);
      await page.evaluate((key) => localStorage.removeItem(key), removed);
    }
    await page.goto(`${server.url}/checkout-success${query}`);
    await says(page, sentence);
    await page.waitForURL(server.url + to);
  });
}

test("checkout return without a session id leads to /home; an upgrade is said", async ({ demoPage: page, server }) => {
  await page.goto(`${server.url}/checkout-success`);
  await page.waitForURL(`${server.url}/home`);
  await page.route("**/payments/check-subscription?**", () => undefined);
  await page.goto(`${server.url}/checkout-success?session_id=x&upgrade=true`);
  await says(page, "Processing your upgrade... Please wait.");
  expect(await violationsOf(page)).toEqual([]);
});

test("a payment that can't be confirmed: a toast on /home, with the way to /settings", async ({
  demoPage: page,
  server,
}) => {
  await page.goto(`${server.url}/checkout-success?session_id=x`);
  await page.waitForURL(`${server.url}/home`);
  const toast = page.getByRole("listitem").filter({ hasText: "Your payment could not be confirmed." });
  await toast.getByRole("button", { name: "Settings" }).click();
  await page.waitForURL(`${server.url}/settings`);
});

test.describe("when the trial is over", () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = await startServer({ dataDir: await usedFolder(), env: { TRIAL_DAYS: "0" } });
  });
  test.afterAll(async () => {
    await server.kill();
    removeDataDir(server.dataDir);
  });

  test("the log-in leads to /pricing, which leaves a way to pay and a way out", async ({ page }) => {
    await enter(page, server);
    await page.waitForURL(`${server.url}/pricing`);
    await says(page, "Your trial period has ended. Please subscribe to continue.");
    expect(await storedStatus(page)).toBe("expired");
    for (const path of ["/home", "/history", "/settings"]) {
      await page.goto(server.url + path);
      await page.waitForURL(`${server.url}/pricing`);
      await says(page, "You need an active subscription to access this feature.");
    }
    await page.evaluate(() => localStorage.setItem("subscriptionStatus", "active"));
    await page.goto(`${server.url}/home`);
    await page.waitForURL(`${server.url}/pricing`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("charticle-data.json");
    await checkOut(page, "pay");
    await page.waitForURL(`${server.url}/home`);
    await page.goto(`${server.url}/settings`);
    await page.getByRole("button", { name: "Delete Account" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Account" }).click();
    await page.waitForURL(`${server.url}/login`);
  });

  test("a trial of no days is promised nowhere", async ({ page }) => {
    for (const path of ["/", "/terms", "/signin", "/pricing"]) {
      await page.goto(server.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.body.innerText), path).not.toMatch(/free|\bdays?\b|without a card/i);
    }
    await page.goto(server.url);
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.waitForURL(`${server.url}/signin`);
  });

  test("a payment that can't be confirmed: the toast comes to /pricing, with another look at the plan", async ({
    page,
  }) => {
    await enter(page, server);
    await page.waitForURL(`${server.url}/pricing`);
    await page.goto(`${server.url}/checkout-success?session_id=x`);
    await page.waitForURL(`${server.url}/pricing`);
    await says(page, "You need an active subscription to access this feature.");
    const toast = page.getByRole("listitem").filter({ hasText: "Your payment could not be confirmed." });
    const looked = page.waitForResponse((response) => response.url().endsWith("/api/current-user-plan/"));
    const before = await page.evaluate(() => history.length);
    await toast.getByRole("button", { name: "Check again" }).click();
    await looked;
    // it was on /pricing all along: only the way to /home and back is another entry
    await page.waitForFunction((length) => history.length > length && location.pathname === "/pricing", before);
    // it is said once
    await page.reload();
    await says(page, "You need an active subscription to access this feature.");
    await expect(toast).toHaveCount(0);
  });
});
