/** The landing page's carousel of sample charts: by buttons, dots and keys, and by swipes on a phone. */
import type { Page } from "@playwright/test";
import { swipeBy } from "../finger.ts";
import { expect, test } from "../product.ts";
import { openWithScript, PHONE } from "./landing.ts";

const activeChart = (page: Page) => page.locator("[data-item][data-offset='0']");
const expectPlace = (page: Page, place: number): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator("[data-item]")
        .evaluateAll((items) => items.findIndex((item) => item.getAttribute("data-offset") === "0")),
    )
    .toBe(place);

test("the carousel: all six kinds, from the middle, by buttons, dots and keys, round the ends", async ({
  page,
  server,
}) => {
  await openWithScript(page, server.url);
  const kinds = await page
    .locator("[data-item] svg")
    .evaluateAll((all) => all.map((svg) => svg.getAttribute("data-chart-type")));
  expect([...kinds].sort()).toEqual(["areachart", "barchart", "linechart", "piechart", "radarchart", "radialchart"]);
  await expectPlace(page, 3);
  await page.getByRole("button", { name: "Next chart" }).click();
  await expectPlace(page, 4);
  await page.getByRole("button", { name: "Line chart" }).click();
  await expectPlace(page, 0);
  await page.getByRole("button", { name: "Previous chart" }).click();
  await expectPlace(page, 5);
  await page.keyboard.press("ArrowRight");
  await expectPlace(page, 0);
});

test("the neighbours stand whole beside the chart, without words", async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openWithScript(page, server.url);
    const middle = await activeChart(page).boundingBox();
    const stage = await page.locator("[data-stage]").boundingBox();
    const left = await page.locator("[data-offset='-1']").boundingBox();
    const right = await page.locator("[data-offset='1']").boundingBox();
    if (!middle || !stage || !left || !right) throw new Error("a chart is not there");
    expect(left.x).toBeGreaterThanOrEqual(stage.x);
    expect(left.x + left.width).toBeLessThan(middle.x);
    expect(right.x).toBeGreaterThan(middle.x + middle.width);
    expect(right.x + right.width).toBeLessThanOrEqual(stage.x + stage.width);
    await expect(page.locator("[data-offset='1'] text").first()).toBeHidden();
    await expect(activeChart(page).locator("text").first()).toBeVisible();
  }
});

test("no line of the graph paper runs behind the hero's words", async ({ page, server }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openWithScript(page, server.url);
    const paper = await page.locator("[data-grid]").boundingBox();
    const words = await page.getByRole("link", { name: /^Try it free/ }).boundingBox();
    expect(paper?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  }
});

type Swipe = { fromY: number; toY: number; cancel?: true };

const swipe = (page: Page, { fromY, toY, cancel }: Swipe): Promise<void> =>
  page.locator("[data-stage]").evaluate(
    (stage, { from, to, cancelled }) => {
      const touch = (clientY: number) => new Touch({ identifier: 1, target: stage, clientX: 50, clientY });
      const send = (type: string, y: number) =>
        stage.dispatchEvent(new TouchEvent(type, { changedTouches: [touch(y)], bubbles: true, cancelable: true }));
      send("touchstart", from);
      if (cancelled) send("touchcancel", from);
      send("touchend", to);
    },
    { from: fromY, to: toY, cancelled: cancel === true },
  );

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("the stack starts at index 1 and is swiped by more than 50 px, not past its ends", async ({ page, server }) => {
    await openWithScript(page, server.url);
    await expectPlace(page, 1);
    await swipe(page, { fromY: 300, toY: 251 });
    await expectPlace(page, 1);
    await swipe(page, { fromY: 300, toY: 240 });
    await expectPlace(page, 2);
    await swipe(page, { fromY: 300, toY: 100, cancel: true });
    await expectPlace(page, 2);
    for (let times = 0; times < 4; times++) await swipe(page, { fromY: 200, toY: 300 });
    await expectPlace(page, 0);
  });

  test("the best chart stands at the start and the next best beside it, also once the window is turned", async ({
    page,
    server,
  }) => {
    await openWithScript(page, server.url);
    const kinds = () =>
      page
        .locator("[data-item]")
        .evaluateAll((items) => items.map((item) => item.querySelector("svg")?.getAttribute("data-chart-type")));
    const kindShown = activeChart(page).locator("svg[data-chart-type=barchart]").first();
    await expectPlace(page, 1);
    await expect(kindShown).toBeVisible();
    expect(await kinds()).toEqual(["radialchart", "barchart", "piechart", "radarchart", "areachart", "linechart"]);
    await expect(page.getByRole("button", { name: "Bar chart" })).toHaveAttribute("aria-pressed", "true");
    await page.setViewportSize({ width: 1024, height: 760 });
    await expectPlace(page, 3);
    await expect(kindShown).toBeVisible();
    expect(await kinds()).toEqual(["linechart", "areachart", "radialchart", "barchart", "piechart", "radarchart"]);
  });

  test("a finger moves the stack and not the page, which scrolls where the stack ends", async ({ page, server }) => {
    await openWithScript(page, server.url);
    const stage = page.locator("[data-stage]");
    await stage.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await swipeBy(page, stage, -120);
    await expectPlace(page, 2);
    await swipeBy(page, stage, 120);
    await expectPlace(page, 1);
    await swipeBy(page, stage, 120);
    await expectPlace(page, 0);
    expect(await scrolled()).toBe(before);
    await swipeBy(page, stage, 120);
    await expect.poll(scrolled).toBeLessThan(before);
    await expectPlace(page, 0);
  });

  test("inactive charts stand at scale 0.95, opacity 0.2, 75% of their distance away", async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithScript(page, server.url);
    const look = await page
      .locator("[data-item]")
      .nth(3)
      .evaluate((item) => {
        const { opacity, transform } = getComputedStyle(item);
        const { a, f } = new DOMMatrix(transform);
        return { opacity, scale: a, offset: f / (item as HTMLElement).offsetHeight };
      });
    expect(look.opacity).toBe("0.2");
    expect(look.scale).toBeCloseTo(0.95);
    expect(look.offset).toBeCloseTo(1.5);
  });
});
