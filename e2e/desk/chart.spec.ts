/** One chart of the desk, on both widths: its type, its mode, its marks. */
import { chartOf, expect, generate, markOf, SHARES, TWO_SERIES, test } from "./desk.ts";

test("all six types can be reached, what does not suit says why; light and dark", async ({ desk }) => {
  await generate(desk, SHARES);
  await desk.getByRole("button", { name: "More types" }).click();
  await expect(desk.getByRole("group", { name: "Chart type" }).getByRole("button")).toHaveCount(4);
  const others = desk.getByRole("listitem").filter({ hasText: "does not suit" });
  await expect(others).toHaveCount(3);
  await others.filter({ hasText: "Line chart" }).getByRole("button").click();
  await expect(chartOf(desk)).toHaveAccessibleName(/^Line chart/);
  await expect(desk.getByRole("button", { name: "Select (4 of 4)" })).toBeVisible();

  // the mode changes the picture's ground
  const ground = () => chartOf(desk).evaluate((svg) => getComputedStyle(svg).backgroundColor);
  const light = await ground();
  await desk.getByRole("button", { name: "Dark", exact: true }).click();
  await expect.poll(ground).not.toBe(light);
  await desk.keyboard.press("d");
  await expect.poll(ground).toBe(light);
});

test("a mark lights its words and its row, by pointer and by key; the words light the mark", async ({ desk }) => {
  await generate(desk, TWO_SERIES);
  const lit = desk.locator("mark[data-lit]");
  await markOf(desk, /2022.*Costs/).hover();
  await expect(lit).toHaveText("$1.4M");
  await expect(desk.locator("td[data-lit]")).toContainText("$1.4M");
  await desk.mouse.move(0, 0);
  await expect(lit).toHaveCount(0);

  await markOf(desk, /2021.*Revenue/).focus();
  await expect(lit).toHaveText("$1.2M");
  await desk.keyboard.press("ArrowRight");
  await expect(lit).toHaveText("$900k");
  await desk.keyboard.press("End");
  await expect(lit).toHaveText("$1.9M");
  await expect(desk.locator("[data-chart-tip]")).toContainText("2023");

  const box = await desk.locator("mark", { hasText: "$2.6M" }).boundingBox();
  if (!box) throw new Error("The mark has no box.");
  await desk.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(desk.locator("[data-chart-tip]")).toContainText("2022");
  await expect(desk.locator("[data-chart-tip]")).toContainText("$2.6M");
});
