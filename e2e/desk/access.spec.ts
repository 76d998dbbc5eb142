/** Keyboard alone, screen reader (axe in every state), narrow windows, 200% zoom, reduced motion. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  chartOf,
  expect,
  generate,
  generateButton,
  markOf,
  NO_FIGURES,
  PHONE,
  SHARES,
  test,
  textField,
} from "./desk.ts";

async function expectNothingSerious(page: Page, state: string): Promise<void> {
  // a fading dialog is measured in its last colours, not in those of the way there
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
  expect(found, state).toEqual([]);
}

/** Axe looks at every element a dozen times over. */
const WALK_TIMEOUT_MS = 180_000;

/** Every state of the desk, one after the other. */
async function walkStates(page: Page, at: { url: string }): Promise<void> {
  test.setTimeout(WALK_TIMEOUT_MS);
  await expectNothingSerious(page, "empty");
  await textField(page).fill(`${SHARES} `.repeat(4));
  await expectNothingSerious(page, "too long");
  await textField(page).fill(NO_FIGURES);
  await generateButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNothingSerious(page, "no figures");
  await generate(page, SHARES);
  await page.getByRole("button", { name: "More types" }).click();
  await expect(page.getByText("does not suit").first()).toBeVisible();
  await expectNothingSerious(page, "result");
  await markOf(page, /Safari/).focus();
  await expectNothingSerious(page, "lit mark");
  await page.getByRole("table").getByRole("button", { name: "19%" }).click();
  await expectNothingSerious(page, "correcting");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Select \(/ }).click();
  await expect(page.getByRole("dialog", { name: "Choose a theme" })).toBeVisible();
  await expectNothingSerious(page, "drawer");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByRole("dialog", { name: /Where do you want/ })).toBeVisible();
  await expectNothingSerious(page, "share");
  await page.getByRole("button", { name: /^LinkedIn/ }).click();
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await expectNothingSerious(page, "preview");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectNothingSerious(page, "shortcuts");
  await page.goto(`${at.url}/history`);
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expectNothingSerious(page, "history");
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test("axe finds nothing serious in any state", async ({ desk, server }) => walkStates(desk, server));
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);
  test("axe finds nothing serious in any state", async ({ desk, server }) => walkStates(desk, server));
});

test("by keyboard alone: type, generate, walk the chart, choose a theme, download", async ({ desk }) => {
  await textField(desk).focus();
  await desk.keyboard.type(SHARES);
  await desk.keyboard.press("Control+Enter");
  await expect(chartOf(desk)).toBeVisible();
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
  await expect(desk.getByRole("dialog", { name: "Choose a theme" })).toBeVisible();
  await desk.getByRole("radio", { name: "base" }).focus();
  await desk.keyboard.press("ArrowRight");
  await expect(desk.getByRole("radio", { name: "emerald" })).toBeChecked();
  await desk.keyboard.press("Escape");
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
  await desk.keyboard.press("ArrowRight");
  await expect(desk.getByRole("button", { name: "Select (3 of 3)" })).toBeVisible();
  // a type that is picked from "more" goes out of that list, and the focus stays with the charts
  await desk.getByRole("button", { name: "More types" }).press("Enter");
  await desk.getByRole("button", { name: /^Line chart/ }).press("Enter");
  await expect(chartOf(desk)).toHaveAccessibleName(/^Line chart/);
  await desk.keyboard.press("Tab");
  expect(await charts.evaluate((part) => part.contains(document.activeElement))).toBe(true);
});

test("single letters work outside of fields only, and can be switched off", async ({ desk }) => {
  await generate(desk, SHARES);
  await textField(desk).press("End");
  await desk.keyboard.type("d?");
  await expect(textField(desk)).toHaveValue(`${SHARES}d?`);
  await textField(desk).blur();
  await desk.keyboard.press("?");
  await desk.getByLabel(/Single letters/).uncheck();
  await desk.keyboard.press("Escape");
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await desk.keyboard.press("d");
  await expect(desk.getByRole("button", { name: "Light", exact: true })).toHaveAttribute("aria-pressed", "true");
  await desk.keyboard.press("ArrowRight");
  await expect(desk.getByRole("button", { name: "Select (3 of 3)" })).toBeVisible();
});

test("200% zoom of a 1280 px window loses nothing", async ({ desk }) => {
  await desk.setViewportSize({ width: 640, height: 400 });
  await generate(desk, SHARES);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  for (const name of [/^Select/, /^Light$/, /^More types$/])
    await expect(desk.getByRole("button", { name })).toBeVisible();
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
