/** The overlays for bugs and features, with the sentences of the specification. */
import { expect, menuEntry, test } from "./desk.ts";

const KINDS = [
  {
    entry: "Report Bug",
    empty: "Please describe the bug before submitting.",
    failed: "Failed to submit bug report. Please try again later.",
    sent: "Bug report submitted successfully. Thank you for your feedback!",
    path: "**/api/bug-reports/",
  },
  {
    entry: "Request Feature",
    empty: "Please describe the feature before submitting.",
    failed: "Failed to submit feature request. Please try again later.",
    sent: "Feature request submitted successfully. Thank you for your feedback!",
    path: "**/api/feature-requests/",
  },
];

test("bug and feature: read-only e-mail, inline sentence, failure, success, closes after 3 s; Cancel sends nothing", async ({
  desk,
  page,
}) => {
  const posted: string[] = [];
  desk.on(
    "request",
    (request) => /\/api\/(?:bug-reports|feature-requests)\/$/.test(request.url()) && posted.push(request.url()),
  ); // catches ".../api/bug-reports/", not ".../api/chats/"
  await page.clock.install();
  for (const { entry, empty, failed, sent, path } of KINDS) {
    const dialog = desk.getByRole("dialog", { name: entry });
    await (await menuEntry(desk, "button", entry)).click();
    await dialog.getByRole("textbox").last().fill("Never mind");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    expect(posted, entry).toEqual([]);

    await (await menuEntry(desk, "button", entry)).click();
    await expect(dialog.getByLabel("Email")).toHaveJSProperty("readOnly", true);
    await expect(dialog.getByLabel("Email")).toHaveValue(/@/);
    const description = dialog.getByRole("textbox").last();
    await expect(description).toHaveValue("");
    await description.fill("   ");
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(dialog.getByText(empty)).toBeVisible();
    expect(posted, entry).toEqual([]);

    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
    await description.fill("It happened on the desk.");
    await expect(dialog.getByText(empty)).toHaveCount(0);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(dialog.getByText(failed)).toBeVisible();
    await expect(description).toHaveValue("It happened on the desk.");

    await page.unroute(path);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(dialog.getByText(sent)).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(1600);
    await expect(dialog).toHaveCount(0);
    posted.length = 0;
  }
});
