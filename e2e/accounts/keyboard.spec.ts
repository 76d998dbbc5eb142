/** Accounts and plans by keyboard alone, from the sign-up to the deletion: nothing is clicked. */
import type { Locator, Page } from "@playwright/test";
import { expect, openForm, test } from "../product.ts";
import { codeFor } from "./mailbox.ts";
import { newPerson, says } from "./new-person.ts";

const MOST_TABS = 60;
const STORY_TIMEOUT_MS = 180_000;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes on by Tab until the target has the focus, as a person does who can't point. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS && !(await isFocused(target)); tabs++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

const button = (page: Page | Locator, name: string): Locator => page.getByRole("button", { name, exact: true });

test("sign up, log in, pay, cancel, reactivate, delete: nothing is clicked", async ({ page, server }) => {
  test.setTimeout(STORY_TIMEOUT_MS);
  const person = newPerson();
  const { url } = server;
  await openForm(page, `${url}/signin`);
  await write(page, page.getByLabel("Username"), person.username);
  await write(page, page.getByLabel("Email"), person.email);
  await write(page, page.getByLabel("Password", { exact: true }), person.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${url}/otp-verification`);
  await expect(page.getByRole("textbox", { name: "Verification code" })).toBeFocused();
  await page.keyboard.type(await codeFor(server, person.email));
  await press(page, button(page, "Verify Code"));

  await page.waitForURL(`${url}/login`);
  await write(page, page.getByLabel("Email or Username"), person.username);
  await write(page, page.getByLabel("Password", { exact: true }), person.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${url}/home`);

  await page.goto(`${url}/settings`);
  await press(page, page.getByRole("link", { name: "Subscribe" }));
  await page.waitForURL(`${url}/pricing`);
  await press(page, button(page, "Get Started"));
  await page.waitForURL(/\/payments\/sandbox\/checkout\//);
  await press(page, button(page, "Pay $9.00"));
  await page.waitForURL(`${url}/home`);

  await page.goto(`${url}/settings`);
  const dialog = page.getByRole("alertdialog");
  for (const [name, sentence] of [
    ["Cancel", /cancelled/],
    ["Reactivate", /active again/],
  ] as const) {
    await press(page, button(page, name));
    await expect(dialog).toContainText(sentence);
    await press(page, button(dialog, "OK"));
    await expect(dialog).toHaveCount(0);
  }

  const remove = button(page, "Delete Account");
  await press(page, remove);
  await expect(dialog.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, button(dialog, "Delete Account"));
  await page.waitForURL(`${url}/login`);
  await says(page, "Login to your account");
});
