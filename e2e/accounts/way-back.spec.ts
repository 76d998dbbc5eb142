/** The browser's Back after a log-in: the sign-up screen clears what is stored, so it must not be what stands behind the desk. */
import type { Page } from "@playwright/test";
import { expect, test } from "../product.ts";
import type { RunningServer } from "../server.ts";
import { codeFor } from "./mailbox.ts";
import { newPerson, typeCode } from "./new-person.ts";

async function enter(page: Page, { url }: RunningServer, person: { name: string; password: string }): Promise<void> {
  await page.getByLabel("Email or Username").fill(person.name);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(`${url}/home`);
}

/** Back leads to the landing page, and the desk is still there. */
async function expectStillIn(page: Page, { url }: RunningServer): Promise<void> {
  await expect(page.getByRole("textbox", { name: "Your text" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${url}/`);
  await page.goForward();
  await expect(page.getByRole("textbox", { name: "Your text" })).toBeEditable();
}

test("from the sign-up to the log-in: Back from the desk logs nobody out", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole("link", { name: "Signin", exact: true }).click();
  await page.getByRole("link", { name: "Already have an account? Login" }).click();
  await page.waitForURL(`${server.url}/login`);
  await enter(page, server, { name: server.demo.username, password: server.demo.password });
  await expectStillIn(page, server);
});

test("from a new account: Back from the desk logs nobody out", async ({ page, server }) => {
  const person = newPerson();
  await page.goto(server.url);
  await page.getByRole("link", { name: "Signin", exact: true }).click();
  await expect(page.locator("main button[type=submit]")).toBeVisible();
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Signin", exact: true }).click();
  await page.waitForURL(`${server.url}/otp-verification`);
  await typeCode(page, await codeFor(server, person.email));
  await page.getByRole("button", { name: "Verify Code" }).click();
  await page.waitForURL(`${server.url}/login`);
  await enter(page, server, { name: person.username, password: person.password });
  await expectStillIn(page, server);
});
