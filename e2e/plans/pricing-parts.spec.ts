/** Parts of /pricing that come after the page: what stands there meanwhile, and what if they don't come. */
import type { Page } from "@playwright/test";
import { says } from "../accounts/new-person.ts";
import { expect, test } from "../product.ts";

test("what asks the server can't be loaded: it is said, and the button is ready again", async ({
  demoPage: page,
  server,
}) => {
  await page.route("**/assets/pricing-calls-*.js", (route) => route.abort());
  await page.goto(`${server.url}/pricing`);
  const button = page.getByRole("button", { name: "Get Started" });
  await button.click();
  await says(page, /part of this page could not be loaded/);
  await expect(button).not.toHaveAttribute("aria-busy");
  // nothing is known about the plan: the way out is there
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
});

/** Notes from now on how far parts of the page are moved by others. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, "shifted", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, "shifted", Reflect.get(window, "shifted") + Reflect.get(entry, "value"));
      }
    }).observe({ type: "layout-shift" });
  });

const PAID = { active: true, pending: false, subscriptionId: "sub_1", planName: "Basic" };
const OVER = { active: false, pending: false, subscriptionId: null };

for (const [who, fields, comes, staysAway] of [
  ["who pays", PAID, /Your plan is active/, "Your account"],
  ["whose access is over", OVER, "Your account", /Your plan is active/],
] as const) {
  test(`what hangs on the plan waits until it is known, and moves nothing: ${who}`, async ({
    demoPage: page,
    server,
  }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/api/current-user-plan/", async (route) => {
      const answer = await route.fetch();
      await held;
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...fields } });
    });
    const asked = page.waitForRequest("**/api/current-user-plan/");
    await page.goto(`${server.url}/pricing`);
    await asked;
    await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const part of [comes, staysAway]) await expect(page.getByText(part)).toHaveCount(0);
    await watchShifts(page);
    release();
    await says(page, comes);
    await expect(page.getByText(staysAway)).toHaveCount(0);
    // a frame later it would have been noted
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
  });
}
