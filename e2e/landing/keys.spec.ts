/** The public pages by keyboard alone: what has the focus is seen, and keeps it. */
import type { Page } from "@playwright/test";
import { expect, test } from "../product.ts";
import { openWithScript } from "./landing.ts";

/** Names of what has the focus while nothing of it can be seen, going back from the foot of the page. */
async function hiddenOnTheWayBack(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press("Shift+Tab");
    const found = await page.evaluate(() => {
      const part = document.activeElement;
      if (!part || part === document.body || part.closest("header")) return null;
      const { left, top, width, height } = part.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * share);
        return hit !== null && (part.contains(hit) || hit.contains(part));
      });
      return isSeen ? "" : (part.getAttribute("aria-label") ?? part.textContent ?? "?");
    });
    if (found === null) break;
    if (found) hidden.push(found);
  }
  return hidden;
}

test("at 400% zoom nothing that has the focus lies under the head", async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openWithScript(page, server.url);
  expect(await hiddenOnTheWayBack(page)).toEqual([]);
});

test("a dot that is pressed by key keeps the focus, and its card stays", async ({ page, server }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openWithScript(page, server.url);
  const dot = page.getByRole("button", { name: "Show the blog article" });
  await page.getByRole("button", { name: "Show the social post" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dot).toBeFocused();
  await expect(dot).toHaveAttribute("aria-pressed", "true");
});

for (const path of ["/", "/terms", "/login", "/signin", "/forgot-password", "/pricing"]) {
  test(`${path}: links that stand alone are 24 px high for a pointer, too`, async ({ page, server }) => {
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    const low = await page
      .locator("a:visible, button:visible")
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.closest("p, span, li") && part.getBoundingClientRect().height < 24)
          .map((part) => part.textContent),
      );
    expect(low).toEqual([]);
  });
}
