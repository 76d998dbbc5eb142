/** Two people and one browser: what one left open or loaded is not shown or used for the other. */
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../product.ts";
import type { RunningServer } from "../server.ts";
import { logIn, logInHere, newPerson, says, signUp } from "./new-person.ts";

async function logInAnother(page: Page, server: RunningServer): Promise<string> {
  const person = newPerson();
  await signUp(page, server, person);
  await logIn(page, server, { name: person.username, password: person.password });
  await page.waitForURL(`${server.url}/home`);
  return person.username;
}

test("a tab of one person turns to the other, who logs in in another tab", async ({ page, context, server }) => {
  await signIn(page, server);
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toContainText("demo");
  await page.getByRole("textbox", { name: "Your text" }).fill("Cats 3, dogs 5");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Select/ })).toBeVisible();
  const other = await logInAnother(await context.newPage(), server);
  await expect(menu).toContainText(other);
  await expect(page.getByRole("textbox", { name: "Your text" })).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Enter a text to generate graphs" })).toBeVisible();
});

test("an entry that was opened is not there for the next person, though the tab remembers the way", async ({
  page,
  server,
}) => {
  const person = newPerson();
  await signUp(page, server, person);
  await signIn(page, server);
  const text = page.getByRole("textbox", { name: "Your text" });
  await text.fill("Cats 3, dogs 5, eels 7");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Select/ })).toBeVisible();
  await page.getByRole("link", { name: "History", exact: true }).click();
  await page.getByRole("link", { name: "Cats 3, dogs 5, eels 7" }).first().click();
  await expect(text).toHaveValue("Cats 3, dogs 5, eels 7");
  await page.getByRole("button", { name: "Log Out", exact: true }).click();
  await page.waitForURL(`${server.url}/login`);
  await logInHere(page, { name: person.username, password: person.password });
  await page.waitForURL(`${server.url}/home`);
  await page.goBack();
  await page.reload();
  await expect(text).toHaveValue("");
  await expect(page.getByRole("button", { name: /^Select/ })).toHaveCount(0);
});

test("the next person in a tab does not see the plan of the one before", async ({ page, server }) => {
  const person = newPerson();
  await signUp(page, server, person);
  await signIn(page, server);
  await page.getByRole("link", { name: "Settings" }).click();
  await says(page, /Your trial runs until/);
  // within one document, which holds what it has loaded
  await page.getByRole("button", { name: "Log Out", exact: true }).click();
  await page.waitForURL(`${server.url}/login`);
  await logInHere(page, { name: person.username, password: person.password });
  await page.waitForURL(`${server.url}/home`);
  let isGuarded = false;
  await page.route("**/api/current-user-plan/", async (route) => {
    // the guard asks first and gets its answer; what the page asks then stays open
    if (isGuarded) return;
    isGuarded = true;
    await route.continue();
  });
  await page.getByRole("link", { name: "Settings" }).click();
  await says(page, "Loading your plan");
});
