/** The landing page: what moves, what may be pressed, and what reads without a script. */
import type { Page } from "@playwright/test";
import { expect, test } from "../product.ts";
import { CONTACTS } from "../server.ts";
import { openWithScript, PHONE } from "./landing.ts";

const NARROW = { width: 800, height: 900 };

const activeCard = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".rotation-card")].findIndex((card) => card.matches("[data-active]")),
  );

/**
 * The landing page, narrow, on a clock that stands still unless the test turns it. The page asks for its script once it
 * has been painted, so the clock is turned a little until that script has begun.
 */
async function openOnClock(page: Page, url: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.setViewportSize(NARROW);
  await page.goto(url);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator("html").getAttribute("data-island");
    })
    .toBe("ready");
}

test("header, hero and plan card lead where they should", async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByRole("link", { name: "Signin", exact: true })).toHaveAttribute("href", "/signin");
  await expect(page.getByRole("link", { name: "Login", exact: true })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/login");
  const foot = page.getByRole("contentinfo");
  await expect(foot).toContainText(String(new Date().getUTCFullYear()));
  await expect(foot.getByRole("link", { name: /^Support/ })).toHaveAttribute(
    "href",
    `mailto:${CONTACTS.SUPPORT_EMAIL}`,
  );
  await expect(foot.getByRole("link", { name: "Follow us" })).toHaveAttribute("href", CONTACTS.SOCIAL_URL);
  for (const name of [/social post/i, /blog article/i, /PDF report/i]) {
    const card = page.getByRole("article", { name });
    await expect(card.getByRole("img")).toBeVisible();
    await expect(card.locator("mark").first()).toBeVisible();
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByText("beta", { exact: true })).toBeVisible();
});

test("below 1024 px the cards turn every 3 s; a dot picks one and pauses for 3 s", async ({ page, server }) => {
  await openOnClock(page, server.url);
  await page.clock.runFor(2500);
  expect(await activeCard(page)).toBe(0);
  await page.clock.runFor(1000);
  expect(await activeCard(page)).toBe(1);
  await page.clock.runFor(3000);
  expect(await activeCard(page)).toBe(2);
  await page.getByRole("button", { name: "Show the blog article" }).click();
  expect(await activeCard(page)).toBe(1);
  await page.clock.runFor(5000);
  expect(await activeCard(page)).toBe(1);
  await page.clock.runFor(2000);
  expect(await activeCard(page)).toBe(2);
});

test("Pause motion stops the cards and the grid, and lets them go on", async ({ page, server }) => {
  await openOnClock(page, server.url);
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await expect.poll(running).toBeGreaterThanOrEqual(50);
  const pause = page.getByRole("button", { name: "Pause motion" });
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expect.poll(running).toBe(0);
  const before = await activeCard(page);
  await page.clock.runFor(10_000);
  expect(await activeCard(page)).toBe(before);
  await pause.click();
  await expect.poll(running).toBeGreaterThanOrEqual(50);
});

test("with reduced motion nothing moves", async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openOnClock(page, server.url);
  await page.clock.runFor(10_000);
  expect(await activeCard(page)).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("the grid rests while it can't be seen", async ({ page, server }) => {
  await openWithScript(page, server.url);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await expect.poll(running).toBe(0);
});

test("the sample: read-only text, its counter, a Generate that does nothing", async ({ page, server }) => {
  await openWithScript(page, server.url);
  const text = page.getByRole("textbox", { name: "Your text" });
  await expect(text).toHaveAttribute("readonly", "");
  const { length } = await text.inputValue();
  await expect(page.getByText(`${length}/280`)).toBeVisible();
  const generate = page.getByRole("button", { name: "Generate" });
  await expect(generate).toHaveAttribute("aria-disabled", "true");
  const before = page.url();
  await generate.click({ force: true });
  expect(page.url()).toBe(before);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page reads: texts, charts, plan and links", async ({ page, server }) => {
    await page.goto(server.url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("article", { name: /social post/i }).getByRole("img")).toBeVisible();
    await expect(page.getByText("$9.00").first()).toBeVisible();
  });

  test("what turns lies open on a narrow window, and nothing is offered that does nothing", async ({
    page,
    server,
  }) => {
    await page.setViewportSize(NARROW);
    await page.goto(server.url);
    for (const name of [/social post/i, /blog article/i, /PDF report/i]) {
      await expect(page.getByRole("article", { name })).toBeVisible();
    }
    for (const chart of await page.locator("[data-item]").all()) await expect(chart).toHaveCSS("opacity", "1");
    await expect(page.locator("[data-item]")).toHaveCount(6);
    await expect(page.getByRole("button", { name: /Pause motion|Next chart|Show the/ })).toHaveCount(0);
    await expect(page.locator("video:visible")).toHaveAttribute("poster", "/demo/poster.webp");
  });

  test("a page that needs one says so", async ({ page, server }) => {
    for (const path of ["/login", "/signin", "/home"]) {
      await page.goto(server.url + path);
      await expect(page.getByText(/This page needs JavaScript/)).toBeVisible();
    }
  });
});

test("the demo: muted, looping, with controls and captions; it asks for nothing before it comes near", async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize(PHONE);
  await page.goto(server.url, { waitUntil: "networkidle" });
  const ofDemo = () => asked.filter((path) => path.startsWith("/demo/") && !path.endsWith(".vtt"));
  expect(ofDemo()).toEqual([]);
  const video = page.locator("video[data-demo]").first();
  for (const name of ["controls", "loop", "playsinline"]) await expect(video).toHaveAttribute(name, "");
  expect(await video.evaluate((element) => (element as HTMLVideoElement).muted)).toBe(true);
  await expect(video.locator("track")).toHaveAttribute("kind", "captions");
  await video.scrollIntoViewIfNeeded();
  await expect.poll(ofDemo).toContain("/demo/poster.webp");
});

test("on paper: light, all cards and all kinds, none of the controls", async ({ page, server }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await openWithScript(page, server.url);
  for (const name of [/social post/i, /blog article/i, /PDF report/i]) {
    await expect(page.getByRole("article", { name })).toBeVisible();
  }
  for (const chart of await page.locator("[data-item]").all()) await expect(chart).toHaveCSS("opacity", "1");
  await expect(page.getByRole("button", { name: /Pause motion|Next chart|Dark mode/ })).toHaveCount(0);
  const inkOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await inkOf("h1")).toBe("rgb(27, 26, 23)");
});

test("on a phone the light and dark switch stands at the foot", async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(PHONE);
  await openWithScript(page, server.url);
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Dark mode" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  // other pages of the browser have it, too
  await page.goto(`${server.url}/login`);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.setViewportSize(NARROW);
  await openWithScript(page, server.url);
  await expect(page.getByRole("banner").getByRole("button", { name: "Dark mode" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("any other path: 'Page not found', bare, with status 404", async ({ page, server }) => {
  const response = await page.goto(`${server.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.locator("body")).toHaveText(/^Page not found/);
});

test("nothing is asked of another server", async ({ page, server }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  for (const path of ["/", "/login", "/signin", "/pricing", "/terms", "/privacy"]) {
    await page.goto(server.url + path, { waitUntil: "networkidle" });
  }
  expect(foreign).toEqual([]);
});

test("/privacy names all that is kept in the browser", async ({ page, server }) => {
  await page.goto(`${server.url}/privacy`);
  const part = page.locator("section").filter({ has: page.getByRole("heading", { name: "In your browser" }) });
  for (const words of [
    "session",
    "state of your plan",
    "charts that could not be saved yet",
    "deletions that did not get through yet",
    "your last theme, size and format",
    "text that you are typing and the chart on your desk",
    "side menu",
    "light or dark",
    "sign-up that waits for its code",
    "sign-in with another company",
    "logged in with this browser",
  ]) {
    await expect(part).toContainText(words);
  }
});
