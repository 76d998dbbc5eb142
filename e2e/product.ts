/**
 * The test object of the product's browser tests: `server` runs once a worker; `demoPage` is a page of the demo account,
 * signed in, with nothing opened yet.
 */
import { STORAGE_KEYS } from "@charticle/contract";
import { test as base, expect, type Page } from "@playwright/test";
import { CONTACTS, type RunningServer, removeDataDir, startServer } from "./server.ts";
import { usedFolder } from "./used-folder.ts";

/** Signs in by the form, as a person does, and waits for /home. */
export async function signIn(page: Page, server: RunningServer): Promise<void> {
  await openForm(page, `${server.url}/login`);
  await page.getByLabel("Email or Username").fill(server.demo.username);
  await page.getByLabel("Password", { exact: true }).fill(server.demo.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(`${server.url}/home`);
}

/** The form of a page is alive: until the page's script runs its button sends nothing, and its links are only links. */
export const expectAlive = (page: Page): Promise<void> =>
  expect(page.locator("main button[type=submit]")).toBeVisible();

export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
}

type Entry = { name: string; value: string };

/** What a log-in of the demo account leaves in the browser, asked for as the page does, without a page. */
export async function demoSession({ url, demo }: RunningServer): Promise<Entry[]> {
  const json = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/api/token/`, { method: "POST", headers: json, body: JSON.stringify(demo) });
  if (!answer.ok) throw new Error(`The log-in was refused with ${answer.status}.`);
  const { access, refresh } = await answer.json();
  const me = await (await fetch(`${url}/api/user/`, { headers: { Authorization: `Bearer ${access}` } })).json();
  const user = { userId: me.userId, email: me.email, username: demo.username };
  return Object.entries({
    [STORAGE_KEYS.accessToken]: access,
    [STORAGE_KEYS.refreshToken]: refresh,
    [STORAGE_KEYS.userData]: JSON.stringify(user),
    [STORAGE_KEYS.userId]: user.userId,
    [STORAGE_KEYS.userEmail]: user.email,
    [STORAGE_KEYS.subscriptionStatus]: "active",
  }).map(([name, value]) => ({ name, value }));
}

export const test = base.extend<{ session: Entry[]; demoPage: Page }, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ dataDir: await usedFolder(), env: CONTACTS });
      await use(server);
      await server.kill();
      removeDataDir(server.dataDir);
    },
    // a loaded machine takes its time to make a database
    { scope: "worker", timeout: 300_000 },
  ],
  // a session is refreshed as it grows old, so no two tests share one
  session: ({ server }, use) => demoSession(server).then(use),
  demoPage: async ({ browser, server, session }, use) => {
    const storageState = { cookies: [], origins: [{ origin: server.url, localStorage: session }] };
    const context = await browser.newContext({ storageState });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from "@playwright/test";
