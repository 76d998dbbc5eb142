/**
 * What somebody has typed, and what was made of it, stays theirs: through a reload, other pages, a session that ends, a
 * slip; not for the next one.
 */
import { signIn } from "../product.ts";
import { chartOf, expect, generate, generateButton, menuEntry, SHARES, test, textField } from "./desk.ts";

test("a typed text is there again after a reload, another page and a session that ended; a log-out takes it along", async ({
  desk,
  server,
}) => {
  await textField(desk).fill(SHARES);
  await desk.reload();
  await expect(textField(desk)).toHaveValue(SHARES);

  await (await menuEntry(desk, "link", "Settings")).click();
  await desk.waitForURL(`${server.url}/settings`);
  await desk.goBack();
  await expect(textField(desk)).toHaveValue(SHARES);

  // refused: the server knows none of these tokens any more
  await desk.evaluate(() => localStorage.setItem("refreshToken", "unknown"));
  await desk.evaluate(() => localStorage.setItem("accessToken", "expired"));
  await desk.reload();
  await desk.waitForURL(`${server.url}/login`);
  await signIn(desk, server);
  await expect(textField(desk)).toHaveValue(SHARES);

  await (await menuEntry(desk, "button", "Log Out")).click();
  await desk.waitForURL(`${server.url}/login`);
  await signIn(desk, server);
  await expect(textField(desk)).toHaveValue("");
});

test("a chart is there again after another page and a reload, in its place in the history; a log-out takes it along", async ({
  desk,
  server,
}) => {
  const text = "Herons 12, storks 9 and cranes 4 were counted at the pond.";
  const emptyDesk = desk.getByRole("heading", { name: "Enter a text to generate graphs" });
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
  await expect(emptyDesk).toBeVisible();
});

test("an emptied field and a deleted entry leave an empty desk", async ({ desk, server }) => {
  const emptyDesk = desk.getByRole("heading", { name: "Enter a text to generate graphs" });
  await generate(desk, "Geese 3, ducks 5, swans 7");
  await textField(desk).fill("");
  await desk.reload();
  await expect(emptyDesk).toBeVisible();
  await generate(desk, "Geese 4, ducks 6, swans 8");
  await (await menuEntry(desk, "link", "History")).click();
  await desk.getByRole("button", { name: "Delete: Geese 4, ducks 6, swans 8" }).click();
  await (await menuEntry(desk, "link", "Home")).click();
  await desk.waitForURL(`${server.url}/home`);
  await expect(emptyDesk).toBeVisible();
  await expect(textField(desk)).toHaveValue("Geese 4, ducks 6, swans 8");
});

test("an opened entry comes before the text that was typed, which waits", async ({ desk, server }) => {
  await generate(desk, "Cats 3, dogs 5, eels 7");
  await textField(desk).fill(SHARES);
  await (await menuEntry(desk, "link", "History")).click();
  await desk.getByRole("link", { name: "Cats 3, dogs 5, eels 7" }).first().click();
  await expect(textField(desk)).toHaveValue("Cats 3, dogs 5, eels 7");
  await (await menuEntry(desk, "link", "Settings")).click();
  await desk.waitForURL(`${server.url}/settings`);
  await (await menuEntry(desk, "link", "Home")).click();
  await expect(textField(desk)).toHaveValue(SHARES);
});

test("a report closed by a slip has its words again; Cancel throws them away", async ({ desk }) => {
  const open = async () => (await menuEntry(desk, "button", "Report Bug")).click();
  const description = desk.getByRole("dialog", { name: "Report Bug" }).getByRole("textbox").last();
  await open();
  await description.fill("It happened on the desk.");
  await desk.keyboard.press("Escape");
  await expect(description).toHaveCount(0);
  await open();
  await expect(description).toHaveValue("It happened on the desk.");
  await desk.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await open();
  await expect(description).toHaveValue("");
});
