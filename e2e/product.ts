/** The test object of the product's browser tests: `server` runs once a worker; `demoPage` is signed in as demo. */
import { test as base, expect, type Page } from "@playwright/test";
import { CONTACTS, type RunningServer, removeDataDir, startServer } from "./server.ts";

/** Signs in by the form, as a person does, and waits for /home. */
export async function signIn(page: Page, server: RunningServer): Promise<void> {
  await page.goto(`${server.url}/login`);
  // what is typed before the page's script runs would have to be typed again
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  await page.getByLabel("Email or Username").fill(server.demo.username);
  await page.getByLabel("Password", { exact: true }).fill(server.demo.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(`${server.url}/home`);
}

export const test = base.extend<{ demoPage: Page }, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ env: CONTACTS });
      await use(server);
      await server.kill();
      removeDataDir(server.dataDir);
    },
    // a loaded machine takes its time to make a database
    { scope: "worker", timeout: 180_000 },
  ],
  demoPage: async ({ page, server }, use) => {
    await signIn(page, server);
    await use(page);
  },
});

export { expect } from "@playwright/test";
