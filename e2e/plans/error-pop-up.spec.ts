/** The red pop-up of /pricing: how long it stays, and for whom. The page's clock is turned by hand. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../product.ts";
import type { RunningServer } from "../server.ts";

async function failToPay(page: Page, server: RunningServer): Promise<Locator> {
  await page.clock.install();
  await page.route("**/payments/create-checkout-session", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`${server.url}/pricing`);
  await page.getByRole("button", { name: "Get Started" }).click();
  const popUp = page.getByRole("alert").filter({ hasText: "Payment initiation failed. Please try again." });
  await expect(popUp).toBeVisible();
  return popUp;
}

test("it goes where motion is reduced, too", async ({ demoPage: page, server }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const popUp = await failToPay(page, server);
  await page.clock.runFor(3500);
  await expect(popUp).toHaveCount(0);
});

test("who points at it while it fades has it back, until they are done", async ({ demoPage: page, server }) => {
  const popUp = await failToPay(page, server);
  const box = await popUp.boundingBox();
  if (!box) throw new Error("The pop-up has no box.");
  await page.clock.runFor(3100);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.clock.runFor(10_000);
  await expect(popUp).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 600);
  await page.clock.runFor(3500);
  await expect(popUp).toHaveCount(0);
});

test("by keyboard: it stays while its button has the focus, and closing it leads back", async ({
  demoPage: page,
  server,
}) => {
  const popUp = await failToPay(page, server);
  const close = popUp.getByRole("button", { name: "Close" });
  await close.focus();
  await page.clock.runFor(10_000);
  await expect(popUp).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(popUp).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Get Started" })).toBeFocused();
});
