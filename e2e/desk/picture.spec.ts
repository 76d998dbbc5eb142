/** A saved picture that is opened again: by choosing and by dropping it, and what stands on the desk meanwhile. */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { atRest, expect, generate, generateButton, SHARES, test, textField } from "./desk.ts";
import { cancelSharing, download, openDrawer } from "./share-steps.ts";

async function drop(page: Page, file: Download): Promise<void> {
  const base64 = (await readFile(await file.path())).toString("base64");
  await expect(textField(page)).toBeVisible();
  await atRest(page);
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    transfer.items.add(new File([bytes], "chart.png", { type: "image/png" }));
    return transfer;
  }, base64);
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
}

test("a saved PNG is chosen, or dropped on the page, and edited again; one that carries nothing is not", async ({
  desk,
}) => {
  await generate(desk, SHARES);
  /** Who has emptied the field finds an empty desk. */
  const startAnew = async () => {
    await textField(desk).fill("");
    await desk.reload();
  };
  await openDrawer(desk);
  const carrying = await download(desk);
  await cancelSharing(desk);
  await openDrawer(desk);
  await desk.getByLabel("Can be edited again").uncheck();
  const bare = await download(desk);
  await cancelSharing(desk);

  await startAnew();
  const [chooser] = await Promise.all([
    desk.waitForEvent("filechooser"),
    desk.getByRole("button", { name: "Open a picture" }).click(),
  ]);
  await chooser.setFiles({ name: "chart.png", mimeType: "image/png", buffer: await readFile(await carrying.path()) });
  await expect(desk.getByRole("table").first()).toContainText("Safari");
  await expect(textField(desk)).toHaveValue("");

  await startAnew();
  await drop(desk, carrying);
  await expect(desk.getByRole("table").first()).toContainText("Safari");
  await startAnew();
  await drop(desk, bare);
  await expect(desk.getByText(/This picture carries no figures/)).toBeVisible();
});

test("a picture that is dropped takes nothing that is typed away, and no answer takes its place", async ({
  desk,
  page,
}) => {
  const table = desk.getByRole("table").first();
  await generate(desk, SHARES);
  await openDrawer(desk);
  const picture = await download(desk);
  await cancelSharing(desk);
  const typed = "Geese 3, ducks 5 and swans 7 came to the pond.";
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/ai/extract_chart_data", async (route) => {
    await held;
    await route.continue();
  });
  await textField(desk).fill(typed);
  await generateButton(desk).click();
  await expect(desk.getByText("Generating graphs...")).toBeVisible();
  await drop(desk, picture);
  await expect(desk.getByText("Generating graphs...")).toHaveCount(0);
  await expect(textField(desk)).toHaveValue(typed);
  // the answer is kept in the history, and not shown in the picture's place
  const saved = desk.waitForResponse(
    (response) => response.url().endsWith("/api/chats/") && response.request().method() === "POST", // not the list, which may come at the same time
  );
  release();
  expect((await saved).ok()).toBe(true);
  await atRest(desk);
  await expect(table).toContainText("Safari");
  await expect(generateButton(desk)).toBeEnabled();
  await generateButton(desk).click();
  await expect(table).toContainText(/swans/i);
});
