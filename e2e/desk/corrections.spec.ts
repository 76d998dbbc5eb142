/** What was read can be corrected; corrections stay, are marked, saved and undone. */
import type { Page } from "@playwright/test";
import { chartOf, expect, generate, markOf, SHARES, test, textField } from "./desk.ts";

const table = (page: Page) => page.getByRole("table").first();

async function retype(page: Page, { from, to, field }: { from: string; to: string; field: RegExp }): Promise<void> {
  await table(page).getByRole("button", { name: from, exact: true }).click();
  await page.getByRole("textbox", { name: field }).fill(to);
  await page.keyboard.press("Enter");
}

test("values, names, title, subtitle, unit and source; through type, theme and mode; back by undo", async ({
  desk,
}) => {
  await generate(desk, SHARES);
  await retype(desk, { from: "65%", to: "60", field: /Chrome/ });
  await expect(table(desk).getByRole("button", { name: "60%", exact: true })).toBeFocused();
  await retype(desk, { from: "Edge", to: "Microsoft Edge", field: /Name of point 3/ });
  await desk.getByRole("definition").first().getByRole("button").click();
  await desk.getByRole("textbox", { name: "Title" }).fill("Browsers, corrected");
  await desk.keyboard.press("Enter");
  await expect(chartOf(desk)).toHaveAccessibleName(/Browsers, corrected/);
  await expect(chartOf(desk)).toHaveAccessibleName(/Microsoft Edge/);
  await expect(markOf(desk, /Chrome.*60%/)).toHaveCount(1);
  await desk.getByRole("definition").nth(1).getByRole("button").click();
  await desk.getByRole("textbox", { name: "Subtitle" }).fill("On our docs, last month");
  await desk.keyboard.press("Enter");
  await expect(chartOf(desk)).toContainText("On our docs, last month");
  await desk.getByRole("definition").nth(3).getByRole("button").click();
  await desk.getByRole("textbox", { name: "Source" }).fill("Our own count");
  await desk.keyboard.press("Enter");
  await expect(chartOf(desk)).toContainText("Source: Our own count");
  await expect(desk.getByText("edited", { exact: true })).toHaveCount(5);

  await desk.keyboard.press("d");
  await desk.getByRole("group", { name: "Chart type" }).getByRole("button", { name: "Bar" }).click();
  await expect(chartOf(desk)).toHaveAccessibleName(/^Bar chart.*Microsoft Edge/s);
  await expect(markOf(desk, /Chrome.*60%/)).toHaveCount(1);

  await desk.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(chartOf(desk)).not.toContainText("Source:");
  await desk.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(chartOf(desk)).not.toContainText("On our docs");
  await desk.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(chartOf(desk)).not.toHaveAccessibleName(/Browsers, corrected/);
  await desk.getByRole("button", { name: "Undo all" }).click();
  await expect(markOf(desk, /Chrome.*65%/)).toHaveCount(1);
  await expect(desk.getByText("edited", { exact: true })).toHaveCount(0);
});

test("what is no figure is refused with a sentence; Escape leaves all as it was", async ({ desk }) => {
  await generate(desk, SHARES);
  await table(desk).getByRole("button", { name: "19%", exact: true }).click();
  const field = desk.getByRole("textbox", { name: /Safari/ });
  await field.fill("lots");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("alert")).toHaveText("Type a figure such as 12.5, 45% or 3.4k.");
  await expect(field).toHaveValue("lots");
  const [fieldBox, sentenceBox] = [await field.boundingBox(), await desk.getByRole("alert").boundingBox()];
  expect(sentenceBox?.y).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
  await desk.keyboard.press("Escape");
  await expect(table(desk).getByRole("button", { name: "19%", exact: true })).toBeFocused();
  // shares that no longer make a whole: the picture says so, and nothing speaks for the pie any more
  const forPie = desk.getByText("The values are parts of one whole.");
  await expect(forPie).toBeVisible();
  await retype(desk, { from: "19%", to: "90", field: /Safari/ });
  // Catches "parts of one" and "whole" on two lines of the picture; must not catch "parts of the whole".
  await expect(chartOf(desk)).toContainText(/not\s*parts\s*of\s*one\s*whole/u);
  await expect(forPie).toHaveCount(0);
  // the last undo goes, and the focus stays in its part
  await desk.getByRole("button", { name: "Undo", exact: true }).press("Enter");
  await expect(forPie).toBeVisible();
  await expect(desk.getByRole("region", { name: "What was read" })).toBeFocused();
});

test("corrections are saved with the entry and can be undone after it is opened again", async ({ desk, server }) => {
  const text = "Tea 31, coffee 45, cocoa 12 cups were sold at the fair on Sunday.";
  await generate(desk, text);
  const saved = desk.waitForResponse((response) => response.request().method() === "PUT");
  await retype(desk, { from: "45", to: "46", field: /coffee/i });
  expect((await saved).ok()).toBe(true);
  await desk.goto(`${server.url}/history`);
  await desk.getByRole("link", { name: text }).click();
  await expect(textField(desk)).toHaveValue(text);
  await expect(table(desk).getByText("edited")).toHaveCount(1);
  await desk.getByRole("button", { name: "Undo all" }).click();
  await expect(table(desk)).toContainText("45");
  await expect(table(desk).getByText("edited")).toHaveCount(0);
});

test("what was left out is said in the notes", async ({ desk }) => {
  await generate(desk, "Tea 40%, coffee 35%, cocoa 25%; 900 cups were sold.");
  const notes = desk.getByRole("region", { name: "What was read" }).getByRole("listitem");
  await expect(notes.filter({ hasText: "900 cups" })).toContainText("left out");
});

test("implied values say so; another reading takes turns with the first; each says who read it", async ({
  desk,
  page,
}) => {
  await page.route("**/ai/extract_chart_data", async (route) => {
    const answer = await (await route.fetch()).json();
    const { alternatives: _, original_text: __, confidence: ___, engine: ____, ...first } = answer;
    const second = { ...first, chart_title: "The other reading", data: first.data.slice(0, 2) };
    const alternatives = [{ ...second, engine: "reader" }];
    await route.fulfill({ json: { ...answer, engine: "some-model", alternatives } });
  });
  await generate(desk, SHARES);
  await expect(table(desk).getByRole("row").filter({ hasText: "Others" })).toContainText("implied");
  const panel = desk.getByRole("region", { name: "What was read" });
  await expect(panel.getByText("by a language model")).toBeVisible();
  await desk.getByRole("button", { name: "Another reading (1 of 2)" }).click();
  await expect(chartOf(desk)).toHaveAccessibleName(/The other reading/);
  await expect(table(desk).getByRole("rowheader")).toHaveCount(2);
  await expect(panel.getByText("by our reader")).toBeVisible();
  await desk.getByRole("button", { name: "Another reading (2 of 2)" }).click();
  await expect(table(desk).getByRole("rowheader")).toHaveCount(4);
});
