/** The desktop carousel; what it does at other widths, in other scripts and on paper. */
import type { Locator } from "@playwright/test";
import { chartOf, expect, generate, generateButton, SHARES, test, textField } from "./desk.ts";

const FIVE_SERIES = [
  "Region, Coffee, Tea, Chocolate, Mineral water, Soft drinks",
  "North Rhine-Westphalia, 120, 80, 45, 60, 30",
  "Mecklenburg-Vorpommern, 95, 70, 40, 55, 25",
  "Baden-Württemberg, 110, 60, 50, 65, 35",
  "Schleswig-Holstein, 88, 92, 38, 44, 27",
].join("\n");

test("starts in the middle with the best type; neighbours, dots and arrow keys move it", async ({ desk }) => {
  await generate(desk, SHARES);
  await expect(chartOf(desk)).toHaveAccessibleName(/^Pie chart/);
  await expect(desk.getByRole("button", { name: "Select (2 of 3)" })).toBeVisible();
  await desk.getByRole("button", { name: /^Next: / }).click();
  await expect(desk.getByRole("button", { name: "Select (3 of 3)" })).toBeVisible();
  await expect(desk.getByRole("button", { name: /^Next: / })).toHaveCount(0);
  await expect(desk.getByRole("button", { name: /^Previous: / })).toHaveCount(1);
  await desk.getByRole("button", { name: /, 1 of 3$/ }).click();
  await expect(desk.getByRole("button", { name: /^Previous: / })).toHaveCount(0);
  await desk.keyboard.press("ArrowRight");
  await expect(desk.getByRole("button", { name: "Select (2 of 3)" })).toBeVisible();
  await desk.keyboard.press("ArrowLeft");
  await desk.keyboard.press("ArrowLeft");
  await expect(desk.getByRole("button", { name: "Select (1 of 3)" })).toBeVisible();
});

test("nothing is wider than the window, at any of the desk's widths", async ({ desk }) => {
  await generate(desk, SHARES);
  await expect(desk.getByRole("table")).toBeVisible();
  for (const width of [640, 768, 1024, 1280, 1536, 1600, 2560]) {
    await desk.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => desk.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
  }
});

test("on a wide window the chart is large, and all of it in sight with what changes it", async ({ desk }) => {
  for (const [width, height, leastPx] of [
    [1536, 864, 650],
    [1600, 900, 750],
    [1920, 1080, 900],
  ] as const) {
    await desk.setViewportSize({ width, height });
    await generate(desk, `${SHARES} (${width})`);
    // the chart of the text before may just be going
    await expect.poll(async () => (await chartOf(desk).boundingBox())?.width ?? 0).toBeGreaterThan(leastPx);
    await expect(chartOf(desk)).toBeInViewport({ ratio: 1 });
    await expect(desk.getByRole("button", { name: /^Select/ })).toBeInViewport({ ratio: 1 });
    await expect(desk.getByRole("group", { name: "Chart type" })).toBeInViewport({ ratio: 1 });
    // in the narrow column the button stands in the counter's row
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const below = async () => (await topOf(desk.getByText("/280"))) - (await topOf(generateButton(desk)));
    await expect.poll(below).toBeGreaterThan(0);
  }
});

/** Words of an element whose letters stand in more than one line: "Vor|pommern", but not "Mecklenburg-|Vorpommern". */
const brokenWords = (names: Element[]): string[] =>
  names.flatMap((name) => {
    const letters = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = letters.nextNode(); node; node = letters.nextNode()) {
      for (const word of (node.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (range.getClientRects().length > 1) broken.push(word[0]);
      }
    }
    return broken;
  });

test("beside five series every name keeps its words whole and stays in sight while its figures go by", async ({
  desk,
}) => {
  await generate(desk, FIVE_SERIES);
  const table = desk.getByRole("table");
  const name = table.getByRole("rowheader", { name: "Mecklenburg-Vorpommern" });
  const lastFigure = table.getByTitle("Correct: Mecklenburg-Vorpommern, Soft drinks");
  for (const width of [375, 768, 1280, 1536, 1600, 1920]) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await table.locator("th button").evaluateAll(brokenWords)).toEqual([]);
    // a focus that it had already would bring nothing into sight
    await lastFigure.blur();
    await lastFigure.focus();
    await expect(lastFigure).toBeInViewport({ ratio: 1 });
    await expect(name).toBeInViewport({ ratio: 1 });
    const [kept, figure] = await Promise.all([name.boundingBox(), lastFigure.boundingBox()]);
    expect(figure?.x).toBeGreaterThanOrEqual((kept?.x ?? 0) + (kept?.width ?? 0));
  }
});

test("one chart alone has no dots and no places for neighbours: it is larger", async ({ desk }) => {
  await desk.setViewportSize({ width: 1600, height: 900 });
  await generate(desk, FIVE_SERIES);
  await expect(desk.getByRole("button", { name: "Select (1 of 1)" })).toBeVisible();
  await expect(desk.getByRole("list", { name: "Charts" })).toHaveCount(0);
  expect((await chartOf(desk).boundingBox())?.width).toBeGreaterThan(800);
  await expect(desk.getByRole("group", { name: "Chart type" })).toBeInViewport({ ratio: 1 });
});

test("neighbours are small pictures of their marks, large enough to be told apart, and named", async ({ desk }) => {
  await generate(desk, SHARES);
  const next = desk.getByRole("button", { name: /^Next: / });
  await expect(next).toBeVisible();
  const box = await next.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(72);
  const preview = next.locator("xpath=..");
  await expect(preview).toHaveText("Radial");
  await expect(preview.locator("svg .chart-mark").first()).toBeVisible();
  await expect(preview.locator("svg text")).toHaveCount(0);
});

test("a right-to-left text stands right to left, its chart's words in their places", async ({ desk }) => {
  await generate(desk, "القاهرة 45، دبي 30، الرياض 25");
  await expect(textField(desk)).toHaveCSS("direction", "rtl");
  await expect(desk.getByRole("table").getByRole("button", { name: "القاهرة" })).toHaveCSS("direction", "rtl");
  await desk.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await expect(chartOf(desk)).toHaveCSS("direction", "ltr");
  const clipped = await chartOf(desk).evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    return [...svg.querySelectorAll("text")].filter((text) => text.getBoundingClientRect().left < frame.left - 1)
      .length;
  });
  expect(clipped).toBe(0);
});

test("on paper: the text, the light page, the chart and the table, none of the controls", async ({ desk }) => {
  await generate(desk, SHARES);
  await expect(desk.getByRole("table")).toBeVisible();
  await desk.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(chartOf(desk)).toBeVisible();
  await expect(desk.getByRole("table")).toBeVisible();
  await expect(desk.getByRole("button", { name: /^Select|^Generate|^Next/ })).toHaveCount(0);
  await expect(desk.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(desk.locator("html")).toHaveCSS("background-color", "rgb(251, 250, 247)");
});
