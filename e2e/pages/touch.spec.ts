/** Under a finger: every button, field and link that stands alone on a public page is 44 px high; links in a sentence are as high as its lines. */
import { expect, test } from "../product.ts";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

for (const path of ["/", "/login", "/signin", "/forgot-password", "/register", "/pricing", "/terms", "/privacy"]) {
  test(`${path} has 44 px for a finger`, async ({ page, server }) => {
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    const parts = page.locator("a:visible, button:visible, input:visible, select:visible");
    expect(await parts.count()).toBeGreaterThan(1);
    const small = await parts.evaluateAll((all) =>
      all
        .filter((part) => getComputedStyle(part).display !== "inline" && part.getBoundingClientRect().height < 44)
        .map((part) => part.getAttribute("aria-label") ?? part.textContent),
    );
    expect(small).toEqual([]);
  });
}
