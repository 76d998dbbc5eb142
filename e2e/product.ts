/** The test object of the product's browser tests: `server` runs once a worker; `demoPage` is signed in as demo. */
import { test as base, type Page } from "@playwright/test";
import { type RunningServer, removeDataDir, startServer } from "./server.ts";

/** Signs in by the form, as a person does, and waits for /home. */
export async function signIn(page: Page, server: RunningServer): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.getByLabel("Email or Username").fill(server.demo.username);
  await page.getByLabel("Password", { exact: true }).fill(server.demo.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(`${server.url}/home`);
}

export const test = base.extend<{ demoPage: Page }, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.kill();
      removeDataDir(server.dataDir);
    },
    { scope: "worker" },
  ],
  demoPage: async ({ page, server }, use) => {
    await signIn(page, server);
    await use(page);
  },
});

export { expect } from "@playwright/test";
