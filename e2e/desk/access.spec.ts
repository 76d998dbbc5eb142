/** Keyboard alone, screen reader (axe in every state), narrow windows, 200% zoom, reduced motion. */
import type { Page } from "@playwright/test";
import { violationsOf } from "../axe.ts";
import {
  atRest,
  chartOf,
  dialogOf,
  expect,
  generate,
  generateButton,
  markOf,
  NO_FIGURES,
  noDialog,
  PHONE,
  SHARES,
  test,
  textField,
} from "./desk.ts";

const SERIOUS = ["serious", "critical"];

/** Axe looks at every element a dozen times over. */
const WALK_TIMEOUT_MS = 180_000;

/** Every state of the desk, one after the other; `rules` where only some of them can differ. */
async function walkStates(page: Page, { url, rules }: { url: string; rules?: readonly string[] }): Promise<void> {
  test.setTimeout(WALK_TIMEOUT_MS);
  const expectNothingSerious = async (state: string): Promise<void> =>
    expect(await violationsOf(page, { impacts: SERIOUS, ...(rules ? { rules } : {}) }), state).toEqual([]);
  await expectNothingSerious("empty");
  await textField(page).fill(`${SHARES} `.repeat(4));
  await expectNothingSerious("too long");
  await textField(page).fill(NO_FIGURES);
  await generateButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNothingSerious("no figures");
  await generate(page, SHARES);
  await page.getByRole("button", { name: "More types" }).click();
  await expect(page.getByText("does not suit").first()).toBeVisible();
  await expectNothingSerious("result");
  await markOf(page, /Safari/).focus();
  await expectNothingSerious("lit mark");
  await page.getByRole("table").getByRole("button", { name: "19%" }).click();
  await expectNothingSerious("correcting");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Select \(/ }).click();
  await expect(page.getByRole("dialog", { name: "Choose a theme" })).toBeVisible();
  await expectNothingSerious("drawer");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByRole("dialog", { name: /Where do you want/ })).toBeVisible();
  await expectNothingSerious("share");
  await page.getByRole("button", { name: /^LinkedIn/ }).click();
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await expect(page.getByRole("textbox", { name: "Caption" })).not.toHaveValue("");
  await expectNothingSerious("preview");
  await page.keyboard.press("Escape");
  await noDialog(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectNothingSerious("shortcuts");
  await page.goto(`${url}/history`);
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expectNothingSerious("history");
}

test("axe finds nothing serious in any state", ({ desk, server: { url } }) => walkStates(desk, { url }));

test.describe("on a phone", () => {
  test.use(PHONE);
  test("axe finds nothing serious in any state", ({ desk, server: { url } }) => walkStates(desk, { url }));
});

test.describe("dark", () => {
  test.use({ colorScheme: "dark" });
  // the same elements in other colours
  test("axe finds nothing serious in any state", ({ desk, server: { url } }) =>
    walkStates(desk, { url, rules: ["color-contrast", "link-in-text-block"] }));
});

test("by keyboard alone: type, generate, walk the chart, choose a theme, download", async ({ desk }) => {
  await textField(desk).focus();
  await desk.keyboard.type(SHARES);
  await desk.keyboard.press("Control+Enter");
  await expect(chartOf(desk)).toBeVisible();
  await atRest(desk);
  await desk.keyboard.press("Tab");
  for (
    let tabs = 0;
    tabs < 12 && !(await markOf(desk, /Chrome/).evaluate((mark) => mark === document.activeElement));
    tabs++
  )
    await desk.keyboard.press("Tab");
  await expect(markOf(desk, /Chrome/)).toBeFocused();
  await desk.keyboard.press("ArrowRight");
  await expect(markOf(desk, /Safari/)).toBeFocused();
  await desk.keyboard.press("t");
  await dialogOf(desk, "Choose a theme");
  await desk.getByRole("radio", { name: "base" }).focus();
  await desk.keyboard.press("ArrowRight");
  await expect(desk.getByRole("radio", { name: "emerald" })).toBeChecked();
  await desk.keyboard.press("Escape");
  await noDialog(desk);
  const [file] = await Promise.all([desk.waitForEvent("download"), desk.keyboard.press("s")]);
  expect(file.suggestedFilename()).toBe("chart-piechart-emerald.png");
});

test("Generate by keyboard hands the focus on to the charts", async ({ desk }) => {
  await textField(desk).fill(SHARES);
  await generateButton(desk).focus();
  await desk.keyboard.press("Enter");
  const charts = desk.getByRole("region", { name: "Charts of your text" }).locator("xpath=..");
  await expect(chartOf(desk)).toBeVisible();
  await expect(desk.locator(":focus").filter({ has: chartOf(desk) })).toBeVisible();
  await atRest(desk);
  await desk.keyboard.press("ArrowRight");
  await expect(desk.getByRole("button", { name: "Select (3 of 3)" })).toBeVisible();
  // a type that is picked from "more" goes out of that list, and the focus stays with the charts
  await desk.getByRole("button", { name: "More types" }).press("Enter");
  await desk.getByRole("button", { name: /^Line chart/ }).press("Enter");
  await expect(chartOf(desk)).toHaveAccessibleName(/^Line chart/);
  await desk.keyboard.press("Tab");
  await expect.poll(() => charts.evaluate((part) => part.contains(document.activeElement))).toBe(true);
});

test("single letters work outside of fields only, and can be switched off", async ({ desk }) => {
  await generate(desk, SHARES);
  await textField(desk).press("End");
  await desk.keyboard.type("d?");
  await expect(textField(desk)).toHaveValue(`${SHARES}d?`);
  await textField(desk).blur();
  await desk.keyboard.press("?");
  await (await dialogOf(desk, "Keyboard shortcuts")).getByLabel(/Single letters/).uncheck();
  await desk.keyboard.press("Escape");
  await noDialog(desk);
  await desk.keyboard.press("d");
  await expect(desk.getByRole("button", { name: "Light", exact: true })).toHaveAttribute("aria-pressed", "true");
  await desk.keyboard.press("ArrowRight");
  await expect(desk.getByRole("button", { name: "Select (3 of 3)" })).toBeVisible();
});

test("200% zoom of a 1280 px window loses nothing", async ({ desk }) => {
  await desk.setViewportSize({ width: 640, height: 400 });
  await generate(desk, SHARES);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  for (const name of [/^Select/, /^Light$/, /^More types$/, /^Keyboard shortcuts$/])
    await expect(desk.getByRole("button", { name })).toBeVisible();
});

test("marks enter within 200 ms, and values stand at once", async ({ desk }) => {
  await generate(desk, SHARES);
  const styleOf = (selector: string) =>
    desk
      .locator(selector)
      .first()
      .evaluate((part) => {
        const { animationName, animationDuration, animationDelay } = getComputedStyle(part);
        return { animationName, seconds: Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay) };
      });
  const mark = await styleOf(".chart-mark");
  expect(mark.animationName).not.toBe("none");
  expect(mark.seconds).toBeLessThanOrEqual(0.2);
  expect((await styleOf(".chart-text")).animationName).toBe("none");
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("marks stand at once", async ({ desk }) => {
    await generate(desk, SHARES);
    const animation = await desk
      .locator(".chart-mark")
      .first()
      .evaluate((mark) => getComputedStyle(mark).animationName);
    expect(animation).toBe("none");
  });
});

test("from the desk to the settings, nothing is asked of another server", async ({ desk, server }) => {
  const foreign: string[] = [];
  desk.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && protocol !== "blob:" && origin !== server.url) foreign.push(request.url());
  });
  await generate(desk, SHARES);
  await desk.getByRole("button", { name: /^Select \(/ }).click();
  await desk.getByRole("button", { name: "Download", exact: true }).click();
  await desk.getByRole("button", { name: /^LinkedIn/ }).click();
  await desk.getByRole("button", { name: "Generate Caption" }).click();
  await expect(desk.getByRole("textbox", { name: "Caption" })).not.toHaveValue("");
  for (const path of ["/history", "/settings"]) await desk.goto(server.url + path, { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
});
