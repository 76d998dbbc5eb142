/** From page to page within the product: a screen reader hears that it is another, and the keyboard knows where it is. */
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../product.ts";

const headIsFocused = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeFocused();

test("a new page is told: the focus goes to its headline, after the log-in, by the menu and by Back", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await headIsFocused(page, "Charts from your text");
  await page.getByRole("link", { name: "History", exact: true }).press("Enter");
  await headIsFocused(page, "History");
  await page.getByRole("link", { name: "Settings", exact: true }).press("Enter");
  await headIsFocused(page, "Settings");
  await page.goBack();
  await headIsFocused(page, "History");
});
