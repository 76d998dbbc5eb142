/** The unexpected: what happened, what to do next, the request id where there is one; nobody is logged out by it. */
import AxeBuilder from "@axe-core/playwright";
import { expect, signIn, test } from "../product.ts";

test("a server that fails: the sentence, the request id, and the page once it answers again", async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.evaluate(() => localStorage.removeItem("subscriptionStatus"));
  let isFailing = true;
  await page.route("**/api/user/is-superuser/", (route) =>
    isFailing
      ? route.fulfill({ status: 500, json: { error: "Something broke.", code: "INTERNAL", requestId: "req-4711" } })
      : route.continue(),
  );
  await page.goto(`${server.url}/history`);
  await expect(page.getByRole("heading", { name: "We can't reach Charticle" })).toBeVisible();
  await expect(page.getByText("req-4711")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  isFailing = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
});
