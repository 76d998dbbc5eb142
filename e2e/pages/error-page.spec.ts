/** The unexpected: what happened, what to do next, the request id where there is one; nobody is logged out by it. */
import { violationsOf } from "../axe.ts";
import { expect, test } from "../product.ts";

test("a server that fails: the sentence, the request id, and the page once it answers again", async ({
  demoPage: page,
  server,
}) => {
  await page.goto(`${server.url}/robots.txt`);
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
  expect(await violationsOf(page)).toEqual([]);
  isFailing = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
});

test("a script that can't be loaded: one reload at most, then the error page; a part of a page leaves the rest", async ({
  demoPage: page,
  server,
}) => {
  const incomplete = page.getByRole("heading", { name: "This page is not complete" });
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));

  // of a page that is gone to
  await page.goto(`${server.url}/home`);
  await page.route("**/assets/history-page-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "History" }).click();
  await expect(incomplete).toBeVisible();
  expect(documents).toEqual(["/home", "/history"]);
  expect(await violationsOf(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();

  // of a part that is opened
  await page.route("**/assets/desk-later-*.js", (route) => route.abort());
  await page.goto(`${server.url}/home`);
  await page.getByRole("textbox", { name: "Your text" }).fill("Cats 3, dogs 5, eels 7");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByRole("button", { name: /^Select/ }).click();
  await expect(page.getByRole("alert")).toContainText("A part of this page could not be loaded");
  await expect(page.getByRole("textbox", { name: "Your text" })).toHaveValue("Cats 3, dogs 5, eels 7");

  // of a page that is HTML already, and what every page needs
  for (const file of ["login-page", "entry.client"]) {
    documents.length = 0;
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto(`${server.url}/login`);
    await expect(incomplete).toBeVisible();
    await expect(page.getByRole("heading")).toHaveCount(1);
    expect(documents).toEqual(["/login", "/login"]);
  }
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Login to your account" })).toBeVisible();
});
