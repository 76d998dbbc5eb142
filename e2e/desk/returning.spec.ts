/** Who comes back to the desk finds its chart, in its place in the history. */
import type { Page } from "@playwright/test";
import { signIn } from "../product.ts";
import { chartOf, expect, generate, generateButton, menuEntry, test, textField } from "./desk.ts";

const emptyDesk = (page: Page) => page.getByRole("heading", { name: "Enter a text to generate graphs" });

test("a chart is there again after another page and a reload, in its place in the history; a log-out takes it along", async ({
  desk,
  server,
}) => {
  const text = "Herons 12, storks 9 and cranes 4 were counted at the pond.";
  const retype = async (from: string, to: string) => {
    const saved = desk.waitForResponse((response) => response.request().method() === "PUT");
    await desk.getByRole("table").getByRole("button", { name: from, exact: true }).click();
    await desk.getByRole("textbox", { name: /storks/i }).fill(to);
    await desk.keyboard.press("Enter");
    expect((await saved).ok()).toBe(true);
  };
  await generate(desk, text);
  await (await menuEntry(desk, "link", "Settings")).click();
  await desk.waitForURL(`${server.url}/settings`);
  await (await menuEntry(desk, "link", "Home")).click();
  await expect(chartOf(desk)).toHaveAccessibleName(/Storks/i);
  await expect(generateButton(desk)).toBeDisabled();
  await retype("9", "10");
  await desk.reload();
  await expect(desk.getByRole("table").getByText("edited")).toHaveCount(1);
  await expect(generateButton(desk)).toBeDisabled();
  await retype("10", "11");
  await (await menuEntry(desk, "link", "History")).click();
  await expect(desk.getByRole("link", { name: text })).toHaveCount(1);

  // opened and corrected there, it is no older on the desk
  await desk.getByRole("link", { name: text }).click();
  await retype("11", "12");
  await (await menuEntry(desk, "link", "Settings")).click();
  await desk.waitForURL(`${server.url}/settings`);
  await (await menuEntry(desk, "link", "Home")).click();
  await expect(desk.getByRole("table").getByRole("button", { name: "12", exact: true })).toHaveCount(2);

  await (await menuEntry(desk, "button", "Log Out")).click();
  await desk.waitForURL(`${server.url}/login`);
  await signIn(desk, server);
  await expect(emptyDesk(desk)).toBeVisible();
});

test("an emptied field and a deleted entry leave an empty desk", async ({ desk, server }) => {
  await generate(desk, "Geese 3, ducks 5, swans 7");
  await textField(desk).fill("");
  await desk.reload();
  await expect(emptyDesk(desk)).toBeVisible();
  await generate(desk, "Geese 4, ducks 6, swans 8");
  await (await menuEntry(desk, "link", "History")).click();
  await desk.getByRole("button", { name: "Delete: Geese 4, ducks 6, swans 8" }).click();
  await (await menuEntry(desk, "link", "Home")).click();
  await desk.waitForURL(`${server.url}/home`);
  await expect(emptyDesk(desk)).toBeVisible();
  await expect(textField(desk)).toHaveValue("Geese 4, ducks 6, swans 8");
});
