/**
 * The whole life of a customer, as one story: sign up, try, forget it until the trial is over, pay, cancel, come back,
 * leave. Time passes by the clock of the server and of the page; nobody waits and nothing is put in anybody's mouth.
 */
import type { Page } from "@playwright/test";
import { letterTo } from "../accounts/mailbox.ts";
import { logIn, newPerson, says, signUp, storedKeys } from "../accounts/new-person.ts";
import { violationsOf } from "../axe.ts";
import { chartOf, generate, SHARES } from "../desk/desk.ts";
import { expect, test } from "../product.ts";
import { type RunningServer, removeDataDir, startServer } from "../server.ts";
import { usedFolder } from "../used-folder.ts";
import { clockOf } from "./clock.ts";
import { answerAlert, payAndReturn, storedStatus } from "./plan-steps.ts";

const STORY_TIMEOUT_MS = 240_000;
/** A month and a bit: the sandbox has renewed the subscription by then. */
const PAST_A_RENEWAL_DAYS = 33;

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(STORY_TIMEOUT_MS);
  server = await startServer({ dataDir: await usedFolder(), as: "clocked" });
});
test.afterAll(async () => {
  await server.kill();
  removeDataDir(server.dataDir);
});

const isAccessible = async (page: Page, state: string): Promise<void> =>
  expect(await violationsOf(page), state).toEqual([]);

/** Generates, and waits until the history has it: time may jump right after. `more`: the chart of a text that is known stands already. */
async function work(page: Page, more = ""): Promise<void> {
  const isSaved = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/chats/"),
  );
  await generate(page, SHARES + more);
  expect((await isSaved).status()).toBe(200);
}

test("sign up, trial, trial over, pay, cancel, reactivate, renewal, delete", async ({ page }) => {
  test.setTimeout(STORY_TIMEOUT_MS);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const pass = await clockOf(page, server);
  const person = newPerson();
  const { url } = server;

  await test.step("sign up; the trial runs", async () => {
    await signUp(page, server, person);
    await logIn(page, server, { name: person.username, password: person.password });
    await page.waitForURL(`${url}/home`);
    expect(await storedStatus(page)).toBe("active");
    await work(page);
    await page.goto(`${url}/settings`);
    await says(page, /Your trial runs until \d+ \w+ \d{4}/);
  });

  await test.step("five days later: still at work, and a letter says that the trial ends", async () => {
    await pass({ days: 5.1 });
    expect((await letterTo(server, person.email, 2)).subject).toMatch(/trial ends/);
    await page.goto(`${url}/home`);
    await work(page, " Still.");
  });

  await test.step("the trial ends under the open page: the server gives nothing more", async () => {
    await pass({ days: 2 });
    await page.getByRole("textbox", { name: "Your text" }).fill(`${SHARES} Really.`);
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await says(page, "Your trial period has ended. Please subscribe to continue.");
    expect(await storedStatus(page)).toBe("active");
    await page.getByRole("link", { name: "See the plan" }).click();
    await page.waitForURL(`${url}/pricing`);
  });

  await test.step("the guard leads to /pricing", async () => {
    await page.goto(`${url}/home`);
    await page.waitForURL(`${url}/pricing`);
    await says(page, "You need an active subscription to access this feature.");
    expect(await storedStatus(page)).toBe("expired");
    await isAccessible(page, "pricing, by the guard");
  });

  await test.step("the log-in's gate leads to /pricing with its own sentence", async () => {
    await page.getByRole("link", { name: "Log out" }).click();
    await page.waitForURL(`${url}/login`);
    await logIn(page, server, { name: person.username, password: person.password });
    await page.waitForURL(`${url}/pricing`);
    await says(page, "Your trial period has ended. Please subscribe to continue.");
    expect(await storedStatus(page)).toBe("expired");
  });

  await test.step("pay in the sandbox; /checkout-success; /home", async () => {
    await payAndReturn(page);
    await page.waitForURL(`${url}/home`);
    await says(page, /Basic plan is active until/);
    expect(await storedStatus(page)).toBe("active");
    expect((await letterTo(server, person.email, 3)).subject).toBe("Your Charticle receipt: $9.00");
    await work(page);
  });

  await test.step("what was made in the trial is still there", async () => {
    await page.goto(`${url}/history`);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  });

  await test.step("cancel: usable until the end date; reactivate", async () => {
    await page.goto(`${url}/settings`);
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await answerAlert(page, /cancelled.*until \d+ \w+ \d{4}/);
    await expect(page.getByRole("button", { name: "Cancel", exact: true })).toHaveCount(0);
    expect((await letterTo(server, person.email, 4)).subject).toMatch(/plan ends on/);
    await isAccessible(page, "settings, cancelled");
    await page.getByRole("button", { name: "Reactivate" }).click();
    await answerAlert(page, /active again/);
    await expect(page.getByRole("button", { name: "Reactivate" })).toHaveCount(0);
  });

  await test.step("a month later it has renewed and works", async () => {
    await pass({ days: PAST_A_RENEWAL_DAYS });
    await page.goto(`${url}/home`);
    await generate(page, `${SHARES} Again.`);
    await expect(chartOf(page)).toBeVisible();
  });

  await test.step("delete the account", async () => {
    await page.goto(`${url}/settings`);
    await page.getByRole("button", { name: "Delete Account" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toBeVisible();
    await isAccessible(page, "delete dialog");
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await page.waitForURL(`${url}/login`);
    expect(await storedKeys(page)).toEqual([]);
    await logIn(page, server, { name: person.username, password: person.password });
    await says(page, "Login failed. Please check your credentials.");
  });
});
