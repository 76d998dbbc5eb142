/** Logging in and out, and what keeps or ends a session. */
import { expect, openForm, signIn, test } from "../product.ts";
import { logIn, newPerson, says, signUp, storedKeys } from "./new-person.ts";

test("a refused log-in says so and clears both fields", async ({ page, server }) => {
  await logIn(page, server, { name: "nobody", password: "wrong-pass-1" });
  await expect(page.getByRole("alert")).toHaveText("Login failed. Please check your credentials.");
  await expect(page.getByLabel("Email or Username")).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("a server out of reach is no wrong password: the fields stay", async ({ page, server, context }) => {
  await openForm(page, `${server.url}/login`);
  await context.setOffline(true);
  await page.getByLabel("Email or Username").fill("demo");
  await page.getByLabel("Password", { exact: true }).fill("some-pass-1");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("can't reach Charticle");
  await expect(page.getByLabel("Email or Username")).toHaveValue("demo");
});

test("both fields are required", async ({ page, server }) => {
  await openForm(page, `${server.url}/login`);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await says(page, "Email or username is required");
  await says(page, "Password is required");
});

test("before its script is there the form sends nothing, least of all a password in an address", async ({
  page,
  server,
}) => {
  // on their way for as long as the test takes; scripts that fail have a page of their own
  await page.route("**/assets/*.js", () => {});
  await page.goto(`${server.url}/login`, { waitUntil: "commit" });
  await page.getByLabel("Email or Username").fill("demo");
  await page.getByLabel("Password", { exact: true }).fill("seen-by-nobody-1");
  // the button says that it waits; a person presses it all the same
  const button = page.getByRole("button", { name: "Login", exact: true });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await page.getByLabel("Password", { exact: true }).press("Enter");
  expect(page.url()).toBe(`${server.url}/login`);
});

test("what is typed before its script is there is kept", async ({ page, server }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/login`, { waitUntil: "commit" });
  await page.getByLabel("Email or Username").fill(server.demo.username);
  await page.getByLabel("Password", { exact: true }).fill(server.demo.password);
  release();
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(`${server.url}/home`);
});

test("the password can be shown and hidden", async ({ page, server }) => {
  await openForm(page, `${server.url}/login`);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("secret-1");
  // one name, and whether it is pressed: "Hide password, pressed" would say the opposite
  const show = page.getByRole("button", { name: "Show password" });
  await show.click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await show.click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(show).toHaveAttribute("aria-pressed", "false");
});

test("password managers know the fields", async ({ page, server }) => {
  await page.goto(`${server.url}/login`);
  await expect(page.getByLabel("Email or Username")).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "current-password");
  await page.goto(`${server.url}/signin`);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "new-password");
});

for (const path of ["/home", "/history", "/settings"]) {
  test(`${path} without a token leads to /login`, async ({ page, server }) => {
    await page.goto(server.url + path);
    await page.waitForURL(`${server.url}/login`);
  });
}

test("an expired access token is refreshed without anyone noticing", async ({ demoPage: page, server }) => {
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ exp: 1 }));
    localStorage.setItem("accessToken", `e30.${claims}.x`);
  });
  await page.goto(`${server.url}/settings`);
  await expect(page.getByLabel("Username")).toHaveValue("demo");
  expect(await page.evaluate(() => localStorage.getItem("accessToken")?.endsWith(".x"))).toBe(false);
});

test("a refused refresh clears storage and leads to /login", async ({ demoPage: page, server }) => {
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(() => {
    localStorage.setItem("accessToken", `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`);
    localStorage.setItem("refreshToken", "nonsense");
  });
  await page.goto(`${server.url}/home`);
  await page.waitForURL(`${server.url}/login`);
  expect(await storedKeys(page)).toEqual([]);
});

test("a server that is down logs nobody out", async ({ demoPage: page, server }) => {
  await page.route(/\/api\//, (route) => route.abort());
  await page.goto(`${server.url}/settings`);
  await says(page, /server can't answer now/);
  expect(await storedKeys(page)).toContain("refreshToken");
});

test("a server that was asked too often takes nobody's plan away", async ({ demoPage: page, server }) => {
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(() => localStorage.setItem("accessToken", `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`));
  const json = { error: "Too many attempts. Please try again in 9 minutes.", code: "TOO_MANY" };
  await page.route("**/api/token/refresh/", (route) => route.fulfill({ status: 429, json }));
  await page.goto(`${server.url}/settings`);
  await says(page, /server can't answer now/);
  await expect(page.getByLabel("Username")).toHaveValue("demo");
  expect(await page.evaluate(() => localStorage.getItem("subscriptionStatus"))).toBe("active");
});

test("logging out clears storage and ends the session on the server", async ({ page, server }) => {
  await signIn(page, server);
  const refresh = await page.evaluate(() => localStorage.getItem("refreshToken"));
  const [request] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/api/logout/")),
    page.goto(`${server.url}/logout`),
  ]);
  expect(request.ok()).toBe(true);
  await page.waitForURL(`${server.url}/login`);
  expect(await storedKeys(page)).toEqual([]);
  const again = await fetch(`${server.url}/api/token/refresh/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refresh }),
  });
  expect([400, 401]).toContain(again.status);
});

test("two tabs with one expired token share a session", async ({ page, server, context }) => {
  const person = newPerson();
  await signUp(page, server, person);
  await logIn(page, server, { name: person.username, password: person.password });
  await page.waitForURL(`${server.url}/home`);
  await page.evaluate(() => localStorage.setItem("accessToken", `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`));
  const other = await context.newPage();
  await Promise.all([page.goto(`${server.url}/settings`), other.goto(`${server.url}/settings`)]);
  for (const tab of [page, other]) await expect(tab.getByLabel("Username")).toHaveValue(person.username);
});
