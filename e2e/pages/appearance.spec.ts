/** Light or dark behind the log-in: chosen in the settings, kept by the browser. */
import { expect, test } from "../product.ts";

test("the settings offer light and dark, by keyboard too; the choice outlives a log-out", async ({
  demoPage: page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${server.url}/settings`);
  const choice = page.getByRole("group", { name: "Appearance" });
  const light = choice.getByRole("button", { name: "Light" });
  await expect(choice.getByRole("button", { pressed: true })).toHaveText("Light");
  await light.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(choice.getByRole("button", { pressed: true })).toHaveText("Dark");
  await expect(page.locator("body")).toHaveCSS("color-scheme", "dark");
  await page.goto(`${server.url}/logout`);
  await page.waitForURL(`${server.url}/login`);
  await page.reload();
  await expect(page.locator("body")).toHaveCSS("color-scheme", "dark");
});

test("until one is chosen the pages follow the device", async ({ demoPage: page, server }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${server.url}/settings`);
  const pressed = page.getByRole("group", { name: "Appearance" }).getByRole("button", { pressed: true });
  await expect(pressed).toHaveText("Dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(pressed).toHaveText("Light");
  await pressed.press("Enter");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(pressed).toHaveText("Light");
});
