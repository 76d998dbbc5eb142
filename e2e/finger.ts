/**
 * A finger on the screen, as the browser has it from the device: unlike an event that a page sends to itself, it scrolls
 * what may be scrolled.
 *
 *   await swipeBy(page, page.locator("[data-stage]"), -120); // upward
 */
import type { Locator, Page } from "@playwright/test";

const STEPS = 8;

export async function swipeBy(page: Page, on: Locator, byPx: number): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error("There is nothing to swipe on.");
  const device = await page.context().newCDPSession(page);
  const x = Math.round(box.x + box.width / 2);
  const fromY = Math.round(box.y + box.height / 2);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
    device.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await touch("touchStart", fromY);
  for (let step = 1; step <= STEPS; step++) await touch("touchMove", fromY + Math.round((byPx * step) / STEPS));
  await touch("touchEnd", fromY + byPx);
  await device.detach();
}
