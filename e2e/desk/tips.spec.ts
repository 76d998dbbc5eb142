/** What shows on hover and focus: it can be sent away, and a menu's tooltip can be pointed at. Notices, too. */
import { atRest, expect, generate, markOf, SHARES, test } from "./desk.ts";

test("the tip of a mark under the pointer goes by Escape", async ({ desk }) => {
  await generate(desk, SHARES);
  await desk.getByRole("button", { name: "Bar", exact: true }).click();
  await markOf(desk, /Chrome/).hover();
  const tip = desk.locator("[data-chart-tip]");
  await expect(tip).toBeVisible();
  await desk.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
});

test("a tooltip of the collapsed menu stays while it is pointed at, and goes by Escape", async ({ desk }) => {
  await desk.keyboard.press("Control+b");
  await atRest(desk);
  const link = desk.getByRole("link", { name: "History", exact: true });
  const tooltip = link.locator("span");
  await link.hover();
  await expect(tooltip).toBeVisible();
  const from = await link.boundingBox();
  const to = await tooltip.boundingBox();
  if (!from || !to) throw new Error("not drawn");
  const y = from.y + from.height / 2;
  for (let x = from.x + from.width / 2; x < to.x + to.width / 2; x += 2) {
    await desk.mouse.move(x, y);
    await expect(tooltip, `at ${x}`).toBeVisible({ timeout: 1 });
  }
  await desk.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
});

test.describe("dark", () => {
  test.use({ colorScheme: "dark" });
  test("the focus on a notice's Undo is seen", async ({ desk, server }) => {
    await generate(desk, "Owls 3, kites 5, terns 8");
    await atRest(desk);
    await desk.goto(`${server.url}/history`);
    await desk.getByRole("button", { name: "Delete: Owls 3, kites 5, terns 8" }).first().press("Enter");
    const undo = desk.getByRole("button", { name: "Undo" });
    await undo.focus();
    const [ring, words] = await undo.evaluate((button) => [
      getComputedStyle(button).outlineColor,
      getComputedStyle(button).color,
    ]);
    // the words' own colour: what can be read there can be seen there
    expect(ring).toBe(words);
    await undo.press("Enter");
  });
});

test("a caption that was made is told", async ({ desk }) => {
  await generate(desk, SHARES);
  await desk.getByRole("button", { name: /^Select \(/ }).click();
  await desk.getByRole("button", { name: "Download", exact: true }).click();
  await desk.getByRole("button", { name: /^LinkedIn/ }).click();
  await desk.getByRole("button", { name: "Generate Caption" }).click();
  await expect(desk.getByRole("dialog").getByRole("status")).toHaveText("Caption written.");
});

test("a chart that an arrow key brings is told", async ({ desk }) => {
  await generate(desk, SHARES);
  await desk.getByRole("heading", { name: "What was read" }).click();
  await desk.keyboard.press("ArrowRight");
  await expect(desk.getByRole("main").getByRole("status").filter({ hasText: "Radial chart" })).toHaveCount(1);
});
