/** Forgotten and changed passwords, and leaving for good. */
import { expect, openForm, test } from "../product.ts";
import { letterTo } from "./mailbox.ts";
import { logIn, newPerson, says, signUp, storedKeys } from "./new-person.ts";

const NEW_PASSWORD = "other-paper-2";

// catches "http://127.0.0.1:3000/reset-password/MQ/abc-1", must not catch "http://127.0.0.1:3000/login"
const RESET_LINK = /https?:\/\/\S+\/reset-password\/[\w-]+\/[\w-]+/;

test("a forgotten password is set anew by the link", async ({ page, server }) => {
  const person = newPerson();
  await signUp(page, server, person);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  const send = page.getByRole("button", { name: "Send Reset Link" });
  await expect(send).toBeDisabled();
  await page.getByLabel("Email").fill(person.email);
  await send.click();
  await says(page, "Password reset link has been sent to your email (might need to check spam).");
  const link = RESET_LINK.exec((await letterTo(server, person.email, 2)).text)?.[0] ?? "";
  await openForm(page, link);
  const reset = page.getByRole("button", { name: "Reset Password" });
  await expect(reset).toBeDisabled();
  await page.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm Password", { exact: true }).fill("something-else-3");
  await says(page, "Passwords do not match");
  await page.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
  await reset.click();
  await page.waitForURL(`${server.url}/login`);
  await logIn(page, server, { name: person.username, password: person.password });
  await expect(page.getByRole("alert")).toContainText("Login failed");
  await logIn(page, server, { name: person.username, password: NEW_PASSWORD });
  await page.waitForURL(`${server.url}/home`);
});

test("a link that was never given is refused in words", async ({ page, server }) => {
  await openForm(page, `${server.url}/reset-password/MQ/not-a-token`);
  await page.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/reset-password/);
});

test("settings: change the password, download the data, delete the account", async ({ page, server }) => {
  const person = newPerson();
  await signUp(page, server, person);
  await logIn(page, server, { name: person.username, password: person.password });
  await page.waitForURL(`${server.url}/home`);
  await page.goto(`${server.url}/settings`);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await page.getByLabel("Current password", { exact: true }).fill("wrong-paper-9");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Current password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password", { exact: true })).toHaveValue("");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("charticle-data.json");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("alertdialog");
  for (const consequence of [/charts and your history/, /preferences/, /plan/, /Permanently deletes your account/]) {
    await expect(dialog).toContainText(consequence);
  }
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await page.waitForURL(`${server.url}/login`);
  expect(await storedKeys(page)).toEqual([]);
  await logIn(page, server, { name: person.username, password: NEW_PASSWORD });
  await expect(page.getByRole("alert")).toContainText("Login failed");
});

test("log out everywhere ends this session too", async ({ page, server }) => {
  const person = newPerson();
  await signUp(page, server, person);
  await logIn(page, server, { name: person.username, password: person.password });
  await page.waitForURL(`${server.url}/home`);
  await page.goto(`${server.url}/settings`);
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await page.waitForURL(`${server.url}/login`);
  expect(await storedKeys(page)).toEqual([]);
});
