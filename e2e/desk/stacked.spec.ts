/** The stacked carousel of phones, with the numbers of the specification. */
import type { Page } from "@playwright/test";
import { chartOf, expect, generate, PHONE, SHARES, test } from "./desk.ts";

test.use(PHONE);

/** A vertical touch in the middle of the stack; upward is negative. */
async function swipe(page: Page, byPx: number, end: "touchend" | "touchcancel" = "touchend"): Promise<void> {
  const stack = page.locator("[data-stacked=active]");
  await stack.evaluate(
    (element, { byPx, end }) => {
      const box = element.getBoundingClientRect();
      const at = (y: number) =>
        new Touch({ identifier: 1, target: element, clientX: box.left + 40, clientY: box.top + box.height / 2 + y });
      const send = (type: string, touch: Touch) =>
        element.dispatchEvent(
          new TouchEvent(type, { bubbles: true, cancelable: true, changedTouches: [touch], touches: [touch] }),
        );
      send("touchstart", at(0));
      if (end === "touchcancel") send("touchcancel", at(byPx));
      send("touchend", at(byPx));
    },
    { byPx, end },
  );
}

const selected = (page: Page, at: number) => page.getByRole("button", { name: `Select (${at} of 3)` });

test("starts at index 1 with the best type, and swipes of more than 50 px move it", async ({ desk }) => {
  await generate(desk, SHARES);
  await expect(chartOf(desk)).toHaveAccessibleName(/^Pie chart/);
  await expect(selected(desk, 2)).toBeVisible();
  await swipe(desk, -50);
  await expect(selected(desk, 2)).toBeVisible();
  await swipe(desk, -51);
  await expect(selected(desk, 3)).toBeVisible();
  await swipe(desk, -200);
  await expect(selected(desk, 3)).toBeVisible();
  await swipe(desk, 60);
  await swipe(desk, 60);
  await swipe(desk, 60);
  await expect(selected(desk, 1)).toBeVisible();
  await swipe(desk, -80, "touchcancel");
  await expect(selected(desk, 1)).toBeVisible();
  await desk.getByRole("button", { name: /, 3 of 3$/ }).tap();
  await expect(selected(desk, 3)).toBeVisible();
  // the carousel's own previous and next, which keys press, go round on this width
  await desk.keyboard.press("ArrowRight");
  await expect(selected(desk, 1)).toBeVisible();
  await desk.keyboard.press("ArrowLeft");
  await expect(selected(desk, 3)).toBeVisible();
});

test("the inactive charts stand at scale 0.95, opacity 0.2 and 75% a step", async ({ desk }) => {
  await generate(desk, SHARES);
  const looks = await desk
    .locator("[data-stacked]")
    .evaluateAll((items) => items.map((item) => (item instanceof HTMLElement ? item.style.cssText : "")));
  expect(looks[0]).toContain("translateY(-75%) scale(0.95)");
  expect(looks[0]).toContain("opacity: 0.2");
  expect(looks[1]).toContain("translateY(0%) scale(1)");
  expect(looks[2]).toContain("translateY(75%) scale(0.95)");
});

test("says 'Loading Chart...' while the chart is on its way", async ({ page, server }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/chart-figure-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/home`);
  await page.getByRole("textbox", { name: "Your text" }).fill(SHARES);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect(page.getByText("Loading Chart...").first()).toBeVisible();
  release();
  await expect(chartOf(page)).toBeVisible();
});

test("nothing is wider than the phone, at 375 and at 320 px", async ({ desk }) => {
  await generate(desk, SHARES);
  for (const width of [375, 320]) {
    await desk.setViewportSize({ width, height: 700 });
    await expect.poll(() => desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("a small phone has all five themes and the download in sight at once", async ({ desk }) => {
  await desk.setViewportSize({ width: 375, height: 667 });
  await generate(desk, SHARES);
  await selected(desk, 2).click();
  const drawer = desk.getByRole("dialog", { name: "Choose a theme" });
  for (const name of ["rose", "sapphire", "base", "emerald", "midnight"]) {
    await expect(drawer.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(drawer.getByRole("button", { name: "Download", exact: true })).toBeInViewport({ ratio: 1 });
});

test("a finger has 44 px for everything on the desk that can be pressed", async ({ desk }) => {
  await generate(desk, "Ward, Beds, Cots, Chairs\nA, 12, 8, 4\nB, 9, 7, 5");
  await expect(desk.getByRole("table")).toBeVisible();
  const small = await desk.locator("main button:visible, header a:visible").evaluateAll((parts) =>
    parts
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
});

test("after a correction its two ways back stand in one row beside the head", async ({ desk }) => {
  await generate(desk, SHARES);
  await desk.getByRole("table").getByRole("button", { name: "65%", exact: true }).click();
  await desk.getByRole("textbox", { name: /Chrome/ }).fill("60");
  await desk.keyboard.press("Enter");
  const undo = await desk.getByRole("button", { name: "Undo", exact: true }).boundingBox();
  const undoAll = await desk.getByRole("button", { name: "Undo all" }).boundingBox();
  const head = await desk.getByRole("heading", { name: "What was read" }).boundingBox();
  expect(undoAll?.y).toBe(undo?.y);
  expect(undo?.x).toBeGreaterThan((head?.x ?? 0) + (head?.width ?? 0));
});
