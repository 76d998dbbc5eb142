/** Sign-in through a provider, in the browser: the code flow with a real issuer, the button flow with Google's twin. */
import type { Page } from "@playwright/test";
import { realIssuer } from "../../apps/server/src/backend/provider/real-issuer.ts";
import { expect, test } from "../product.ts";
import { freePort, type RunningServer, removeDataDir, startServer } from "../server.ts";
import { usedFolder } from "../used-folder.ts";
import { CLIENT_ID, GOOGLE, openGoogle } from "./google-peer.ts";
import { says, storedKeys } from "./new-person.ts";

const SECRET = "a secret between two processes of a test";
const START_TIMEOUT_MS = 180_000;

const storedUserId = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("userId"));

test.describe("the code flow", () => {
  let server: RunningServer;
  let issuer: Awaited<ReturnType<typeof realIssuer>>;
  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS);
    const port = await freePort();
    const person = { sub: "ana-at-the-issuer", email: "ana.meyer@example.org", email_verified: true };
    const redirectUri = `http://127.0.0.1:${port}/signin`;
    issuer = await realIssuer({ clientId: CLIENT_ID, clientSecret: SECRET, redirectUri, person });
    const env = { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: SECRET };
    server = await startServer({ dataDir: await usedFolder(), port, env });
  });
  test.afterAll(async () => {
    await server.kill();
    await issuer.close();
    removeDataDir(server.dataDir);
  });

  test("signs in from both screens: first a new account with a trial, then the same one", async ({ page }) => {
    const name = `Continue with ${new URL(issuer.url).host}`;
    await page.goto(`${server.url}/signin`);
    await page.getByRole("link", { name }).click();
    await page.waitForURL(`${server.url}/home`);
    expect(await storedKeys(page)).toEqual(
      expect.arrayContaining(["USER_DATA", "accessToken", "refreshToken", "subscriptionStatus", "userEmail", "userId"]),
    );
    const userId = await storedUserId(page);
    await page.goto(`${server.url}/settings`);
    await expect(page.getByLabel("Username")).toHaveValue("ana.meyer");
    await says(page, /Your trial runs until/);
    await page.goto(`${server.url}/logout`);
    await page.waitForURL(`${server.url}/login`);
    await page.getByRole("link", { name }).click();
    await page.waitForURL(`${server.url}/home`);
    expect(await storedUserId(page)).toBe(userId);
  });

  test("who comes from /pricing is led back there", async ({ page }) => {
    await page.goto(`${server.url}/pricing`);
    await page.getByRole("button", { name: "Get Started" }).click();
    await page.getByRole("link", { name: /^Continue with/ }).click();
    await page.waitForURL(`${server.url}/pricing`);
    await says(page, /Your trial runs until/);
  });

  test("a code that comes without this browser's own journey opens nothing", async ({ page }) => {
    const seen: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/signin?code=")) seen.push(request.url());
    });
    await page.goto(`${server.url}/login`);
    await page.getByRole("link", { name: /Continue with/ }).click();
    await page.waitForURL(`${server.url}/home`);
    await page.goto(`${server.url}/logout`);
    await page.waitForURL(`${server.url}/login`);
    await page.goto(seen[0] ?? "");
    await page.waitForURL(`${server.url}/register`);
    await says(page, "Authentication failed. Please try again.");
    expect(await storedKeys(page)).toEqual([]);
  });

  test("who says no at the provider comes to /register", async ({ page }) => {
    await page.goto(`${server.url}/signin?error=access_denied&state=x`);
    await page.waitForURL(`${server.url}/register`);
    await says(page, "Authentication failed. Please try again.");
  });
});

test.describe("Google's own button", () => {
  let server: RunningServer;
  let google: Awaited<ReturnType<typeof openGoogle>>;
  test.beforeAll(async () => {
    test.setTimeout(START_TIMEOUT_MS);
    google = await openGoogle();
    const env = { GOOGLE_STANDS_AT: google.url, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: SECRET };
    server = await startServer({ dataDir: await usedFolder(), as: "google", env });
  });
  test.afterAll(async () => {
    await server.kill();
    await google.close();
    removeDataDir(server.dataDir);
  });
  test.beforeEach(async ({ page }) => {
    google.handOver(null);
    await google.standIn(page);
  });

  for (const screen of ["/login", "/signin"]) {
    test(`signs in from ${screen}, and the page's policy lets its script run`, async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      google.become({ sub: "gus-at-google", email: "gus@example.org", email_verified: true });
      await page.goto(server.url + screen);
      await page.getByRole("button", { name: "Continue with Google" }).click();
      await page.waitForURL(`${server.url}/home`);
      await page.goto(`${server.url}/settings`);
      await expect(page.getByLabel("Username")).toHaveValue("gus");
      expect(complaints).toEqual([]);
    });
  }

  test("who comes from /pricing is led back there, by the button too", async ({ page }) => {
    google.become({ sub: "kim-at-google", email: "kim@example.org", email_verified: true });
    await page.goto(`${server.url}/login`);
    // as /pricing leaves it to the log-in; a reload gives the page its button
    await page.evaluate(() => history.replaceState({ ...history.state, usr: { from: "/pricing" } }, ""));
    await page.reload();
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.waitForURL(`${server.url}/pricing`);
  });

  test("a credential of another page view is refused", async ({ page }) => {
    google.become({ sub: "mia-at-google", email: "mia@example.org", email_verified: true });
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.waitForURL(`${server.url}/home`);
    const credential = google.credentials.at(-1);
    google.handOver(() => ({ credential }));
    await page.goto(`${server.url}/logout`);
    await page.waitForURL(`${server.url}/login`);
    // no nonce and no policy for the script came with this document: the same provider by the code flow
    await expect(page.getByRole("link", { name: "Continue with Google" })).toBeVisible();
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await says(page, "Authentication failed. Please try again.");
    expect(await storedKeys(page)).toEqual([]);
  });

  test("an address that Google has not verified is refused in words; once it is, the next try works", async ({
    page,
  }) => {
    google.become({ sub: "eve-at-google", email: "eve@example.org", email_verified: false });
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await says(page, /has not confirmed your email address/);
    google.become({ email_verified: true });
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await page.waitForURL(`${server.url}/home`);
  });

  test("a try that fails leaves a way to try again, on the other screen too", async ({ page }) => {
    google.become({ sub: "ida-at-google", email: "ida@example.org", email_verified: true });
    google.handOver(() => ({ credential: "not.a.token" }));
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await says(page, "Authentication failed. Please try again.");
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.getByRole("link", { name: "Continue with Google" }).click();
    await page.waitForURL(`${server.url}/home`);
  });

  test("the button of a first tab works after a second one was opened, and the second's after that", async ({
    page,
    context,
  }) => {
    google.become({ sub: "tom-at-google", email: "tom@example.org", email_verified: true });
    await page.goto(`${server.url}/login`);
    const second = await context.newPage();
    await google.standIn(second);
    await second.goto(`${server.url}/login`);
    for (const tab of [page, second]) {
      await tab.getByRole("button", { name: "Continue with Google" }).click();
      await tab.waitForURL(`${server.url}/home`);
    }
  });

  test("no credential: said in the specified words", async ({ page }) => {
    google.handOver(() => ({}));
    await page.goto(`${server.url}/login`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await says(page, "No credential received");
  });

  test("the third party is asked on the two pages with the button alone", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(GOOGLE)) asked.push(new URL(page.url()).pathname);
    });
    for (const path of ["/", "/pricing", "/forgot-password", "/register"]) {
      await page.goto(server.url + path, { waitUntil: "networkidle" });
    }
    for (const path of ["/login", "/signin"]) {
      await page.goto(server.url + path);
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
    }
    expect(new Set(asked)).toEqual(new Set(["/login", "/signin"]));
  });
});
