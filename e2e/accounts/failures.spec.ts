/** What the account screens say when a call fails: the catalogue's sentences. Replies are put in the server's mouth. */
import type { Page } from "@playwright/test";
import { expect, openForm, test } from "../product.ts";
import type { RunningServer } from "../server.ts";
import { fillSignUp, logIn, newPerson, says, typeCode } from "./new-person.ts";

/** A failure without a word from the server. */
const fails = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: "" }));

const demo = ({ demo: { username, password } }: RunningServer) => ({ name: username, password });

test("an error after the token is obtained", async ({ page, server }) => {
  await fails(page, "/api/user/is-superuser/");
  await logIn(page, server, demo(server));
  await says(page, "An error occurred during login. Please try again.");
});

test("a forgotten password that can't be asked for", async ({ page, server }) => {
  await fails(page, "/api/forgot-password/");
  await openForm(page, `${server.url}/forgot-password`);
  await page.getByLabel("Email").fill("ana@example.org");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await says(page, "An error occurred. Please try again.");
});

test("a code that can't be verified or sent again", async ({ page, server }) => {
  await fillSignUp(page, server, newPerson());
  await fails(page, "/api/user/verify-otp/");
  await typeCode(page, "123456");
  await page.getByRole("button", { name: "Verify Code" }).click();
  await says(page, "Verification failed. Please try again.");
  await fails(page, "/api/user/resend-otp/");
  await page.getByRole("button", { name: "Resend code" }).click();
  await says(page, "Failed to resend verification code. Please try again later.");
});

test("a subscription that can't be checked after the provider's log-in", async ({ page, server, request }) => {
  const { name, password } = demo(server);
  const reply = await request.post(`${server.url}/api/token/`, { data: { username: name, password } });
  const user = { userId: "u", email: "demo@example.org", username: name };
  await page.route("**/api/auth/google/", async (route) => route.fulfill({ json: { ...(await reply.json()), user } }));
  await fails(page, "/api/current-user-plan/");
  await page.goto(`${server.url}/signin?code=abc&state=xyz`);
  await page.waitForURL(`${server.url}/pricing`);
  await says(page, "There was an error checking your subscription. Please contact support.");
});

test("a provider's button whose script does not load", async ({ page, server }) => {
  await page.route(`${server.url}/login`, async (route) => {
    const page = await route.fetch();
    const button = { clientId: "c", nonce: "n", scriptUrl: `${server.url}/no-such-script.js` };
    const provider = { name: "Google", startUrl: "/api/auth/google/start", button };
    const body = (await page.text()).replace('"provider":null', `"provider":${JSON.stringify(provider)}`);
    await route.fulfill({ response: page, body });
  });
  await page.goto(`${server.url}/login`);
  await says(page, "Google login failed. Please try again.");
  await expect(page.getByRole("link", { name: "Continue with Google" })).toHaveAttribute(
    "href",
    "/api/auth/google/start",
  );
  await expect(page.getByLabel("Email or Username")).toBeVisible();
});
