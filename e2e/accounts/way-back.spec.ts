/** The browser's Back after a log-in: the sign-up screen clears what is stored, so it must not be what stands behind the desk. */
import type { Page } from "@playwright/test";
import { expect, expectAlive, openForm, signIn, test } from "../product.ts";
import type { RunningServer } from "../server.ts";
import { logInHere, newPerson, signUpHere } from "./new-person.ts";

async function enter(page: Page, { url }: RunningServer, person: { name: string; password: string }): Promise<void> {
  await logInHere(page, person);
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
  await expectAlive(page);
  await page.getByRole("link", { name: "Already have an account? Login" }).click();
  await page.waitForURL(`${server.url}/login`);
  await enter(page, server, { name: server.demo.username, password: server.demo.password });
  await expectStillIn(page, server);
});

test("from a new account: Back from the desk logs nobody out", async ({ page, server }) => {
  const person = newPerson();
  await page.goto(server.url);
  await page.getByRole("link", { name: "Signin", exact: true }).click();
  await expectAlive(page);
  await signUpHere(page, server, person);
  await enter(page, server, { name: person.username, password: person.password });
  await expectStillIn(page, server);
});

test("who left the sign-up before its script ran is still in when Back leads there", async ({ page, server }) => {
  // as a link does that is only a link yet: one more step of the way
  await page.goto(`${server.url}/signin`);
  await page.goto(`${server.url}/login`);
  await enter(page, server, { name: server.demo.username, password: server.demo.password });
  await expect(page.getByRole("textbox", { name: "Your text" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Your text" })).toBeEditable();
  await expect(page).toHaveURL(`${server.url}/home`);
});

test("a link to the sign-up clears what is stored, in a page that Back had opened too", async ({ page, server }) => {
  await signIn(page, server);
  await openForm(page, `${server.url}/login`);
  await page.goto(server.url);
  await page.goBack();
  await expectAlive(page);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL(`${server.url}/signin`);
  await expectAlive(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
