/** The built product in Chromium, signed in as demo, for the desk's benchmarks: `await withDesk(async desk => …)`. */
import { chromium, type Page } from "@playwright/test";
import { removeDataDir, startServer } from "../../e2e/server.ts";
import { chromiumPath } from "../../scripts/chromium.mjs";

/** Far above what a benchmark sends: limits are counted, never reached. */
const LIMIT_FACTOR = "1000000";

export type Desk = { page: Page; url: string };

async function signIn({ page, url }: Desk, demo: { username: string; password: string }): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email or Username").fill(demo.username);
  await page.getByLabel("Password", { exact: true }).fill(demo.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(`${url}/home`);
}

export async function withDesk<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
  const server = await startServer({ env: { LIMITS: LIMIT_FACTOR } });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-background-networking"],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const desk = { page, url: server.url };
    await signIn(desk, server.demo);
    await page.getByRole("textbox", { name: "Your text" }).waitFor();
    return await work(desk);
  } finally {
    await browser.close();
    await server.kill();
    removeDataDir(server.dataDir);
  }
}
