/** What somebody has typed stays theirs: through a reload, other pages, a session that ends, a slip; not for the next one. */
import { signIn } from "../product.ts";
import { expect, generate, menuEntry, SHARES, test, textField } from "./desk.ts";

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
