/**
 * Time in a test: the server's clock and the page's go ahead together, as they do in the world.
 *
 *   const pass = await clockOf(page, server); await pass({days: 5});
 */
import type { Page } from "@playwright/test";
import type { RunningServer } from "../server.ts";

const DAY_MS = 86_400_000;

/** The server must have been started as "clocked". */
export async function clockOf(page: Page, server: RunningServer) {
  let aheadMs = 0;
  await page.clock.install();
  return async ({ days }: { days: number }): Promise<void> => {
    aheadMs += days * DAY_MS;
    await server.setAhead(aheadMs);
    await page.clock.setSystemTime(Date.now() + aheadMs);
  };
}
