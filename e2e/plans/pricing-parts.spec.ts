/** Parts of /pricing that come after the page: what stands there meanwhile, and what if they don't come. */
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
});
