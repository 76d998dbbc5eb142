/** Two people and one browser: what one left open or loaded is not shown or used for the other. */
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../product.ts";
import type { RunningServer } from "../server.ts";
import { logIn, newPerson, says, signUp } from "./new-person.ts";

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
  const other = await logInAnother(await context.newPage(), server);
  await expect(menu).toContainText(other);
  await expect(page.getByRole("textbox", { name: "Your text" })).toHaveValue("");
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
  await page.getByLabel("Email or Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(`${server.url}/home`);
  await page.route("**/api/current-user-plan/", async (route) => {
    const answer = await route.fetch();
    // the guard asks first and gets its answer; what the page asks then stays open
    if (isGuarded) return;
    isGuarded = true;
    await route.fulfill({ response: answer });
  });
  let isGuarded = false;
  await page.getByRole("link", { name: "Settings" }).click();
  await says(page, "Loading your plan");
});
